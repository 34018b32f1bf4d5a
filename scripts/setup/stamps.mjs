// A stamp file has a hash of what a step was made from. The step runs again only if the hash
// changes.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

export function isStamped(file, hash) {
  return existsSync(file) && readFileSync(file, "utf8") === hash;
}

export function stamp(file, hash) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

/** The hash of these files, with their paths, and of the given texts. */
export function hashOf(files, texts = []) {
  const hash = createHash("sha256");
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(file));
  for (const text of texts) hash.update(text);
  return hash.digest("hex");
}

export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
}
