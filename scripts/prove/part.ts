/** One line of the table: what was to hold, what was measured, and whether it held. */
export type Proof = {
  part: string;
  what: string;
  goal: string;
  figure: string;
  holds: boolean;
  /**
   * A duration, or memory of a process: other work on the machine moves it, so `npm test` does not
   * look at it.
   */
  isNoisy?: boolean;
};

/**
 * "long" proves, "short" takes a minute for each part, "test" a few seconds of CPU, for `npm test`.
 */
export type Scale = "long" | "short" | "test";

export type Options = {
  scale: Scale;
  /** Every random choice follows from it, so that a failure can be repeated. */
  seed: number;
  /** How long the soak lasts, where not as long as its scale says. */
  minutes?: number | undefined;
};

export type Part = (options: Options) => Promise<Proof[]>;

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
