import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Block } from "../blocks.ts";
import { missingProgram, run, versionOf } from "../process.ts";
import type { Runner } from "./runner.ts";

const env = {
  GIT_AUTHOR_NAME: "Ada",
  GIT_AUTHOR_EMAIL: "ada@example.com",
  GIT_AUTHOR_DATE: "2026-01-05T09:00:00Z",
  GIT_COMMITTER_NAME: "Ada",
  GIT_COMMITTER_EMAIL: "ada@example.com",
  GIT_COMMITTER_DATE: "2026-01-05T09:00:00Z",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_PAGER: "cat",
  GIT_EDITOR: "true",
  GIT_TERMINAL_PROMPT: "0",
  LC_ALL: "C.UTF-8",
  TZ: "UTC",
};

const configure = `
git config --global user.name Ada
git config --global user.email ada@example.com
git config --global init.defaultBranch main
`;

/** Three commits on main; the block starts inside. */
const makeRepository = `
git init -q shop && cd shop
echo "# Shop" > README.md
git add README.md && git commit -qm "Add README"
echo 'print("hello")' > app.py
git add app.py && git commit -qm "Add app"
echo "Run it with python3 app.py." >> README.md
git commit -qam "Explain how to run"
`;

/** Each block runs in its own home. The word \`repo\` starts it inside a repository called shop. */
export const shell: Runner = {
  runs: (block) => block.language === "bash",
  missing: () => missingProgram("bash", "git", "ssh-keygen"),
  version: async () => `${await versionOf("bash")} ${await versionOf("git")} ${await versionOf("ssh", "-V")}`,
  async run(blocks, folder) {
    const template = join(folder, "template");
    await mkdir(template);
    const made = await bash(configure + makeRepository, template, template);
    if (made.exit !== 0) throw new Error(made.stderr);

    async function runOne({ code, words }: Block, index: number) {
      const home = join(folder, String(index));
      await cp(template, home, { recursive: true });
      return bash(code, home, words.includes("repo") ? join(home, "shop") : await emptyFolder(home));
    }
    return Promise.all(blocks.map(runOne));
  },
};

async function emptyFolder(home: string): Promise<string> {
  const path = join(home, "work");
  await mkdir(path);
  return path;
}

function bash(code: string, home: string, cwd: string) {
  return run("bash", ["-eu", "-c", code], { cwd, env: { ...env, HOME: home, XDG_CONFIG_HOME: join(home, ".config") } });
}
