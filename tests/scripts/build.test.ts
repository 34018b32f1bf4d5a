import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const script = new URL("../../scripts/setup/build.mjs", import.meta.url).href;

test("a change of .dev.vars applies at the next start without another build", () => {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  const at = (path: string) => join(folder, path);
  for (const name of ["content", "domain", "scripts", "web", "worker", "bin"]) mkdirSync(at(name));
  for (const name of ["package-lock.json", "package.json", "tsconfig.json", "vite.config.ts", "wrangler.toml"])
    writeFileSync(at(name), "");
  writeFileSync(
    at("bin/npm"),
    "#!/bin/sh\necho built >> calls\nmkdir -p dist/zero_to_offer web/.wrangler\necho {} > web/.wrangler/config.json\n",
  );
  chmodSync(at("bin/npm"), 0o755);
  const build = () => {
    const env = { PATH: `${at("bin")}:${process.env.PATH}` };
    const code = `import { build } from "${script}"; build();`;
    expect(spawnSync(process.execPath, ["--input-type=module", "-e", code], { cwd: folder, env }).status).toBe(0);
  };
  const beside = at("dist/zero_to_offer/.dev.vars");

  build();
  expect(existsSync(beside)).toBe(false);
  writeFileSync(at(".dev.vars"), "AI_MODEL=a");
  build();
  expect(readFileSync(beside, "utf8")).toBe("AI_MODEL=a");
  rmSync(at(".dev.vars"));
  build();
  expect(existsSync(beside)).toBe(false);
  expect(readFileSync(at("calls"), "utf8")).toBe("built\n");
});
