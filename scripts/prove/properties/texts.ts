import fc from "fast-check";
import ICAL from "ical.js";
import { calendarText } from "#domain/calendar.ts";
import { hackathonTime } from "#domain/hackathons/dates.ts";
import { isLinkTo } from "#domain/text/links.ts";
import { oneLine, stripTags } from "#domain/text/text.ts";
import { submissionDays } from "#worker/features/hackathons/sources/devpost.ts";
import { moment } from "#worker/features/hackathons/sources/moment.ts";
import { networkOf } from "#worker/rate-limit.ts";
import { foreignText, type Property } from "./foreign.ts";

const now = new Date("2026-08-12T12:00:00Z");

/** The rules for texts, links, times and addresses. */
export const texts: Property[] = [
  ["stripTags leaves no tag", fc.property(foreignText, (text) => !/<[^>]*>/.test(stripTags(text)))],
  ["oneLine leaves no control character", fc.property(foreignText, (text) => !/[\p{Cc}\p{Cs}]/u.test(oneLine(text)))],
  [
    "a link to a host is https and has it",
    fc.property(foreignText, (text) => !isLinkTo(text, ["a.example"]) || new URL(text).hostname.endsWith("a.example")),
  ],
  [
    "a time is an instant, a day or refused",
    fc.property(foreignText, (text) => {
      const { data } = moment.safeParse(text);
      return data === undefined || !Number.isNaN(Date.parse(data));
    }),
  ],
  ["a date text is a time", fc.property(foreignText, (text) => Number.isFinite(hackathonTime(text, now)))],
  [
    "Devpost's days are days or refused",
    fc.property(foreignText, (text) => {
      try {
        return submissionDays(text).every((day) => /^\d{4}-\d\d-\d\d$/.test(day));
      } catch (error) {
        return error instanceof RangeError;
      }
    }),
  ],
  [
    "a network of an address is a short text",
    fc.property(fc.oneof(foreignText, fc.ipV6(), fc.ipV4()), (text) => networkOf(text).length <= text.length + 30),
  ],
  [
    "addresses of one /64 are one network",
    fc.property(fc.ipV6(), fc.nat(0xffff), (address, last) => {
      const groups = expanded(address);
      const neighbor = [...groups.slice(0, 7), last.toString(16)].join(":");
      return networkOf(groups.join(":")) === networkOf(neighbor);
    }),
  ],
  [
    "an independent reader reads every calendar",
    fc.property(fc.array(foreignText, { maxLength: 5 }), (texts) => {
      const events = texts.map((text, n) => ({
        key: `${n}/${text}`,
        title: text,
        start: now,
        end: now,
        url: "https://a.example/",
        description: text,
        isTentative: false,
        changedAt: now,
      }));
      const calendar = new ICAL.Component(ICAL.parse(calendarText("Test", events)));
      return calendar.getAllSubcomponents("vevent").length === texts.length;
    }),
  ],
];

/** The eight groups of an IPv6 address without an embedded IPv4 address. */
function expanded(address: string): string[] {
  const [head = "", tail = ""] = address.split("::");
  const groups = (part: string) => part.split(":").filter((group) => /^[\da-f]+$/i.test(group));
  const [first, last] = [groups(head), groups(tail)];
  return [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0"), ...last].slice(0, 8);
}
