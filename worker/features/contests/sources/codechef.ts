import { z } from "zod";
import { readEach } from "../../../refresh.ts";
import { type ContestSource, contestRow } from "./source.ts";

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
});

const past = z.object({ contest_code: z.string(), distinct_users: z.int() });

/** What runs and what comes; a contest counts as popular as the last edition of its series. */
export const codechef: ContestSource = {
  name: "codechef",
  label: "CodeChef",
  async read(ask, now) {
    const { present_contests, future_contests, past_contests } = answer.parse(
      await ask.json(
        "https://www.codechef.com/api/list/contests/all?sort_by=START&sorting_order=asc&offset=0&mode=all",
      ),
    );
    const editions = past_contests.flatMap((item) => past.safeParse(item).data ?? []);
    return readEach([...present_contests, ...future_contests], (item) => {
      const { contest_code, contest_name, contest_start_date_iso, contest_end_date_iso } = row.parse(item);
      return contestRow(
        {
          source: "codechef",
          key: contest_code,
          event: contest_name,
          start: new Date(contest_start_date_iso),
          end: new Date(contest_end_date_iso),
          resource: "codechef.com",
          href: `https://www.codechef.com/${encodeURIComponent(contest_code)}`,
          hosts: ["codechef.com"],
          participants: lastTurnout(contest_code, editions),
        },
        now,
      );
    });
  },
};

function lastTurnout(code: string, editions: z.infer<typeof past>[]): number | undefined {
  const earlier = editions
    .filter((edition) => series(edition.contest_code) === series(code))
    .sort((a, b) => edition(b.contest_code) - edition(a.contest_code));
  return earlier[0]?.distinct_users;
}

/** START251A is edition 251 of START. */
function series(code: string): string {
  return code.replace(/\d.*$/, "");
}

function edition(code: string): number {
  return Number.parseInt(code.replace(/^\D+/, ""), 10) || 0;
}
