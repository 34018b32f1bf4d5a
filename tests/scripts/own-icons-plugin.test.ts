import { build } from "vite";
import { expect, test } from "vitest";
import { ownIcons } from "../../scripts/own-icons-plugin.ts";

/** Builds these modules, and returns the code of each chunk, "a.ts" first. */
async function chunksOf(modules: Record<string, string>): Promise<string[]> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      ownIcons(),
      {
        name: "modules",
        enforce: "pre",
        resolveId: (id) => (id.replace("./", "") in modules ? `\0${id.replace("./", "")}` : undefined),
        load: (id) => modules[id.slice(1)],
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: "a.ts", external: ["react"] } },
  });
  if (!("output" in result)) throw new Error("No output");
  return result.output.map((file) => ("code" in file ? file.code : ""));
}

test("two chunks with the same icon each contain it, instead of sharing a chunk", async () => {
  const [first = "", second = ""] = await chunksOf({
    "a.ts": 'import { Trash2, type LucideIcon } from "lucide-react";\nconsole.log(Trash2);\nimport("./b.ts");',
    "b.ts": 'import { Trash2 } from "lucide-react";\nconsole.log("b", Trash2);',
  });
  for (const code of [first, second]) expect(code).toContain("M10 11v6");
});

test("the build fails if an icon does not exist", async () => {
  await expect(
    chunksOf({ "a.ts": 'import { NoSuchIcon } from "lucide-react";\nconsole.log(NoSuchIcon);' }),
  ).rejects.toThrow("lucide-react has no icon NoSuchIcon");
});
