import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";
import { vocabulary } from "#domain/job-match/vocabulary.ts";

const registers = vocabulary.filter(
  ({ kind, label }) => kind === "certificate" && /\b(?:licen[cs]e|regist\p{L}+|admission)\b/iu.test(label),
);
/** Licenses with classes. A higher class includes the lower classes. */
const higher = /^(?:cdl-class-|hgv-class-|master-plumber$)/;

test("only the same license or a higher class of it satisfies a license or a registration", () => {
  const wrong = vocabulary.flatMap(({ id, implies = [] }) =>
    registers.flatMap((one) => (implies.includes(one.id) && !higher.test(id) ? [`${id} implies ${one.id}`] : [])),
  );
  expect(registers.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test.each(["NMBI registration, Registered General Nurse", "Registered General Nurse", "RN license"])(
  "a job title or another country's register is not the NMC registration: %s",
  (text) => {
    const { requirements } = matchPosting("Essential criteria\n- NMC registration", [
      { text, kind: "named", section: "Certifications" },
    ]);
    expect(requirements.map(({ label, standing }) => [label, standing.is])).toEqual([["NMC registration", "missing"]]);
  },
);
