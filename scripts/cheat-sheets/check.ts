/**
 * For authors: `npm run check:sheets -- python sql` runs the blocks of these sheets that have not
 * passed yet. Without names, it runs all blocks of all sheets, and records those that pass.
 */
import { writeRecord } from "./passed.ts";
import { batchesOf, readSheets } from "./run-sheet.ts";

const wanted = process.argv.slice(2);
const isWhole = wanted.length === 0;
const sheets = (await readSheets()).filter(({ name }) => isWhole || wanted.includes(name));
if (sheets.length === 0) throw new Error(`No cheat sheet named ${wanted.join(" or ")}`);

const passed: string[] = [];
let skipped = 0;
for (const sheet of sheets) {
  const started = performance.now();
  const failures = [...sheet.problems];
  let executed = 0;
  await Promise.all(
    batchesOf(sheet, { anew: isWhole }).map(async ({ blocks, missing, run }) => {
      if (missing) {
        skipped += blocks.length;
        return console.log(`${sheet.name}: ${blocks.length} ${blocks[0]?.language} blocks skipped, no ${missing}`);
      }
      const { problems, hashes, ran } = await run();
      executed += ran;
      passed.push(...hashes.filter((_, index) => problems[index] === undefined));
      for (const [index, problem] of problems.entries()) {
        const block = blocks[index];
        if (problem && block)
          failures.push(`line ${block.line}: ${block.group} › ${block.section}\n${problem.replace(/^/gm, "    ")}`);
      }
    }),
  );
  for (const failure of failures) console.log(`${sheet.name} ${failure}\n`);
  const sections = sheet.groups.reduce((sum, group) => sum + group.sections.length, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = `${sheet.groups.length} groups, ${sections} sections, ${sheet.blocks.length} blocks, ${executed} executed`;
  console.log(`${sheet.name}: ${counts}, ${failures.length} failures, ${seconds} s`);
  if (failures.length > 0) process.exitCode = 1;
}
if (skipped > 0) console.log(`The record stays as it is, since ${skipped} blocks did not run.`);
else if (isWhole) writeRecord(passed);
