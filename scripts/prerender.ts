import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { build, type Manifest } from "vite";
import type { DirectoryName } from "#domain/directory/directory.ts";
import { type Screen, type ScreenName, screenList } from "#domain/screens.ts";
import { site } from "#domain/site.ts";
import { readContent } from "./content-files.ts";
import { headersFile } from "./headers-file.ts";
import { writeOpenData } from "./open-data.ts";
import { codeOf, scriptsOf } from "./page-files.ts";
import { stylesOf } from "./page-styles.ts";
import { pagePlugins } from "./plugins.ts";
import { offlineFiles, writeServiceWorker } from "./service-worker.ts";
import { writeSharePictures } from "./share-pictures.ts";
import { thirdPartyNotices } from "./third-party-notices.ts";
import { webManifest } from "./web-manifest.ts";

/**
 * Turns every screen into a complete HTML file next to the built assets. Also writes share
 * pictures, the sitemap, robots.txt, the manifest and headers.
 */

process.env.NODE_ENV = "production";
const out = "dist/client";
const compiled = resolve("node_modules/.cache/prerender");

await build({
  configFile: false,
  root: "web",
  envPrefix: ["VITE_", "SITE_"],
  logLevel: "warn",
  plugins: pagePlugins(),
  build: {
    ssr: "prerender.tsx",
    outDir: compiled,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
const { renderPage } = (await import(`${compiled}/prerender.js`)) as typeof import("../web/prerender.tsx");

const manifest: Manifest = JSON.parse(await readFile(`${out}/.vite/manifest.json`, "utf8"));
const built = await readFile(`${out}/index.html`, "utf8");
const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(built)?.[1] ?? "";
const styles = stylesOf(await readFile(out + stylesheet, "utf8"));
const inCode = new Map<string, string[]>();
const font = Object.values(manifest).find(({ src }) => src === "fonts/hanken-grotesk.woff2")?.file;

// Removes Vite's tags for styles and scripts. The styles that a page needs are inlined, and
// web/first-paint.js loads the scripts after the first paint. For the next page, web/lib/styles.ts
// loads the whole stylesheet.
const template = built
  .replace(/\s*(<!-- .*? -->|<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g, "")
  .replace(/<link rel="stylesheet"[^>]*>/, "<style></style>")
  .replace("<html", `<html data-styles="${stylesheet}"`);

const pages = screenList.flatMap((screen) =>
  [screen.path, ...categoryPaths(screen)].map((path) => ({ path, name: screen.name })),
);
const rendered = new Map<string, string>();
for (const { path, name } of pages) rendered.set(path === "/" ? "index" : path.slice(1), await pageAt(path, name));
rendered.set("404", await pageAt("/404"));
rendered.set("offline", await pageAt("/offline", undefined, { isOffline: true }));

const buildId = createHash("sha256")
  .update([...rendered.values()].join(""))
  .digest("base64url")
  .slice(0, 12);
for (const [file, html] of rendered) {
  await mkdir(dirname(`${out}/${file}.html`), { recursive: true });
  await writeFile(
    `${out}/${file}.html`,
    html.replace("<html", () => `<html data-build="${buildId}"`),
  );
}

await writeSharePictures(out);
await writeFile(`${out}/sitemap.xml`, sitemap());
await writeOpenData(`${out}/data`);
await writeFile(`${out}/third-party-notices.txt`, thirdPartyNotices());
const robots = `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`;
await writeFile(`${out}/robots.txt`, robots);
await writeFile(`${out}/manifest.webmanifest`, JSON.stringify(webManifest(), null, 2));
await writeFile(`${out}/_headers`, await headersFile(out, template));
const worker = process.env.SITE_SERVICE_WORKER === "off" ? "uninstall" : "service-worker";
const offline = offlineFiles(out, buildId, manifest);
await writeFile("dist/offline.json", JSON.stringify(offline)); // for scripts/budgets.ts
await writeServiceWorker(out, offline, worker);
await rm(`${out}/.vite`, { recursive: true });
console.log(`Prerendered ${pages.length + 1} pages`);

/** The pages of a directory's categories. */
function categoryPaths({ name, path, isDirectory }: Screen): string[] {
  if (!isDirectory) return [];
  const categories = readContent(`${name as DirectoryName}-categories`) as { slug: string }[];
  return categories.map(({ slug }) => `${path}/${slug}`);
}

async function pageAt(path: string, name?: ScreenName, { isOffline = false } = {}): Promise<string> {
  const { head, body } = await renderPage(path, isOffline);
  const html = template
    .replace(
      "<html",
      () => `<html data-scripts="${scriptsOf(manifest, name).join(" ")}"${isOffline ? " data-offline" : ""}`,
    )
    .replace("<!--head-->", () => `${head}<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`)
    .replace("<!--app-->", () => body);
  const classes = [styles.usedIn(html), ...codeOf(manifest, name).map(classesIn)].flat();
  return html.replace("<style></style>", () => `<style>${styles.only(classes)}</style>`);
}

function classesIn(file: string): string[] {
  const known = inCode.get(file) ?? styles.usedIn(readFileSync(out + file, "utf8"));
  inCode.set(file, known);
  return known;
}

function sitemap(): string {
  const urls = pages.map(({ path }) => `  <url><loc>${site.origin}${path}</loc></url>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}
