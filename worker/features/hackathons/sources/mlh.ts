import { z } from "zod";
import { withoutEntities } from "#domain/text/text.ts";
import { readEach } from "../../../refresh.ts";
import type { Answers } from "../../../upstream.ts";
import { type HackathonSource, hackathonRow, moment } from "./source.ts";

const events = z.object({
  props: z.object({
    upcomingEvents: z.array(z.unknown()),
    currentEvents: z.array(z.unknown()).default([]),
  }),
});

const row = z.object({
  id: z.string(),
  name: z.string(),
  startsAt: moment,
  endsAt: moment,
  formatType: z.string().nullish(),
  websiteUrl: z.string().nullish(),
  url: z.string().nullish(),
  venueAddress: z.object({ city: z.string().nullish(), country: z.string().nullish() }).nullish(),
});

const modes = { physical: "in_person", digital: "online", hybrid: "hybrid" } as const;

/** Student hackathons of the season, and of the last one while the new one has none. Its terms prohibit commercial use: off by default. */
export const mlh: HackathonSource = {
  name: "mlh",
  label: "Major League Hacking",
  async read(ask, now) {
    const season = seasonOf(now);
    const current = await readSeason(ask, season);
    const items = current.length > 0 ? current : await readSeason(ask, season - 1);
    return readEach(items, (item) => {
      const found = row.parse(item);
      return hackathonRow(
        mlh,
        {
          key: found.id,
          name: found.name,
          link: found.websiteUrl ?? found.url ?? "",
          starts: found.startsAt,
          ends: found.endsAt,
          mode: modes[found.formatType as keyof typeof modes],
          city: found.venueAddress?.city,
          country: found.venueAddress?.country,
          skills: ["Students"],
        },
        now,
      );
    });
  },
};

/** Seasons are named after the year they end in, and begin in July, UTC. */
export function seasonOf(now: Date): number {
  return now.getUTCFullYear() + (now.getUTCMonth() >= 6 ? 1 : 0);
}

async function readSeason(ask: Answers, season: number): Promise<unknown[]> {
  const html = await ask.html(`https://www.mlh.com/seasons/${season}/events`);
  const script = html.split("<script").find((piece) => /^[^<>]*type="application\/json"/.test(piece));
  const inScript = script?.slice(script.indexOf(">") + 1).split("</script>", 1)[0];
  const inAttribute = withoutEntities(/data-page="([^"]*)"/.exec(html)?.[1] ?? "null");
  const { props } = events.parse(JSON.parse(inScript ?? inAttribute));
  return [...props.currentEvents, ...props.upcomingEvents];
}
