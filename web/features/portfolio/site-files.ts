import indexHtml from "#content/portfolio-site/index.html?raw";
import readme from "#content/portfolio-site/README.md?raw";
import script from "#content/portfolio-site/script.js?raw";
import tailwindConfig from "#content/portfolio-site/tailwind.config.js?raw";
import type { SiteFiles } from "#domain/portfolio/bundle.ts";

export const siteFiles: SiteFiles = {
  "index.html": indexHtml,
  "script.js": script,
  "tailwind.config.js": tailwindConfig,
  "README.md": readme,
};
