import { z } from "zod";
import { readEach } from "../../../source.ts";
import { contestRow, platformSource } from "./source.ts";

const row = z.object({
  id: z.int(),
  title: z.string(),
  ctftime_url: z.string(),
  start: z.iso.datetime({ offset: true }),
  finish: z.iso.datetime({ offset: true }),
  onsite: z.boolean().nullish(),
  restrictions: z.string().nullish(),
  weight: z.number().nonnegative().nullish(),
  participants: z.int().nonnegative().nullish(),
});

/** More than the 88 events that were once announced at the same time. */
const limit = 200;
const day = 24 * 60 * 60;

/**
 * Events of the next 90 days, and events that began in the last seven days. The links lead to
 * CTFtime.
 */
export const ctftime = platformSource("ctftime", async (ask, now) => {
  const second = Math.floor(now.getTime() / 1000);
  const url = `https://ctftime.org/api/v1/events/?limit=${limit}&start=${second - 7 * day}&finish=${second + 90 * day}`;
  const items = z.array(z.unknown()).parse(await ask.json(url));
  const reading = readEach(items, (item) => {
    const { id, title, ctftime_url, start, finish, onsite, restrictions, weight, participants } = row.parse(item);
    // These are finals. Only the winners of another event may attend.
    if (onsite && restrictions === "Prequalified") return null;
    return contestRow(
      {
        source: "ctftime",
        key: id,
        event: title,
        start: new Date(start),
        end: new Date(finish),
        resource: "ctftime.org",
        href: ctftime_url,
        participants: Math.max(participants ?? 0, usualTeams(weight ?? 0)),
      },
      now,
    );
  });
  return items.length < limit ? reading : { ...reading, note: `stopped at ${limit} events` };
});

/**
 * The least number of teams that an event counts, because teams register late: ten teams per point
 * of its weight (0 to 100).
 */
function usualTeams(weight: number): number {
  return 10 + 10 * weight;
}
