/** One line of the table: the goal, the measured figure, and whether the goal was met. */
export type Proof = {
  part: string;
  what: string;
  goal: string;
  figure: string;
  holds: boolean;
  /**
   * True for a duration or the memory of a process. Other work on the machine changes these
   * figures, so `npm test` ignores them.
   */
  isNoisy?: boolean;
};

/**
 * "long" is the full proof. "short" takes a minute per part. "test" is for `npm test` and takes a
 * few seconds of CPU.
 */
export type Scale = "long" | "short" | "test";

export type Options = {
  scale: Scale;
  /** The seed of every random choice, so that a failure can be repeated. */
  seed: number;
  /** The length of the soak in minutes, if it differs from the scale's length. */
  minutes?: number | undefined;
};

export type Part = (options: Options) => Promise<Proof[]>;

/** Pseudorandom numbers from 0 to 1 for a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
