import { mkdir, writeFile } from "node:fs/promises";
import { directoryNames } from "#domain/directory/directory.ts";
import { screens } from "#domain/screens.ts";
import { site } from "#domain/site.ts";
import { readContent } from "./content-files.ts";

const license = "CC-BY-SA-4.0";
const attribution = `${site.name} contributors, ${site.origin}`;

/**
 * Writes every directory as a JSON file for other programs, with its license, and an index of these
 * files. Rows have all fields, with the same names as in content/. `folder` is /data of the built
 * site.
 */
export async function writeOpenData(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = directoryNames.map((name) => {
    const rows = readContent(name) as unknown[];
    const { path, title } = screens[name];
    const about = { name: title, page: site.origin + path, license, attribution, count: rows.length };
    return { name, about, rows };
  });
  for (const { name, about, rows } of files)
    await writeFile(`${folder}/${name}.json`, JSON.stringify({ ...about, rows }));
  const index = files.map(({ name, about }) => ({ ...about, url: `${site.origin}/data/${name}.json` }));
  await writeFile(`${folder}/index.json`, JSON.stringify({ license, attribution, files: index }, null, 2));
}
