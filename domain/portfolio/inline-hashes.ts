/**
 * The CSP sources of the single page's script and styles. A `srcdoc` frame inherits the policy of
 * the page around it, so that policy must allow these sources, too.
 */
export async function inlineHashes(
  site: Record<"index.html" | "script.js", string>,
): Promise<{ scripts: string; styles: string }> {
  const styles = Array.from(site["index.html"].matchAll(/<style>(.*?)<\/style>/gs), ([, style = ""]) => style);
  const hashes = await Promise.all([site["script.js"], ...styles].map(hashSource));
  return { scripts: hashes.slice(0, 1).join(" "), styles: hashes.slice(1).join(" ") };
}

async function hashSource(code: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
