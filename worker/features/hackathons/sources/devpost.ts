import { z } from "zod";
import { stripTags } from "#domain/text/text.ts";
import { readEach } from "../../../source.ts";
import { readPages } from "./readings.ts";
import { type HackathonSource, hackathonRow } from "./source.ts";

const answer = z.object({
  hackathons: z.array(z.unknown()),
  meta: z.object({ total_count: z.int(), per_page: z.int().positive() }),
});

const row = z.object({
  id: z.int(),
  title: z.string(),
  url: z.string(),
  displayed_location: z.object({ icon: z.string().nullish(), location: z.string().nullish() }).nullish(),
  open_state: z.string(),
  submission_period_dates: z.string(),
  themes: z.array(z.object({ name: z.string() })).nullish(),
  prize_amount: z.string().nullish(),
  organization_name: z.string().nullish(),
  invite_only: z.boolean().nullish(),
});

/** Devpost answers only browsers, so the source is off until the operator has checked its terms. */
const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

export const devpost: HackathonSource = {
  name: "devpost",
  label: "Devpost",
  read: (ask, now) =>
    readPages(10, async (page) => {
      const { hackathons, meta } = answer.parse(
        await ask.json(
          `https://devpost.com/api/hackathons?status[]=open&status[]=upcoming&order_by=deadline&per_page=40&page=${page}`,
          { headers: { "User-Agent": browser, Referer: "https://devpost.com/hackathons" } },
        ),
      );
      const reading = readEach(hackathons, (item) => {
        const found = row.parse(item);
        if (found.invite_only) return null;
        const { icon, location } = found.displayed_location ?? {};
        const isOnline = icon === "globe";
        const [starts, ends] = submissionDays(found.submission_period_dates);
        return hackathonRow(
          devpost,
          {
            key: found.id,
            name: found.title,
            link: found.url,
            hosts: ["devpost.com"],
            starts,
            ends,
            deadline: ends,
            organizer: found.organization_name,
            mode: isOnline ? "online" : "in_person",
            city: isOnline || location === "TBD" ? null : location,
            prize: stripTags((found.prize_amount ?? "").slice(0, 200)).replace(/^\D*0$/, ""),
            skills: found.themes?.map((theme) => theme.name),
          },
          now,
        );
      });
      return { ...reading, pages: Math.ceil(meta.total_count / meta.per_page) };
    }),
};

const dates = /^([A-Z][a-z]{2}) (\d\d)(?:, (\d{4}))?(?: - (?:([A-Z][a-z]{2}) )?(\d\d))?, (\d{4})$/;

/**
 * The first and last day of a text such as "May 22 - Sep 13, 2026", "Aug 04 - 31, 2026" or "Dec 20,
 * 2026 - Jan 10, 2027", or of a single day. The first year may be missing.
 */
export function submissionDays(text: string): [string, string] {
  const [, month, day, year, endMonth = month, endDay = day, endYear] = dates.exec(text) ?? [];
  const end = new Date(`${endMonth} ${endDay}, ${endYear} UTC`);
  const start = new Date(`${month} ${day}, ${year ?? endYear} UTC`);
  if (start > end) start.setUTCFullYear(start.getUTCFullYear() - 1);
  return [start.toISOString().slice(0, 10), end.toISOString().slice(0, 10)];
}
