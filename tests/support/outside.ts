import { inject } from "vitest";
import type { Behavior } from "../../scripts/fake-upstream/fake-upstream.ts";

/** The variable that makes a worker ask the fake upstream, which then behaves so. */
export const outside = (behavior: Behavior) => ({ UPSTREAM_ORIGIN: `${inject("upstream")}/${behavior}` });

/**
 * Servers that never end their answer time out at once. Others get all the time that a busy machine
 * needs.
 */
export const timeoutFor = (behavior: Behavior) =>
  behavior === "no-answer" || behavior === "half-an-answer" ? 1 : 60_000;
