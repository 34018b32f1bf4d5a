import { inject } from "vitest";
import type { Mood } from "../../scripts/fake-upstream/fake-upstream.ts";

/** The variable that makes a worker ask the fake upstream, in a mood, instead of the outside. */
export const outside = (mood: Mood) => ({ UPSTREAM_ORIGIN: `${inject("upstream")}/${mood}` });

/** A server that never ends its answer is not waited for; every other one has all the time that a busy machine takes. */
export const patience = (mood: Mood) => (mood === "no-answer" || mood === "half-an-answer" ? 1 : 60_000);

/** All the ways to fail, after which a source keeps its last good rows. */
export const faultyMoods: Mood[] = [
  "error-500",
  "challenge",
  "challenge-200",
  "garbage",
  "strange-shape",
  "huge",
  "no-answer",
  "half-an-answer",
];
