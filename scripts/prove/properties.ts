import { readFileSync } from "node:fs";
import fc from "fast-check";
import ICAL from "ical.js";
import { calendarText } from "#domain/calendar.ts";
import { hackathonTime } from "#domain/hackathons/dates.ts";
import { isHttpsUrl, isLinkTo } from "#domain/text/links.ts";
import { oneLine, stripTags } from "#domain/text/text.ts";
import { contestSources } from "#worker/features/contests/sources.ts";
import { submissionDays } from "#worker/features/hackathons/sources/devpost.ts";
import { moment } from "#worker/features/hackathons/sources/source.ts";
import { hackathonSources } from "#worker/features/hackathons/sources.ts";
import { githubSources } from "#worker/features/open-source/github.ts";
import { networkOf } from "#worker/rate-limit.ts";
import type { Source } from "#worker/refresh.ts";
import type { Answers } from "#worker/upstream.ts";
import type { Part, Proof, Scale } from "./part.ts";

const runsOf: Record<Scale, number> = { long: 10_000, short: 500, test: 50 };
const now = new Date("2026-08-12T12:00:00Z");
const settings = { CLIST_USERNAME: "ada", CLIST_API_KEY: "key", GITHUB_TOKEN: "token" };

/**
 * Every parser of foreign text, on text that nobody would send: it refuses, or gives rows of the
 * right shape.
 */
export const properties: Part = async ({ scale, seed }) => {
  const runs = runsOf[scale];
  const proofs = [];
  for (const [what, check] of [...textProperties, ...sourceProperties()]) {
    const { failed, counterexample, numRuns } = await fc.check(check, { numRuns: runs, seed, endOnFailure: true });
    proofs.push(
      proofOf(
        what,
        runs,
        failed ? `fails for ${fc.stringify(counterexample)}`.slice(0, 300) : `${numRuns} runs`,
        !failed,
      ),
    );
  }
  return proofs;
};

function proofOf(what: string, runs: number, figure: string, holds: boolean): Proof {
  return { part: "properties", what, goal: `holds in ${runs} runs`, figure, holds };
}

const foreignText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.webUrl(),
  fc.constantFrom("", "\u0000", "\ud800", "javascript:alert(1)", "https://", "2026-99-99", "1e999", "<script>", "null"),
);

const textProperties: [string, fc.IProperty<unknown[]> | fc.IAsyncProperty<unknown[]>][] = [
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

type Row = { id: string } & Record<string, unknown>;

/** Each source reads its recorded answer with a few values exchanged. */
function sourceProperties(): typeof textProperties {
  const [github] = githubSources();
  const sources: Source<Row>[] = [...contestSources(), ...hackathonSources(), ...(github ? [github] : [])];
  return sources
    .filter(({ isPrediction }) => !isPrediction)
    .map((source) => {
      const file = source.name.replace(/-.*/, "");
      const change = fc.record({ at: fc.nat(), value: foreignValue });
      const property = fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const reading = await source.read(changedAnswers(file, changes), now, settings).catch((error) => error);
        return reading instanceof Error || reading.rows.every(isSound);
      });
      return [`${source.label}: rows are sound or refused`, property];
    });
}

const foreignValue: fc.Arbitrary<unknown> = fc.oneof(
  foreignText,
  fc.constantFrom(null, true, -1, 0, 1e15, Number.MAX_SAFE_INTEGER, [], {}, [null], { name: null }),
);

function isSound(row: Row): boolean {
  const { href, registration_link, url } = row;
  const links = [href, registration_link, url].filter((link) => link !== undefined);
  const times = [row.start_time, row.end_time, row.starts, row.ends, row.deadline, row.updated_at];
  return (
    links.every((link) => isHttpsUrl(String(link))) &&
    times.every((time) => time === undefined || time === null || !Number.isNaN(Date.parse(String(time))))
  );
}

type Change = { at: number; value: unknown };

/** The recorded answer of the source, damaged in the same places whenever it is asked. */
function changedAnswers(file: string, changes: Change[]): Answers {
  return {
    json: async () => {
      const answer = JSON.parse(readFileSync(`scripts/fake-upstream/answers/${file}.json`, "utf8"));
      for (const { at, value } of changes) replaceValue(answer, at, value);
      return answer;
    },
    html: async () => {
      let page = readFileSync(`scripts/fake-upstream/answers/${file}.html`, "utf8");
      for (const { at, value } of changes) {
        const place = at % page.length;
        page = page.slice(0, place) + String(value) + page.slice(place + 7);
      }
      return page;
    },
  };
}

/** Replaces one of all values in the tree. */
function replaceValue(tree: object, at: number, value: unknown) {
  const places: [Record<string, unknown>, string][] = [];
  const collect = (node: object) => {
    for (const [key, child] of Object.entries(node)) {
      places.push([node as Record<string, unknown>, key]);
      if (typeof child === "object" && child !== null) collect(child);
    }
  };
  collect(tree);
  const place = places[at % places.length];
  if (place) place[0][place[1]] = value;
}
