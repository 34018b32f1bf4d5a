/** One line of the table: what was to hold, what was measured, and whether it held. */
export type Proof = { part: string; what: string; goal: string; figure: string; holds: boolean };

export type Options = {
  /** Seconds that a part under load runs; parts of rounds take as many rounds. */
  scale: "short" | "long";
  /** Every random choice follows from it, so that a failure can be repeated. */
  seed: number;
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
