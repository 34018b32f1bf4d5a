/** For CI: installs the missing programs for the cheat sheets' code, with Debian's packages. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackages } from "./setup/run.mjs";

const packages = {
  gcc: "gcc",
  "g++": "g++",
  javac: "default-jdk-headless",
  python3: "python3",
  sqlite3: "sqlite3",
  psql: "postgresql",
  git: "git",
  "ssh-keygen": "openssh-client",
};

const has = (program) => process.env.PATH.split(delimiter).some((folder) => existsSync(join(folder, program)));
const wanted = Object.keys(packages)
  .filter((program) => !has(program))
  .map((program) => packages[program]);

if (wanted.length > 0 && !(has("apt-get") && installDebianPackages(wanted)))
  console.warn(`Cheat sheets in some languages will be skipped. To run them, install ${wanted.join(", ")}.`);
