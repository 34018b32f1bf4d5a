import { z } from "zod";
import { tableRows } from "../../../html.ts";
import { readEach } from "../../../source.ts";
import { contestRow, platformSource } from "./source.ts";

const row = z.object({
  cells: z.tuple([
    z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+0900$/),
    z.string(),
    z.string().regex(/^\d+:\d\d$/),
    z.string(),
  ]),
  contest: z.object({ href: z.string().regex(/^\/contests\/[\w-]+$/), text: z.string().min(1) }),
});

const tables = ["contest-table-action", "contest-table-upcoming"];

/**
 * AtCoder has no API. Its page lists running and upcoming contests in two tables, with times in
 * Japan's time zone.
 */
export const atcoder = platformSource("atcoder", async (ask, now) => {
  const all = tableRows(await ask.html("https://atcoder.jp/contests/?lang=en"), "contest-table-");
  if (all.length === 0) throw new Error("The page has no table of contests");
  const listed = all.filter(({ section }) => tables.includes(section));
  return readEach(listed, ({ cells, links }) => {
    const contest = links.find(({ href }) => href.startsWith("/contests/"));
    const found = row.parse({ cells, contest });
    const [startText, , duration] = found.cells;
    const start = new Date(startText.replace(" ", "T").replace("+0900", "+09:00"));
    const [hours = 0, minutes = 0] = duration.split(":").map(Number);
    const { href, text } = found.contest;
    return contestRow(
      {
        source: "atcoder",
        key: href.replace("/contests/", ""),
        event: text,
        start,
        end: new Date(start.getTime() + (hours * 60 + minutes) * 60_000),
        resource: "atcoder.jp",
        href: `https://atcoder.jp${href}`,
      },
      now,
    );
  });
});
