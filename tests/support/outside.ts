import { inject } from "vitest";
import type { Mood } from "../../scripts/fake-upstream/fake-upstream.ts";

/** The variable that makes a worker ask the fake upstream, in a mood, instead of the outside. */
export const outside = (mood: Mood) => ({ UPSTREAM_ORIGIN: `${inject("upstream")}/${mood}` });

/** A server that never ends its answer is not waited for; every other one has all the time that a busy machine takes. */
export const patience = (mood: Mood) => (mood === "no-answer" || mood === "half-an-answer" ? 1 : 60_000);
