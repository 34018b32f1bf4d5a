import { z } from "zod";
import { isHttpsUrl } from "#domain/text/links.ts";
import type { Answers } from "../../../answers.ts";
import { scriptsOf } from "../../../html.ts";
import { readEach } from "../../../source.ts";
import { moment } from "./moment.ts";
import { type HackathonSource, hackathonRow } from "./source.ts";

const site = "https://www.mlh.com";

const page = z.object({ props: z.object({ upcomingEvents: z.array(z.unknown()) }) });

const row = z.object({
  id: z.string(),
  name: z.string(),
  startsAt: moment,
  endsAt: moment,
  formatType: z.string().nullish(),
  websiteUrl: z.string().nullish(),
  url: z.string(),
  venueAddress: z.object({ city: z.string().nullish(), country: z.string().nullish() }).nullish(),
});

/**
 * Student hackathons of the season. While the new season is empty, those of the last season. The
 * terms prohibit commercial use, so the source is off by default. Times of day are often
 * placeholders, so only days are read.
 */
export const mlh: HackathonSource = {
  name: "mlh",
  label: "Major League Hacking",
  async read(ask, now) {
    const season = seasonOf(now);
    const current = await readSeason(ask, season);
    const items = current.length > 0 ? current : await readSeason(ask, season - 1);
    return readEach(items, (item) => {
      const found = row.parse(item);
      const website = found.websiteUrl ?? "";
      return hackathonRow(
        mlh,
        {
          key: found.id,
          name: found.name,
          link: isHttpsUrl(website) ? website : new URL(found.url, site).href,
          starts: found.startsAt.slice(0, 10),
          ends: found.endsAt.slice(0, 10),
          mode: modeOf(found.formatType ?? ""),
          city: found.venueAddress?.city,
          country: found.venueAddress?.country,
          skills: ["Students"],
        },
        now,
      );
    });
  },
};

/** The mode of a format. "hybrid_physical" and "hybrid_digital" are also hybrid. */
function modeOf(format: string) {
  if (format.startsWith("hybrid")) return "hybrid";
  if (format === "digital") return "online";
  return format === "physical" ? "in_person" : null;
}

/** A season begins in July, UTC, and is named after the year in which it ends. */
export function seasonOf(now: Date): number {
  return now.getUTCFullYear() + (now.getUTCMonth() >= 6 ? 1 : 0);
}

/**
 * Reads the JSON data in a season's page. Its list of upcoming events includes the running events.
 */
async function readSeason(ask: Answers, season: number): Promise<unknown[]> {
  const scripts = scriptsOf(await ask.html(`${site}/seasons/${season}/events`));
  const data = scripts.find(({ attributes }) => attributes["data-page"] === "app");
  if (!data) throw new Error("The page has no data");
  return page.parse(JSON.parse(data.text)).props.upcomingEvents;
}
