import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { normalizePath, type Plugin } from "vite";

/** A shape of an icon: its element and its attributes. */
type Shape = [string, Record<string, string>];

const drawIcon = fileURLToPath(new URL("../web/ui/draw-icon.ts", import.meta.url));

/**
 * Gives each module its own copy of the icons that it shows, as shapes for web/ui/draw-icon.ts. An
 * icon takes about 100 bytes. With a shared chunk, most screens would fetch more icons than they
 * show.
 */
export function ownIcons(): Plugin {
  const all = createRequire(import.meta.url)
    .resolve("lucide-react")
    .replace(/cjs.*/, "esm/lucide-react.mjs");
  const files = new Map(
    [...readFileSync(all, "utf8").matchAll(/export \{([^}]*)\} from '\.\/(icons\/.*?)'/g)].flatMap(
      ([, names = "", file = ""]) => [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, file]),
    ),
  );
  return {
    name: "own-icons",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { code: '"lucide-react"' },
      handler: (code, id) =>
        code.replace(/import \{([^}]*)\} from "lucide-react";/g, (_, names: string) =>
          names
            .split(",")
            .map((name) => name.trim())
            .filter((name) => name && !name.startsWith("type "))
            .map((name) => {
              const file = files.get(name);
              if (!file) throw new Error(`${id}: lucide-react has no icon ${name}`);
              return `import ${name} from "${normalizePath(dirname(all))}/${file}?of=${encodeURIComponent(id)}";`;
            })
            .join(" "),
        ),
    },
    load: {
      filter: { id: /lucide-react.*\?of=/ },
      handler: async (id) => {
        const { __iconData: icon } = await import(id.replace(/\?.*/, ""));
        const shapes = icon.node.map(([tag, { key, ...attributes }]: Shape) => [tag, attributes]);
        return `import { drawIcon } from ${JSON.stringify(drawIcon)}; export default drawIcon(${JSON.stringify(shapes)});`;
      },
    },
  };
}
