import type { PaletteEntry } from "#domain/palette/palette.ts";
import { dateFormats } from "#domain/text/date-format.ts";
import { isWebUrl } from "#domain/text/links.ts";
import { api, hasTexts, read, rowsOf } from "../api.ts";
import { reader } from "../date.ts";

const dayFormat = dateFormats({ weekday: "short", day: "numeric", month: "short" });

/** The upcoming contests and hackathons. A list that fails to load is left out. */
export async function liveEntries(): Promise<PaletteEntry[]> {
  const lists = await Promise.allSettled([contests(), hackathons()]);
  return lists.flatMap((list) => (list.status === "fulfilled" ? list.value : []));
}

async function contests(): Promise<PaletteEntry[]> {
  const { contests } = await read(api.contests.$get({ query: { sort: "upcoming" } }));
  return rowsOf(contests, (row) => hasTexts(row, "event", "resource", "href") && isWebUrl(row.href)).map(
    ({ event, resource, href, start_time }) => ({
      kind: "contests",
      name: event,
      url: href,
      about: [resource, start_time && dayFormat(undefined, reader.locale).format(new Date(start_time))]
        .filter(Boolean)
        .join(" · "),
    }),
  );
}

async function hackathons(): Promise<PaletteEntry[]> {
  const { hackathons } = await read(api.hackathons.$get({ query: { when: "upcoming" } }));
  return rowsOf(hackathons, (row) => hasTexts(row, "name", "registration_link") && isWebUrl(row.registration_link)).map(
    ({ name, registration_link: url, source, city, country }) => ({
      kind: "hackathons",
      name,
      url,
      about: [source, city, country].filter(Boolean).join(" · "),
    }),
  );
}
