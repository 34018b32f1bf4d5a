import { expect, test, vi } from "vitest";
import { notes, suite } from "../../scripts/steps.mjs";

test("the summary contains the skipped and known cases of a suite, even if all its tests pass", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const warnings =
    "console.warn('stderr | a.test.ts\\nSkipped: 3 c blocks, because this machine has no gcc\\nKnown: 9 blocks\\n')";
  await suite("Unit tests", "node", ["-e", warnings], {}, () => ({ passed: 1, failed: 0, failures: [] }));
  expect(notes).toEqual(["Skipped: 3 c blocks, because this machine has no gcc", "Known: 9 blocks"]);
});
