import { z } from "zod";
import { readEach } from "../../../source.ts";
import { moment } from "./moment.ts";
import { readLists, readPages } from "./readings.ts";
import { type HackathonSource, hackathonRow, teamText } from "./source.ts";

const size = 50;

const answer = z.object({
  hits: z.object({ total: z.object({ value: z.int() }), hits: z.array(z.unknown()) }),
});

const row = z.object({
  _source: z.object({
    slug: z.string().regex(/^[\w-]+$/),
    name: z.string(),
    starts_at: moment.nullish(),
    ends_at: moment.nullish(),
    is_online: z.boolean().nullish(),
    city: z.string().nullish(),
    country: z.string().nullish(),
    themes: z.array(z.union([z.string(), z.object({ name: z.string() })])).nullish(),
    timezone: z.string().nullish(),
    type: z.string().nullish(),
    private: z.boolean().nullish(),
    team_min: z.int().nullish(),
    team_size: z.int().nullish(),
    hackathon_setting: z.object({ reg_ends_at: moment.nullish(), is_hybrid: z.boolean().nullish() }).nullish(),
  }),
});

/**
 * Hackathons whose applications are open or about to open. Most organizers are in India, so if a
 * row has no time zone, its days are in India's time zone. Prizes have no amounts.
 */
export const devfolio: HackathonSource = {
  name: "devfolio",
  label: "Devfolio",
  async read(ask, now) {
    return readLists(["application_open", "upcoming"], (type) => readPages(5, (page) => readType(type, page)));

    async function readType(type: string, page: number) {
      const { hits } = answer.parse(
        await ask.json("https://api.devfolio.co/api/search/hackathons", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ type, from: (page - 1) * size, size }),
        }),
      );
      return { ...readEach(hits.hits, toRow), pages: Math.ceil(hits.total.value / size) };
    }

    function toRow(item: unknown) {
      const { _source: found } = row.parse(item);
      if (found.private || (found.type ?? "HACKATHON") !== "HACKATHON") return null;
      const setting = found.hackathon_setting;
      return hackathonRow(
        devfolio,
        {
          key: found.slug,
          name: found.name,
          link: `https://${found.slug}.devfolio.co/`,
          hosts: ["devfolio.co"],
          starts: found.starts_at,
          ends: found.ends_at,
          deadline: setting?.reg_ends_at,
          timeZone: knownZone(found.timezone) ?? "Asia/Kolkata",
          mode: setting?.is_hybrid ? "hybrid" : found.is_online ? "online" : "in_person",
          city: found.city,
          country: found.country,
          team: teamText(found.team_min, found.team_size),
          skills: found.themes?.map((theme) => (typeof theme === "string" ? theme : theme.name)),
        },
        now,
      );
    }
  },
};

/** The time zone, if the runtime supports it. */
function knownZone(name: string | null | undefined): string | undefined {
  try {
    return name ? new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}
