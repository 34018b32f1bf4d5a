/**
 * Starts the site as a newcomer's machine would: the last commit (with what is not committed yet) in a folder of its own,
 * no browser, compiler or database program in sight, and none of this user's caches but npm's. Opens a page, the health,
 * a list and an upload, and ends it with Ctrl-C. Exits with 77 where the system lets no program be hidden.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bareEnvironment, copyTrackedFiles, freePort, hide, skip, unshare } from "./bare-machine.mjs";

const minutes = 10;

const tried = spawnSync(unshare[0], [...unshare.slice(1), `${hide} ! command -v gcc`], { encoding: "utf8" });
if (tried.status !== 0) skip("This system lets no program be hidden (unshare and mount are needed)");

const folder = mkdtempSync(join(tmpdir(), "bare-start-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
copyTrackedFiles(folder);

const port = await freePort();
const server = spawn(unshare[0], [...unshare.slice(1), `${hide} cd ${folder}/app && exec npm start`], {
  stdio: ["ignore", "pipe", "pipe"],
  detached: true, // a process group, as a terminal makes one
  env: bareEnvironment(folder, port),
});
let output = "";
for (const stream of [server.stdout, server.stderr])
  stream.on("data", (chunk) => {
    output += chunk;
  });
const ended = new Promise((resolve) => server.on("close", resolve));
const faults = [];
const late = setTimeout(() => {
  faults.push(`npm start was not up and down again within ${minutes} minutes`);
  stop("SIGKILL");
}, minutes * 60_000);

const origin = `http://127.0.0.1:${port}`;
if (await isUp()) await visit(origin);
else faults.push("npm start did not come up");
stop("SIGINT");
await ended;
clearTimeout(late);
if (stop(0) || (await answers(origin))) faults.push("Ctrl-C left a process behind");
console.log(output.trim());
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);

/** Until the site says its address; false when it ends before. */
async function isUp() {
  const said = new Promise((resolve) => {
    server.stdout.on("data", () => {
      if (output.includes(`http://localhost:${port}`)) resolve(true);
    });
  });
  return Promise.race([said, ended.then(() => false)]);
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

/** Sends a signal to all that npm start has started; false when nothing of it is left. */
function stop(signal) {
  try {
    return process.kill(-server.pid, signal);
  } catch {
    return false;
  }
}

function answers(origin) {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}
