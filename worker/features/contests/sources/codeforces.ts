import { z } from "zod";
import { readEach } from "../../../source.ts";
import { contestRow, platformSource } from "./source.ts";

const answer = z.object({
  status: z.string(),
  comment: z.string().optional(),
  result: z.array(z.unknown()).default([]),
});

const row = z.object({
  id: z.int(),
  name: z.string(),
  phase: z.string(),
  startTimeSeconds: z.int().optional(),
  durationSeconds: z.int(),
});

/** Rounds for Division 1 alone have few participants. The median over a year was 1,400. */
const divisionOneTurnout = 1_400;

/**
 * https://codeforces.com/apiHelp: the whole history, newest first. Skips contests that have ended
 * or that have no start yet.
 */
export const codeforces = platformSource("codeforces", async (ask, now) => {
  const { status, comment, result } = answer.parse(
    await ask.json("https://codeforces.com/api/contest.list?gym=false&lang=en"),
  );
  if (status !== "OK") throw new Error(`Codeforces answered ${status}: ${comment}`);
  return readEach(result, (item) => {
    const { id, name, phase, startTimeSeconds, durationSeconds } = row.parse(item);
    if (!["BEFORE", "CODING"].includes(phase) || startTimeSeconds === undefined) return null;
    return contestRow(
      {
        source: "codeforces",
        key: id,
        event: name,
        start: new Date(startTimeSeconds * 1000),
        end: new Date((startTimeSeconds + durationSeconds) * 1000),
        resource: "codeforces.com",
        href: `https://codeforces.com/contests/${id}`,
        participants: name.includes("Div. 1") && !name.includes("Div. 2") ? divisionOneTurnout : undefined,
      },
      now,
    );
  });
});
