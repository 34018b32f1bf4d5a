import { z } from "zod";
import { readEach } from "../../../refresh.ts";
import { type ContestSource, contestRow } from "./source.ts";

const answer = z.object({ data: z.object({ topTwoContests: z.array(z.unknown()) }) });

const row = z.object({ title: z.string(), titleSlug: z.string(), startTime: z.int(), duration: z.int() });

/** The next weekly and the next biweekly contest; the service refuses a request that does not name its own page. */
export const leetcode: ContestSource = {
  name: "leetcode",
  label: "LeetCode",
  async read(ask, now) {
    const { data } = answer.parse(
      await ask.json("https://leetcode.com/graphql", {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Origin: "https://leetcode.com",
          Referer: "https://leetcode.com/contest/",
        },
        body: JSON.stringify({
          operationName: "topTwoContests",
          query: "query topTwoContests { topTwoContests { title titleSlug startTime duration } }",
        }),
      }),
    );
    return readEach(data.topTwoContests, (item) => {
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
          hosts: ["leetcode.com"],
        },
        now,
      );
    });
  },
};
