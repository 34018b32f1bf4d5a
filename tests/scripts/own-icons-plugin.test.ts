import { build } from "vite";
import { expect, test } from "vitest";
import { ownIcons } from "../../scripts/own-icons-plugin.ts";

/** The chunks of a build of these modules, "a.ts" first, by the modules in them. */
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

test("two chunks that show one icon have it both, and share no chunk of icons", async () => {
  const [first = "", second = ""] = await chunksOf({
    "a.ts": 'import { Trash2, type LucideIcon } from "lucide-react";\nconsole.log(Trash2);\nimport("./b.ts");',
    "b.ts": 'import { Trash2 } from "lucide-react";\nconsole.log("b", Trash2);',
  });
  for (const code of [first, second]) expect(code).toContain("M10 11v6");
});

test("an icon that does not exist stops the build", async () => {
  await expect(
    chunksOf({ "a.ts": 'import { NoSuchIcon } from "lucide-react";\nconsole.log(NoSuchIcon);' }),
  ).rejects.toThrow("lucide-react has no icon NoSuchIcon");
});
