import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { SiteFiles } from "#domain/portfolio/bundle.ts";
import { inlineHashes } from "#domain/portfolio/inline-hashes.ts";

/**
 * Cloudflare's _headers file, with the headers of every static answer. The API sets its own
 * headers. `template` has the inline scripts of all pages.
 */
export async function headersFile(out: string, template: string): Promise<string> {
  const [hash, rulesHash] = [inlineScriptOf(template), inlineScriptOf(template, ' type="speculationrules"')].map(
    sha256,
  );
  const runnerScript = inlineScriptOf(await readFile(`${out}/run-request.html`, "utf8"));
  // The portfolio preview is a srcdoc frame, which inherits this policy. So the policy must allow
  // its script.
  const preview = await inlineHashes(await portfolioSite());
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}' 'sha256-${rulesHash}' ${preview.scripts}`,
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

# The service worker is asked for anew each time, and reaches this site only. Safari holds each request that it
# passes on against the directive of what the page loads: worker-src for a worker's script, img-src for a picture.
/sw.js
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'self'
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

/assets/drawing-worker-*
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

async function portfolioSite(): Promise<SiteFiles> {
  const names = ["index.html", "script.js", "tailwind.config.js", "README.md"] as const;
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(`content/portfolio-site/${name}`, "utf8")]),
  );
  return Object.fromEntries(texts);
}

function inlineScriptOf(html: string, attributes = ""): string {
  return html.split(`<script${attributes}>`)[1]?.split("</script>")[0] ?? "";
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
