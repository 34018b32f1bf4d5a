import { z } from "zod";
import { readEach } from "../../../source.ts";
import { readLists, readPages } from "./readings.ts";
import { type HackathonSource, hackathonRow, prizeText } from "./source.ts";

const pageSize = 50;

const answer = z.object({
  results: z.array(z.unknown()),
  count: z.int().nullish(),
  next: z.unknown().optional(),
});

/** Seconds since 1970. 0 means that the time is not set. */
const time = z
  .int()
  .positive()
  .transform((seconds) => new Date(seconds * 1000).toISOString());

const row = z.object({
  id: z.int(),
  uname: z
    .string()
    .regex(/^[\w-]+$/)
    .nullish(),
  title: z.string(),
  visibility: z.int().nullish(),
  owner: z.object({ name: z.string().nullish() }).nullish(),
  timeline_start: time,
  timeline_end: time,
  venue_form: z.string().nullish(),
  bonus_price: z.number().nullish(),
  bonus_token: z.string().nullish(),
  tags: z.string().nullish(),
});

const modes = { Virtual: "online", IRL: "in_person", Hybrid: "hybrid" } as const;

/** The site requires a user agent that looks like a browser's. The last word is our own name. */
const headers = {
  "User-Agent":
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 zero-to-offer/1.0",
  Referer: "https://dorahacks.io/hackathon",
  Origin: "https://dorahacks.io",
};

/** Online hackathons run for weeks, and registration is open until they end. */
export const dorahacks: HackathonSource = {
  name: "dorahacks",
  label: "DoraHacks",
  read: (ask, now) =>
    readLists(["ongoing", "upcoming"], (status) =>
      readPages(3, async (page) => {
        const { results, count, next } = answer.parse(
          await ask.json(
            `https://dorahacks.io/api/v1/hub/hackathons?page=${page}&page_size=${pageSize}&status=${status}`,
            { headers },
          ),
        );
        const reading = readEach(results, (item) => {
          const found = row.parse(item);
          if (found.visibility || /^test\b/i.test(found.title)) return null;
          return hackathonRow(
            dorahacks,
            {
              key: found.id,
              name: found.title,
              link: `https://dorahacks.io/hackathon/${found.uname ?? found.id}/detail`,
              hosts: ["dorahacks.io"],
              starts: found.timeline_start,
              ends: found.timeline_end,
              organizer: found.owner?.name,
              mode: modes[found.venue_form as keyof typeof modes],
              prize: prizeText([{ amount: found.bonus_price ?? 0, currency: found.bonus_token ?? "" }]),
              skills: found.tags?.split(",").map((tag) => tag.trim()),
            },
            now,
          );
        });
        const hasMore = next === undefined ? page * pageSize < (count ?? 0) : Boolean(next);
        return { ...reading, pages: hasMore ? page + 1 : page };
      }),
    ),
};
