import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * How many builds' files stay reachable, and for how many days. Open tabs request the files of
 * their own build.
 */
const kept = { builds: 5, days: 14 };

/**
 * Fetches the hashed files of earlier builds from the deployed site, which lists them in
 * builds.json. So a tab that was opened before this deploy still finds the files of its build. If
 * the site does not answer, open tabs only need a reload.
 */
export async function keepFilesOfEarlierBuilds(client, origin) {
  const files = readdirSync(`${client}/assets`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(client.length));
  const oldest = Date.now() - kept.days * 24 * 60 * 60 * 1000;
  const earlier = (await deployedBuilds(origin)).filter(({ at }) => Date.parse(at) > oldest).slice(0, kept.builds);
  const missing = new Set(earlier.flatMap((build) => build.files));
  for (const file of files) missing.delete(file);
  const lost = new Set();
  for (const file of missing) if (!(await keepFile(client, origin, file))) lost.add(file);
  const builds = [{ at: new Date().toISOString(), files }, ...earlier];
  writeFileSync(`${client}/builds.json`, JSON.stringify(builds));
  console.log(`${missing.size - lost.size} files of ${earlier.length} earlier builds stay reachable`);
  if (lost.size > 0) console.warn(`These could not be fetched: ${[...lost].join(", ")}`);
}

/** The builds whose files the deployed site has, newest first. Empty before the first deploy. */
async function deployedBuilds(origin) {
  try {
    const builds = await (await ask(origin, "/builds.json")).json();
    const isFile = (file) => /^\/assets\/[\w.-]+(\/[\w.-]+)*$/.test(file) && !file.includes("..");
    return builds.map(({ at, files }) => ({ at: String(at), files: files.filter(isFile) }));
  } catch (error) {
    console.warn(`No list of earlier builds: ${error.message}`);
    return [];
  }
}

async function keepFile(client, origin, file) {
  try {
    const content = await (await ask(origin, file)).arrayBuffer();
    mkdirSync(dirname(client + file), { recursive: true });
    writeFileSync(client + file, Buffer.from(content));
    return true;
  } catch {
    return false;
  }
}

/** The deployed site's answer to a path. Throws if its status is not 200. */
async function ask(origin, path) {
  const response = await fetch(origin + path, { signal: AbortSignal.timeout(30_000) });
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
  return response;
}
