/**
 * Starts the site as on a newcomer's machine: with a fresh copy of the last commit and the
 * uncommitted changes, without a browser, compiler or database program, and without caches except
 * npm's. Opens a page, the health check, a list and an upload. Then stops the site: the first time
 * with Ctrl-C, the second time with a SIGTERM to npm alone. Afterwards this folder takes over the
 * build, and the packages if it has none, so that no check has to make them again.
 * If the same files have already passed, this does nothing. If the system cannot hide programs,
 * exits with 77.
 */
import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bareEnvironment, barePath, copyTrackedFiles, freePort, hide, skip, unshare } from "./bare-machine.mjs";
import { hasBuild, sourceHash } from "./setup/build.mjs";
import { hasPackages, stampInstalled } from "./setup/install.mjs";
import { filesBelow, hashOf, isStamped, stamp } from "./setup/stamps.mjs";

const minutes = 20;

/**
 * Everything that a start reads: the build's sources, the tables, this check, and the machine's
 * Node.
 */
const passed = "node_modules/.cache/bare-start";
const { stdout: version } = spawnSync("node", ["--version"], { encoding: "utf8", env: { PATH: barePath() } });
const read = hashOf(
  [...filesBelow("migrations"), ".nvmrc", ".npmrc", "tests/fixtures/resume/ligatures.pdf"].filter(existsSync),
  [sourceHash(), version],
);
if (hasBuild() && isStamped(passed, read)) {
  console.log("Known: the start on a bare machine has passed with these files, and the build is theirs");
  process.exit(0);
}

const tried = spawnSync(unshare[0], [...unshare.slice(1), `${hide} ! command -v gcc`], { encoding: "utf8" });
if (tried.status !== 0) skip("This system lets no program be hidden (unshare and mount are needed)");

const folder = mkdtempSync(join(tmpdir(), "bare-start-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
// npm start has its own process group, which gets none of our signals.
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    endProcesses();
    process.exit(1);
  });
copyTrackedFiles(folder);

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const env = bareEnvironment(folder, port);
const faults = [];
let triedPackages = false;
await tryStart("Ctrl-C", (npm) => process.kill(-npm, "SIGINT"));
if (faults.length === 0) await tryStart("SIGTERM to npm alone", (npm) => process.kill(npm, "SIGTERM"));
for (const fault of faults) console.error(fault);
if (faults.length === 0) {
  keepBuild();
  stamp(passed, read);
}
process.exit(faults.length === 0 ? 0 : 1);

/** Starts the site, visits it and stops it. */
async function tryStart(how, stop) {
  const npm = spawn(unshare[0], [...unshare.slice(1), `${hide} cd ${folder}/app && exec npm start`], {
    stdio: ["ignore", "pipe", "pipe"],
    detached: true, // its own process group, as in a terminal
    env,
  });
  let output = "";
  const ended = new Promise((resolve) => npm.on("close", resolve));
  const said = new Promise((resolve) => {
    for (const stream of [npm.stdout, npm.stderr])
      stream.on("data", (chunk) => {
        output += chunk;
        if (/^Install the dependencies: /m.test(output)) keepPackages();
        if (output.includes(`http://localhost:${port}`)) resolve(true);
      });
  });
  const late = setTimeout(() => {
    faults.push(`npm start was not up and down again within ${minutes} minutes`);
    endProcesses();
  }, minutes * 60_000);

  if (await Promise.race([said, ended.then(() => false)])) {
    await visit(origin);
    stop(npm.pid);
  } else faults.push("npm start did not come up");
  await ended;
  clearTimeout(late);
  console.log(output.trim());
  if (processesLeft().length > 0 || (await answers(origin))) faults.push(`${how} left a process behind`);
}

async function visit(origin) {
  const resume = new FormData();
  const pdf = readFileSync("tests/fixtures/resume/ligatures.pdf");
  resume.append("resume", new File([pdf], "resume.pdf", { type: "application/pdf" }));
  const asked = [
    ["/", {}, (text) => text.includes("<h1")],
    ["/api/health", {}, (text) => JSON.parse(text).ok === true],
    ["/api/contests", {}, (text) => JSON.parse(text).contests.length > 0],
    ["/api/resume-to-portfolio", { method: "POST", body: resume }, (text) => JSON.parse(text).portfolioData.settings],
  ];
  for (const [path, request, isRight] of asked) {
    try {
      const answer = await fetch(origin + path, request);
      const text = await answer.text();
      if (!answer.ok || !isRight(text)) faults.push(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    } catch (error) {
      faults.push(`${path}: ${error}`);
    }
  }
}

/**
 * Links the installed packages into this folder. If that fails, this folder installs them itself.
 */
function keepPackages() {
  if (triedPackages || hasPackages()) return;
  triedPackages = true;
  const from = join(folder, "app/node_modules");
  const packages = readdirSync(from).filter((name) => name !== ".cache" && name !== ".installed-lock");
  const linked = spawnSync("cp", ["-al", ...packages.map((name) => join(from, name)), "node_modules"]);
  if (linked.status === 0) stampInstalled();
  console.log(linked.status === 0 ? "The packages are handed over" : "The packages could not be handed over");
}

function keepBuild() {
  rmSync("dist", { recursive: true, force: true });
  cpSync(join(folder, "app/dist"), "dist", { recursive: true });
  const settings = "dist/zero_to_offer/wrangler.json"; // it names the folder that it was made in
  writeFileSync(settings, readFileSync(settings, "utf8").replaceAll(join(folder, "app"), process.cwd()));
}

function endProcesses() {
  for (const left of processesLeft()) process.kill(left, "SIGKILL");
}

/** The processes that work in the folder. */
function processesLeft() {
  return readdirSync("/proc").flatMap((name) => {
    try {
      return readlinkSync(`/proc/${name}/cwd`).startsWith(folder) ? [Number(name)] : [];
    } catch {
      return []; // no process, or the process has just ended
    }
  });
}

function answers(origin) {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}
