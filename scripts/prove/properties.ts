import fc from "fast-check";
import type { Part, Proof, Scale } from "./part.ts";
import { kept } from "./properties/kept.ts";
import { links } from "./properties/links.ts";
import { sources } from "./properties/sources.ts";
import { texts } from "./properties/texts.ts";
import { visitors } from "./properties/visitors.ts";

const runsOf: Record<Scale, number> = { long: 10_000, short: 500, test: 50 };

/**
 * Runs every parser of foreign text on text that nobody would send. Each parser must refuse the
 * text or return the right shape.
 */
export const properties: Part = async ({ scale, seed }) => {
  const runs = runsOf[scale];
  const proofs: Proof[] = [];
  for (const [what, check] of [...texts, ...links, ...kept, ...visitors, ...sources()]) {
    const { failed, counterexample, numRuns } = await fc.check(check, { numRuns: runs, seed, endOnFailure: true });
    proofs.push({
      part: "properties",
      what,
      goal: `holds in ${runs} runs`,
      figure: failed ? `fails for ${fc.stringify(counterexample)}`.slice(0, 300) : `${numRuns} runs`,
      holds: !failed,
    });
  }
  return proofs;
};
