import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { batchesOf, readSheets } from "../../scripts/cheat-sheets/run-sheet.ts";

let known = 0;
afterAll(() => {
  if (known > 0) console.log(`Known: ${known} blocks have passed as they are with these programs, and did not run now`);
});

/** All sheets start at once. The number of running programs is limited where they start. */
for (const sheet of await readSheets()) {
  for (const { blocks, missing, run } of batchesOf(sheet)) {
    const language = blocks[0]?.language;
    if (missing)
      console.warn(
        `Skipped: ${blocks.length} ${language} blocks of ${sheet.name}, because this machine has no ${missing}`,
      );
    const running = missing ? undefined : run().catch((error: unknown) => error as Error);

    describe.skipIf(missing)(`${sheet.name}, ${language}`, () => {
      let problems: (string | undefined)[] = [];
      beforeAll(async () => {
        const outcome = await running;
        if (outcome instanceof Error) throw outcome;
        problems = outcome?.problems ?? [];
        known += blocks.length - (outcome?.ran ?? 0);
      }, 0);
      for (const [index, block] of blocks.entries()) {
        test(`${block.section} › line ${block.line}`, () => {
          const problem = problems[index];
          if (problem) expect.fail(problem);
        });
      }
    });
  }
}
