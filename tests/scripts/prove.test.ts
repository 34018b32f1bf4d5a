import { expect, test } from "vitest";
import { mutated } from "../../scripts/prove/mutations.ts";
import { randomOf } from "../../scripts/prove/part.ts";
import { goodResume } from "../../scripts/prove/pdfs.ts";
import { properties } from "../../scripts/prove/properties.ts";

test("every parser of foreign text gives sound rows or refuses, in the short form of `npm run prove`", async () => {
  const proofs = await properties({ scale: "short", seed: 1 });
  expect(proofs.length).toBeGreaterThan(20);
  expect(proofs.filter(({ holds }) => !holds)).toEqual([]);
});

test("a seed repeats its mutations, and another seed gives others", () => {
  const damage = (seed: number) => [...mutated(goodResume(), randomOf(seed))];
  expect(damage(1)).toEqual(damage(1));
  expect(damage(1)).not.toEqual(damage(2));
});
