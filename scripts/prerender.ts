import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { build, type Manifest } from "vite";
import { isSheet } from "#domain/cheat-sheets.ts";
import type { DirectoryName } from "#domain/directory/directory.ts";
import { inlineHashes, type SiteFiles } from "#domain/portfolio/bundle.ts";
import { type Screen, type ScreenName, screenList, screens } from "#domain/screens.ts";
import { site } from "#domain/site.ts";
import { sharePath } from "#domain/tracker/shared.ts";
import { readContent } from "./content-files.ts";
import { writeOpenData } from "./open-data.ts";
import { pagePlugins } from "./plugins.ts";
import { offlineFiles, writeServiceWorker } from "./service-worker.ts";
import { thirdPartyNotices } from "./third-party-notices.ts";

/**
 * Turns every screen into a complete HTML file beside the built assets, and writes sitemap, robots,
 * manifest and headers.
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
const entryScripts = [...built.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, src]) => src ?? "");
const css = await readFile(out + (/<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(built)?.[1] ?? ""), "utf8");
const font = Object.values(manifest).find(({ src }) => src === "fonts/hanken-grotesk.woff2")?.file;

// Vite's own way of loading gives way to inlined styles, and to scripts that wait for the first
// paint.
const template = built
  .replace(/\s*<script type="module"[^>]*><\/script>/g, "")
  .replace(/\s*<link rel="modulepreload"[^>]*>/g, "")
  .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`);
const inlineScript = inlineScriptOf(template);

const pages = screenList.flatMap((screen) =>
  [screen.path, ...categoryPaths(screen)].map((path) => ({ path, name: screen.name })),
);
const rendered = new Map<string, string>();
for (const { path, name } of pages)
  rendered.set(path === "/" ? "index" : path.slice(1), await pageAt(path, modulesOf(name)));
rendered.set("404", await pageAt("/404", []));
rendered.set("offline", await pageAt("/offline", [], { isOffline: true }));

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

await writeFile(`${out}/sitemap.xml`, sitemap());
await writeOpenData(`${out}/data`);
await writeFile(`${out}/third-party-notices.txt`, thirdPartyNotices());
await writeFile(
  `${out}/robots.txt`,
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`,
);
await writeFile(`${out}/manifest.webmanifest`, JSON.stringify(webManifest(), null, 2));
await writeFile(`${out}/_headers`, await headers());
const worker = process.env.SITE_SERVICE_WORKER === "off" ? "uninstall" : "service-worker";
const offline = offlineFiles(out, buildId, manifest);
await writeFile("dist/offline.json", JSON.stringify(offline)); // for the budgets
await writeServiceWorker(out, offline, worker);
await rm(`${out}/.vite`, { recursive: true });
console.log(`Prerendered ${pages.length + 1} pages`);

/** The pages of a directory's categories. */
function categoryPaths({ name, path, isDirectory }: Screen): string[] {
  if (!isDirectory) return [];
  const categories = readContent(`${name as DirectoryName}-categories`) as { slug: string }[];
  return categories.map(({ slug }) => `${path}/${slug}`);
}

async function pageAt(path: string, modules: string[], { isOffline = false } = {}): Promise<string> {
  const { head, body } = await renderPage(path, isOffline);
  const scripts = new Set([...entryScripts.toReversed(), ...modules.flatMap((name) => [...withImports(name)])]);
  return template
    .replace("<html", () => `<html data-scripts="${[...scripts].join(" ")}"${isOffline ? " data-offline" : ""}`)
    .replace("<!--head-->", () => `${head}<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`)
    .replace("<!--app-->", () => body);
}

/**
 * The modules that a screen shows at once. The sheets share one; home's sections are a chunk of
 * their own.
 */
function modulesOf(name: ScreenName): string[] {
  if (isSheet(name)) return ["features/cheat-sheets/sheet-page.tsx"];
  const page = `features/${name}/page.tsx`;
  return name === "home" ? [page, "features/home/sections.tsx"] : [page];
}

/** The files of a module and of everything it imports before it can run. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}`);
  if (found.has(`/${chunk.file}`)) return found;
  found.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) withImports(imported, found);
  return found;
}

async function portfolioSite(): Promise<SiteFiles> {
  const names = ["index.html", "script.js", "tailwind.config.js", "README.md"] as const;
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(`content/portfolio-site/${name}`, "utf8")]),
  );
  return Object.fromEntries(texts);
}

function sitemap(): string {
  const urls = pages.map(({ path }) => `  <url><loc>${site.origin}${path}</loc></url>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

function webManifest() {
  return {
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    id: "/",
    start_url: "/",
    scope: "/",
    lang: "en",
    display: "standalone",
    background_color: "#fafbf7",
    theme_color: "#00624a",
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
    screenshots: [
      screenshot("wide", "1280x800", "The home page on a large screen"),
      screenshot("narrow", "780x1688", "The home page on a phone"),
    ],
    shortcuts: [shortcut("job-search", "Search jobs"), shortcut("tracker"), shortcut("contests")],
    share_target: {
      action: sharePath,
      method: "POST",
      enctype: "multipart/form-data",
      params: { title: "title", text: "text", url: "url" },
    },
  };
}

function screenshot(form_factor: "wide" | "narrow", sizes: string, label: string) {
  return { src: `/screenshot-${form_factor}.jpg`, type: "image/jpeg", sizes, form_factor, label };
}

function shortcut(name: ScreenName, label = screens[name].title) {
  return { name: label, url: screens[name].path, icons: [{ src: "/icon-192.png", sizes: "192x192" }] };
}

/** Cloudflare's _headers file: what every static answer carries. The API sets its own. */
async function headers(): Promise<string> {
  const hash = sha256(inlineScript);
  const runnerScript = inlineScriptOf(await readFile(`${out}/run-request.html`, "utf8"));
  // The portfolio preview is a srcdoc frame, which inherits this policy: it has to let the site's
  // own script run.
  const preview = await inlineHashes(await portfolioSite());
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}' ${preview.scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  return `/*
  Content-Security-Policy: ${policy}
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Strict-Transport-Security: max-age=31536000; includeSubDomains

/assets/*
  Cache-Control: public, max-age=31536000, immutable

# The service worker is asked for anew each time, and reaches this site only.
/sw.js
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'; connect-src 'self'
  Cache-Control: no-cache

# The directories as data are for every site.
/data/*
  Access-Control-Allow-Origin: *
  Cross-Origin-Resource-Policy: cross-origin
  Cache-Control: public, max-age=86400

# A ready request runs in a frame without an origin, which may reach any API and be framed by this site only.
/run-request
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'; script-src 'sha256-${sha256(runnerScript)}'; connect-src https:; frame-ancestors 'self'; sandbox allow-scripts

# What visitors write runs in workers with policies of their own: it may compute, and reach no other site.
/assets/run-javascript-*
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'; script-src 'unsafe-eval'

/assets/run-sql-*
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'

# The readers of resumes and scans handle files that may be hostile: they load their own code, and send nothing anywhere.
/assets/resume-worker-*
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'; script-src 'self'

/assets/scan-worker-*
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'

/assets/run-python-*
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'
`;
}

function inlineScriptOf(html: string): string {
  return /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
