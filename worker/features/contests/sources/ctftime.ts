import { z } from "zod";
import { readEach } from "../../../refresh.ts";
import { type ContestSource, contestRow } from "./source.ts";

const row = z.object({
  id: z.int(),
  title: z.string(),
  ctftime_url: z.string(),
  start: z.iso.datetime({ offset: true }),
  finish: z.iso.datetime({ offset: true }),
  weight: z.number().nonnegative(),
  participants: z.int().nonnegative(),
});

const limit = 100;
const day = 24 * 60 * 60;

/** Events of the next 90 days and those that began in the last seven, by their page on CTFtime. */
export const ctftime: ContestSource = {
  name: "ctftime",
  label: "CTFtime",
  async read(ask, now) {
    const second = Math.floor(now.getTime() / 1000);
    const url = `https://ctftime.org/api/v1/events/?limit=${limit}&start=${second - 7 * day}&finish=${second + 90 * day}`;
    const items = z.array(z.unknown()).parse(await ask.json(url));
    const reading = readEach(items, (item) => {
      const { id, title, ctftime_url, start, finish, weight, participants } = row.parse(item);
      return contestRow(
        {
          source: "ctftime",
          key: id,
          event: title,
          start: new Date(start),
          end: new Date(finish),
          resource: "ctftime.org",
          href: ctftime_url,
          hosts: ["ctftime.org"],
          participants: Math.max(participants, usualTeams(weight)),
        },
        now,
      );
    });
    return items.length < limit ? reading : { ...reading, note: `stopped at ${limit} events` };
  },
};

/** Teams register late, so an event counts for at least what its weight (0 to 100) promises: ten teams a point. */
function usualTeams(weight: number): number {
  return 10 + 10 * weight;
}
