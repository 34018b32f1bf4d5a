import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";

const folder = "node_modules/.cache/built";

/**
 * The result of `make` for these `inputs`. It is reused from an earlier build, or made now. The
 * inputs must contain everything that the result depends on: its source texts and the code that
 * makes it.
 */
export async function cached(inputs: string[], make: () => Promise<Buffer>): Promise<Buffer> {
  const file = `${folder}/${createHash("sha256").update(JSON.stringify(inputs)).digest("hex")}`;
  try {
    return await readFile(file);
  } catch {
    const made = await make();
    await mkdir(folder, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    return made;
  }
}
