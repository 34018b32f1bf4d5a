import { inject } from "vitest";
import type { Mood } from "../../scripts/fake-upstream/fake-upstream.ts";

/** The variable that makes a worker ask the fake upstream in a mood. */
export const outside = (mood: Mood) => ({ UPSTREAM_ORIGIN: `${inject("upstream")}/${mood}` });

/**
 * Servers that never end their answer time out at once. Others get all the time that a busy machine
 * needs.
 */
export const patience = (mood: Mood) => (mood === "no-answer" || mood === "half-an-answer" ? 1 : 60_000);
