import { z } from "zod";
import { readEach } from "../../../source.ts";
import { moment } from "./moment.ts";
import { readPages } from "./readings.ts";
import { type HackathonSource, hackathonRow, prizeText, teamText } from "./source.ts";

const answer = z.object({ data: z.object({ data: z.array(z.unknown()), last_page: z.int() }) });

const currencies: Record<string, string> = {
  "fa-rupee": "INR",
  "fa-dollar": "USD",
  "fa-euro": "EUR",
  "fa-gbp": "GBP",
};

const row = z.object({
  id: z.int(),
  title: z.string().max(1000),
  public_url: z.string(),
  seo_url: z.string().nullish(),
  region: z.string().nullish(),
  organisation: z.object({ name: z.string().nullish() }).nullish(),
  start_date: moment.nullish(),
  end_date: moment.nullish(),
  required_skills: z.array(z.union([z.string(), z.object({ skill_name: z.string().nullish() })])).nullish(),
  prizes: z
    .array(
      z.object({
        rank: z.string().nullish(),
        cash: z.coerce.number().catch(0),
        currency: z.string().nullish(),
        currencyCode: z.string().nullish(),
      }),
    )
    .nullish(),
  address_with_country_logo: z
    .object({ city: z.string().nullish(), country: z.union([z.string(), z.object({ name: z.string() })]).nullish() })
    .nullish(),
  regnRequirements: z
    .object({
      end_regn_dt: moment.nullish(),
      min_team_size: z.int().nullish(),
      max_team_size: z.int().nullish(),
    })
    .nullish(),
});

const modes = { online: "online", offline: "in_person", hybrid: "hybrid" } as const;

/**
 * Hackathons that are open for registration. The filter "open" matters, because the archive is
 * thirty times as long. For an event without a start, end_date is not the day of the event.
 */
export const unstop: HackathonSource = {
  name: "unstop",
  label: "Unstop",
  read: (ask, now) =>
    readPages(6, async (page) => {
      const { data } = answer.parse(
        await ask.json(
          `https://unstop.com/api/public/opportunity/search-result?opportunity=hackathons&oppstatus=open&page=${page}&per_page=100`,
          { headers: { Referer: "https://unstop.com" } },
        ),
      );
      const reading = readEach(data.data, (item) => {
        const found = row.parse(item);
        const { address_with_country_logo: place, regnRequirements: terms } = found;
        return hackathonRow(
          unstop,
          {
            key: found.id,
            name: withoutTail(found.title),
            link: found.seo_url || `https://unstop.com/${found.public_url}`,
            hosts: ["unstop.com"],
            starts: found.start_date,
            ends: found.start_date && found.end_date,
            deadline: terms?.end_regn_dt,
            timeZone: "Asia/Kolkata",
            organizer: found.organisation?.name,
            mode: modes[found.region as keyof typeof modes],
            city: place?.city,
            country: typeof place?.country === "string" ? place.country : place?.country?.name,
            prize: prizeOf(found.prizes ?? []),
            team: teamText(terms?.min_team_size, terms?.max_team_size),
            skills: found.required_skills?.map((skill) =>
              typeof skill === "string" ? skill : (skill.skill_name ?? ""),
            ),
          },
          now,
        );
      });
      return { ...reading, pages: data.last_page };
    }),
};

type Prize = NonNullable<z.infer<typeof row>["prizes"]>[number];

/**
 * The prizes as text. If there is a prize pool, it is already the sum of the ranks, so they do not
 * count.
 */
function prizeOf(prizes: Prize[]): string | null {
  const pool = prizes.filter(({ rank }) => rank === "Prize Pool");
  return prizeText(
    (pool.length > 0 ? pool : prizes).map(({ cash, currency, currencyCode }) => ({
      amount: cash,
      currency: currencyCode ?? currencies[currency ?? ""] ?? "",
    })),
  );
}

const praise = /^\s?[\d.,]+\s?k?\+?\s?(?:registrations?|participants?)\b/i;

/** Removes praise such as " - 4K+ Registrations" from the end of a title. */
function withoutTail(title: string): string {
  for (const { index } of title.matchAll(/[-|–:]/g))
    if (praise.test(title.slice(index + 1, index + 60))) return title.slice(0, index).trimEnd();
  return title;
}
