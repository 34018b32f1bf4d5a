import { readdirSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findProgram, missingProgram, run, versionOf } from "../process.ts";
import type { Runner } from "./runner.ts";

/** Each block runs in a new in-memory database with the sheet's sample tables. */
export const sqlite: Runner = {
  runs: (block) => block.language === "sql" && !block.words.includes("postgres"),
  missing: () => missingProgram("sqlite3"),
  version: () => versionOf("sqlite3"),
  async run(blocks, folder, setup) {
    const setupFile = join(folder, "setup.sql");
    await writeFile(setupFile, setup);
    const flags = [
      "-batch",
      "-bail",
      "-header",
      "-separator",
      " | ",
      "-nullvalue",
      "NULL",
      "-cmd",
      `.read ${setupFile}`,
    ];
    return Promise.all(
      blocks.map(({ code, words }) =>
        run("sqlite3", flags, { input: words.includes("setup") ? "" : code, env: { HOME: folder } }),
      ),
    );
  },
};

/** Each block runs in a new schema with the sample tables. One server runs the whole batch. */
export const postgres: Runner = {
  runs: (block) => block.language === "sql" && block.words.includes("postgres"),
  missing: () => (serverPrograms() ? missingProgram("psql") : "a PostgreSQL server"),
  version: () => versionOf(`${serverPrograms()}/postgres`),
  async run(blocks, folder, setup) {
    const programs = serverPrograms() ?? "";
    const socket = join(folder, "socket");
    const data = join(socket, "data");
    await mkdir(socket);
    await chmod(folder, 0o755);
    await chmod(socket, 0o777);
    await writeFile(join(folder, "setup.sql"), setup);
    await asServer(`${programs}/initdb -D ${data} -U ada -A trust -N -E UTF8 --locale=C.UTF-8`);
    const settings = `-k ${socket} -c listen_addresses= -c fsync=off`;
    await asServer(`${programs}/pg_ctl -D ${data} -o "${settings}" -l ${socket}/log -w start`);
    try {
      return await Promise.all(
        blocks.map(async ({ code }, index) => {
          const file = join(folder, `${index}.sql`);
          await writeFile(file, code);
          const opening = `CREATE SCHEMA block${index}; SET search_path TO block${index}`;
          const format = ["-XqA", "-F", " | ", "-P", "footer=off", "-P", "null=NULL", "-v", "ON_ERROR_STOP=1"];
          const server = ["-h", socket, "-U", "ada", "-d", "postgres"];
          return run("psql", [...format, ...server, "-c", opening, "-f", join(folder, "setup.sql"), "-f", file]);
        }),
      );
    } finally {
      await asServer(`${programs}/pg_ctl -D ${data} -m immediate stop`);
    }
  },
};

/** PostgreSQL's server refuses to run as root. */
async function asServer(command: string): Promise<void> {
  const asRoot = process.getuid?.() === 0;
  const done = asRoot
    ? await run("runuser", ["-u", "postgres", "--", "sh", "-c", command], { cwd: "/" })
    : await run("sh", ["-c", command]);
  if (done.exit !== 0) throw new Error(`${command}\n${done.stdout}\n${done.stderr}`);
}

/** Debian installs the server's programs outside PATH, in a folder per version. */
function serverPrograms(): string | undefined {
  const inPath = findProgram("initdb");
  if (inPath) return join(inPath, "..");
  try {
    const newest = readdirSync("/usr/lib/postgresql").sort((a, b) => Number(b) - Number(a))[0];
    return newest && `/usr/lib/postgresql/${newest}/bin`;
  } catch {
    return undefined;
  }
}
