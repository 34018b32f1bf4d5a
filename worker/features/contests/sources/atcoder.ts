import { z } from "zod";
import { withoutEntities } from "#domain/text/text.ts";
import { readEach } from "../../../refresh.ts";
import { type ContestSource, contestRow } from "./source.ts";

const row = z.object({
  start: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+0900$/),
  path: z.string().regex(/^\/contests\/[\w-]+$/),
  title: z.string().trim().min(1),
  duration: z
    .string()
    .trim()
    .regex(/^\d+:\d\d$/),
});

/** AtCoder has no API: its page lists what runs and what comes in two tables, times in Japan's zone. */
export const atcoder: ContestSource = {
  name: "atcoder",
  label: "AtCoder",
  async read(ask, now) {
    const found = tableRows(await ask.html("https://atcoder.jp/contests/?lang=en"));
    return readEach(found, (item) => {
      const { start: text, path, title, duration } = row.parse(item);
      const start = new Date(text.replace(" ", "T").replace("+0900", "+09:00"));
      const [hours = 0, minutes = 0] = duration.split(":").map(Number);
      return contestRow(
        {
          source: "atcoder",
          key: path.replace("/contests/", ""),
          event: title,
          start,
          end: new Date(start.getTime() + (hours * 60 + minutes) * 60_000),
          resource: "atcoder.jp",
          href: `https://atcoder.jp${path}`,
          hosts: ["atcoder.jp"],
        },
        now,
      );
    });
  },
};

/** The cells as they stand in the page: start, link, duration; a row that lacks one is left for the schema to refuse. */
function tableRows(html: string) {
  const bodies = ["action", "upcoming"].flatMap((table) => {
    const [, rest] = html.split(`id="contest-table-${table}"`);
    return rest?.split("</tbody>", 1) ?? [];
  });
  if (bodies.length === 0) throw new Error("The page has no table of contests");
  return bodies.flatMap((body) => {
    const [, ...rows] = body.split("<tbody>")[1]?.split(/<tr\b/) ?? [];
    return rows.map((cells) => {
      const [, , , duration] = cells.split(/<td\b[^<>]*>/);
      const link = cells.match(/<a href=["'](\/contests\/[^"']+)["'][^<>]*>([^<]+)</);
      return {
        start: cells.match(/<time\b[^<>]*>([^<]+)</)?.[1],
        path: link?.[1],
        title: link?.[2] && withoutEntities(link[2]),
        duration: duration?.split("<", 1)[0],
      };
    });
  });
}
