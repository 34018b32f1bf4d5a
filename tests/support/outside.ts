import { inject } from "vitest";
import type { Behavior } from "../../scripts/fake-upstream/fake-upstream.ts";

/** The variable with which a worker uses the fake upstream that behaves this way. */
export const outside = (behavior: Behavior) => ({ UPSTREAM_ORIGIN: `${inject("upstream")}/${behavior}` });

/**
 * A request to a server that never finishes its answer times out at once. Other requests get enough
 * time for a busy machine.
 */
export const timeoutFor = (behavior: Behavior) =>
  behavior === "no-answer" || behavior === "half-an-answer" ? 1 : 60_000;
