import { expect, test } from "vitest";
import { abuse } from "../../scripts/prove/abuse.ts";
import { chaos } from "../../scripts/prove/chaos.ts";
import { cpuFuzz } from "../../scripts/prove/cpu-fuzz.ts";
import { faults } from "../../scripts/prove/faults.ts";
import { headers } from "../../scripts/prove/headers.ts";
import { load } from "../../scripts/prove/load.ts";
import { mutated } from "../../scripts/prove/mutations.ts";
import { overload } from "../../scripts/prove/overload.ts";
import { randomOf } from "../../scripts/prove/part.ts";
import { pdfFuzz } from "../../scripts/prove/pdf-fuzz.ts";
import { goodResume } from "../../scripts/prove/pdfs.ts";
import { properties } from "../../scripts/prove/properties.ts";
import { soak } from "../../scripts/prove/soak.ts";
import { upgrade } from "../../scripts/prove/upgrade.ts";
import { isWhole } from "../support/sweep.ts";

// The browser tests contain the proofs of deployment and privacy, which need a browser.
const parts = { properties, cpuFuzz, pdfFuzz, headers, upgrade };

/** Proofs of time, memory and killed processes. tests/worker checks the same rules once. */
const weekly = { faults, abuse, overload, chaos, load, soak };

test.each(Object.entries(isWhole ? { ...parts, ...weekly } : parts))(
  "the proof %s holds in the shortest form of `npm run prove`",
  async (_, prove) => {
    const proofs = await prove({ scale: "test", seed: 1 });
    expect(proofs.length).toBeGreaterThan(0);
    // Durations and memory are for `npm run prove` alone: other work on this machine would decide
    // them.
    expect(proofs.filter(({ holds, isNoisy }) => !holds && !isNoisy)).toEqual([]);
  },
  isWhole ? 1_200_000 : 300_000,
);

test("the same seed gives the same mutations, and another seed gives different mutations", () => {
  const damage = (seed: number) => [...mutated(goodResume(), randomOf(seed))];
  expect(damage(1)).toEqual(damage(1));
  expect(damage(1)).not.toEqual(damage(2));
});
