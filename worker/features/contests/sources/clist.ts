import { z } from "zod";
import platforms from "#content/contest-platforms.json" with { type: "json" };
import { readEach } from "../../../source.ts";
import { type ContestSource, contestRow } from "./source.ts";

const answer = z.object({
  meta: z.object({ total_count: z.int().nullish() }),
  objects: z.array(z.unknown()),
});

/** The times are in UTC, although the API does not say so. */
const time = z.iso.datetime({ local: true }).transform((text) => new Date(text.endsWith("Z") ? text : `${text}Z`));

const row = z.object({
  id: z.int(),
  event: z.string(),
  resource: z.string().max(100),
  href: z.string(),
  start: time,
  end: time,
  n_statistics: z.int().nullish(),
});

type Listed = { url: string; hosts?: string[] };

/** The hosts of the platforms that we know: the listed hosts, or else the host of the address. */
const hosts = platforms.flatMap(({ url, hosts }: Listed) => hosts ?? [new URL(url).hostname.replace(/^www\./, "")]);
const limit = 500;

/**
 * https://clist.by/api/v4/doc/: one request for all platforms that we know. It needs the key of a
 * free account.
 */
export const clist: ContestSource = {
  name: "clist",
  label: "clist.by",
  isOn: ({ CLIST_USERNAME, CLIST_API_KEY }) => Boolean(CLIST_USERNAME && CLIST_API_KEY),
  async read(ask, now, { CLIST_USERNAME, CLIST_API_KEY }) {
    const query = new URLSearchParams({
      end__gt: now.toISOString().slice(0, 19),
      order_by: "start",
      limit: String(limit),
      total_count: "true",
      format: "json",
    });
    const { meta, objects } = answer.parse(
      await ask.json(`https://clist.by/api/v4/contest/?${query}`, {
        headers: { Authorization: `ApiKey ${CLIST_USERNAME}:${CLIST_API_KEY}` },
      }),
    );
    const reading = readEach(objects, (item) => {
      const { id, event, resource, href, start, end, n_statistics } = row.parse(item);
      return contestRow(
        {
          source: "clist",
          key: id,
          event,
          start,
          end,
          resource,
          href,
          hosts,
          participants: n_statistics ?? undefined,
          rank: 1,
        },
        now,
      );
    });
    const total = meta.total_count ?? objects.length;
    return total > objects.length ? { ...reading, note: `stopped at ${objects.length} of ${total} contests` } : reading;
  },
};
