import { z } from "zod";
import { readEach } from "../../../refresh.ts";
import { type HackathonSource, hackathonRow, readPages } from "./source.ts";

const answer = z.object({ results: z.array(z.unknown()), next: z.unknown().optional() });

const time = z.int().transform((seconds) => new Date(seconds * 1000).toISOString());

const row = z.object({
  id: z.int(),
  title: z.string(),
  start_time: time,
  end_time: time,
  participation_form: z.string().nullish(),
  organization: z.object({ name: z.string().nullish() }).nullish(),
});

/** Online hackathons run for weeks, and registration is open until they end. */
export const dorahacks: HackathonSource = {
  name: "dorahacks",
  label: "DoraHacks",
  read: (ask, now) =>
    readPages(4, async (page) => {
      const { results, next } = answer.parse(
        await ask.json(`https://dorahacks.io/api/hackathon/?page=${page}&page_size=50`, {
          headers: { Referer: "https://dorahacks.io/hackathon" },
        }),
      );
      const reading = readEach(results, (item) => {
        const found = row.parse(item);
        return hackathonRow(
          dorahacks,
          {
            key: found.id,
            name: found.title,
            link: `https://dorahacks.io/hackathon/${found.id}/detail`,
            hosts: ["dorahacks.io"],
            starts: found.start_time,
            ends: found.end_time,
            organizer: found.organization?.name,
            mode: modeOf(found.participation_form ?? ""),
          },
          now,
        );
      });
      return { ...reading, pages: next ? page + 1 : page };
    }),
};

function modeOf(form: string) {
  if (/hybrid/i.test(form)) return "hybrid";
  if (/virtual|online/i.test(form)) return "online";
  return /offline|person|physical/i.test(form) ? "in_person" : null;
}
