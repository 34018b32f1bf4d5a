import { z } from "zod";
import { readEach } from "../../../source.ts";
import { contestRow, platformSource } from "./source.ts";

const answer = z.object({
  status: z.literal("success"),
  present_contests: z.array(z.unknown()),
  future_contests: z.array(z.unknown()),
  past_contests: z.array(z.unknown()).default([]),
});

const row = z.object({
  contest_code: z.string(),
  contest_name: z.string(),
  contest_start_date_iso: z.iso.datetime({ offset: true }),
  contest_end_date_iso: z.iso.datetime({ offset: true }),
  distinct_users: z.int().nullish(),
});

const past = z.object({ contest_code: z.string(), distinct_users: z.int() });

/**
 * The usual number of participants in the weekly rated contest. Side series have a tenth of that:
 * see platforms.ts.
 */
const startersTurnout = 15_000;

/**
 * Running and upcoming contests. The popularity of a contest is that of the previous edition of its
 * series, or else its own popularity so far.
 */
export const codechef = platformSource("codechef", async (ask, now) => {
  const { present_contests, future_contests, past_contests } = answer.parse(
    await ask.json("https://www.codechef.com/api/list/contests/all?sort_by=START&sorting_order=asc&offset=0&mode=all"),
  );
  const editions = past_contests.flatMap((item) => past.safeParse(item).data ?? []);
  return readEach([...present_contests, ...future_contests], (item) => {
    const found = row.parse(item);
    const code = found.contest_code;
    const usual = code.startsWith("START") ? startersTurnout : undefined;
    return contestRow(
      {
        source: "codechef",
        key: code,
        event: found.contest_name,
        start: new Date(found.contest_start_date_iso),
        end: new Date(found.contest_end_date_iso),
        resource: "codechef.com",
        href: `https://www.codechef.com/${encodeURIComponent(code)}`,
        participants: lastTurnout(code, editions) || found.distinct_users || usual,
      },
      now,
    );
  });
});

function lastTurnout(code: string, editions: z.infer<typeof past>[]): number | undefined {
  const earlier = editions
    .filter((edition) => series(edition.contest_code) === series(code))
    .sort((a, b) => edition(b.contest_code) - edition(a.contest_code));
  return earlier[0]?.distinct_users;
}

/** START251A is edition 251 of START. */
function series(code: string): string {
  return code.replace(/\d.*$/s, "");
}

function edition(code: string): number {
  return Number.parseInt(/\d+/.exec(code)?.[0] ?? "", 10) || 0;
}
