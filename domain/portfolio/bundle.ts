import { escapeHtml, inlineJson } from "../text/html.ts";
import { oneLine } from "../text/text.ts";
import { inlineHashes } from "./inline-hashes.ts";
import type { Portfolio } from "./portfolio.ts";
import { siteData } from "./site-data.ts";

/** The files of content/portfolio-site/ by name, unchanged. */
export type SiteFiles = Record<"index.html" | "script.js" | "tailwind.config.js" | "README.md", string>;

/** The content of the archive: file name → text. */
type Bundle = Record<string, string>;

/** The target of the "Built with" link. */
type Provider = { origin: string };

/**
 * Bundle A: one page with data and code inside it, and a text on how to publish it. The page's CSP
 * names the hashes of its own script and styles, so nothing else in it can run.
 */
export async function singlePageBundle(portfolio: Portfolio, site: SiteFiles, provider: Provider): Promise<Bundle> {
  return {
    "index.html": singlePage(portfolio, site, provider, await inlineHashes(site)),
    "README.md": site["README.md"],
  };
}

/** The page of bundle A, with the hashes of `site`. */
export function singlePage(
  portfolio: Portfolio,
  site: SiteFiles,
  provider: Provider,
  { scripts, styles }: Awaited<ReturnType<typeof inlineHashes>>,
): string {
  const policy = [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "img-src data: http: https:",
    "font-src data:",
    "connect-src 'self'", // for tools that check robots.txt from within the page
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const data = `<script type="application/json" id="portfolio-data">${inlineJson(siteData(portfolio))}</script>`;
  return personalPage(portfolio, site, provider)
    .replace(/(http-equiv="Content-Security-Policy" content=")[^"]*/, (_, start: string) => start + policy)
    .replace('<script src="script.js"></script>', () => `${data}\n    <script>${site["script.js"]}</script>`);
}

/** Bundle B: page, data, script and design tokens, each in its own file. */
export function separateFilesBundle(portfolio: Portfolio, site: SiteFiles, provider: Provider): Bundle {
  return {
    "index.html": personalPage(portfolio, site, provider),
    "portfolio-data.json": `${JSON.stringify(siteData(portfolio), null, 2)}\n`,
    "script.js": site["script.js"],
    "tailwind.config.js": site["tailwind.config.js"],
  };
}

/**
 * The person's name in lower case, with hyphens for white space, plus '-portfolio.zip'. Characters
 * that trouble file systems or terminals are left out. The name is cut to 100 characters.
 */
export function archiveName(name: string): string {
  const plain = oneLine(
    name
      .replace(/['’]/g, "")
      .replace(/[/\\:*?"<>|]/g, " ")
      .slice(0, 100),
  );
  return `${plain.toLowerCase().replace(/\s+/g, "-")}-portfolio.zip`;
}

/**
 * The page with design, title, share texts and credit written into it, for readers that do not run
 * its script.
 */
function personalPage({ data, design, accent }: Portfolio, site: SiteFiles, { origin }: Provider): string {
  const { name, title, summary, profileImage } = data.settings;
  const heading =
    [name, title]
      .map((text) => text.trim())
      .filter(Boolean)
      .join(" | ") || "Portfolio";
  const description = summary.trim().slice(0, 200) || heading;
  const head = [
    `<title>${escapeHtml(heading)}</title>`,
    meta("name", "description", description),
    meta("property", "og:type", "profile"),
    meta("property", "og:title", heading),
    meta("property", "og:description", description),
    ...(/^https?:/i.test(profileImage) ? [meta("property", "og:image", profileImage)] : []),
  ].join("\n    ");
  return site["index.html"]
    .replace('data-design="editorial"', `data-design="${design}"${accent ? ` data-accent="${accent}"` : ""}`)
    .replace(/<title>.*?(?=\s*<meta name="twitter:card")/s, () => head)
    .replace('href="https://zero-to-offer.example"', () => `href="${escapeHtml(origin)}"`);
}

const meta = (attribute: string, key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
