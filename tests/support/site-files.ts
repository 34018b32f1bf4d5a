import { readFileSync } from "node:fs";
import type { SiteFiles } from "#domain/portfolio/bundle.ts";

const read = (name: string) => readFileSync(`content/portfolio-site/${name}`, "utf8");

/** The files of the downloadable site. */
export const siteFiles: SiteFiles = {
  "index.html": read("index.html"),
  "script.js": read("script.js"),
  "tailwind.config.js": read("tailwind.config.js"),
  "README.md": read("README.md"),
};
