// Makes this machine look like a newcomer's machine: hidden programs, a clean checkout, an empty
// home.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { homedir } from "node:os";
import { join } from "node:path";

const hidden = [
  ...["chromium", "chromium-headless-shell", "chromium-browser", "google-chrome", "firefox", "docker"],
  ...["gcc", "g++", "cc", "c++", "clang", "make", "java", "javac", "python", "python3", "sqlite3", "psql"],
];
/**
 * A script that runs as root in its own mount namespace. It removes programs only within that
 * namespace.
 */
export const hide = `
mount -t tmpfs tmpfs /mnt
for folder in /usr/bin /usr/local/bin; do
  mkdir -p /mnt$folder/upper /mnt$folder/work
  mount -t overlay overlay -o lowerdir=$folder,upperdir=/mnt$folder/upper,workdir=/mnt$folder/work $folder
  for program in ${hidden.join(" ")}; do rm -f $folder/$program $folder/$program-[0-9]* $folder/$program[0-9]*; done
done
`;
export const unshare = ["unshare", "--mount", ...(process.getuid?.() === 0 ? [] : ["--map-root-user"]), "sh", "-ec"];

/** Ends the process with the exit code of a skipped test. */
export function skip(reason) {
  console.log(`${reason}, so the start on a bare machine was not tried.`);
  process.exit(77);
}

/** Copies the files under version control in their current state. */
export function copyTrackedFiles(folder) {
  const git = (...args) => spawnSync("git", args, { encoding: "utf8", maxBuffer: 1e9 });
  const commit = git("stash", "create").stdout.trim() || "HEAD";
  const packed = join(folder, "app.tar");
  if (git("archive", "--output", packed, commit).status !== 0) skip("This folder is no git repository");
  mkdirSync(join(folder, "app"));
  spawnSync("tar", ["xf", packed, "-C", join(folder, "app")]);
}

/** The PATH without the programs of our packages. */
export function barePath() {
  const parts = (process.env.PATH ?? "").split(":");
  return parts.filter((part) => !part.includes("node_modules")).join(":");
}

/**
 * An environment with an empty home, except for the registry's settings. npm's cache is shared, so
 * installing takes seconds.
 */
export function bareEnvironment(folder, port) {
  const home = join(folder, "home");
  mkdirSync(home);
  if (existsSync(join(homedir(), ".npmrc"))) copyFileSync(join(homedir(), ".npmrc"), join(home, ".npmrc"));
  const cache = spawnSync("npm", ["config", "get", "cache"], { encoding: "utf8" }).stdout.trim();
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_(?!config_registry)|INIT_CWD|NODE(_OPTIONS|_ENV)?$|CHROM|PLAYWRIGHT_|JAVA_HOME|CI$|XDG_)/.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    ...{ HOME: home, PATH: barePath(), PORT: String(port) },
    ...{ npm_config_cache: cache, npm_config_prefer_offline: "true" },
  };
}

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
