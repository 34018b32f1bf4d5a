import { z } from "zod";
import type { Answers } from "../../../answers.ts";
import { readEach } from "../../../source.ts";
import { contestRow, platformSource } from "./source.ts";

/**
 * The fields that list the upcoming contests. One unknown field fails a whole query, so each field
 * has its own query.
 */
const fields = ["topTwoContests", "contestV2UpcomingContests"];

const row = z.object({ title: z.string(), titleSlug: z.string(), startTime: z.int(), duration: z.int() });

/** The next weekly and the next biweekly contest. */
export const leetcode = platformSource("leetcode", async (ask, now) =>
  readEach(await contestsOf(ask), (item) => {
    const { title, titleSlug, startTime, duration } = row.parse(item);
    return contestRow(
      {
        source: "leetcode",
        key: titleSlug,
        event: title,
        start: new Date(startTime * 1000),
        end: new Date((startTime + duration) * 1000),
        resource: "leetcode.com",
        href: `https://leetcode.com/contest/${encodeURIComponent(titleSlug)}`,
      },
      now,
    );
  }),
);

/** The contests in the first of the fields that the service knows. */
async function contestsOf(ask: Answers): Promise<unknown[]> {
  let failure: unknown;
  for (const field of fields) {
    const answer = z.object({ data: z.object({ [field]: z.array(z.unknown()) }) });
    // The service refuses requests unless their Referer is its own page.
    const body = await ask.json("https://leetcode.com/graphql", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Origin: "https://leetcode.com",
        Referer: "https://leetcode.com/contest/",
      },
      body: JSON.stringify({
        operationName: field,
        query: `query ${field} { ${field} { title titleSlug startTime duration } }`,
      }),
    });
    const { data, error } = answer.safeParse(body);
    if (data?.data[field]) return data.data[field];
    failure ??= error;
  }
  throw failure;
}
