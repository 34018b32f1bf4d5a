import { type Block, escapeHtml } from "./sheet.ts";
import { highlighted } from "./sheet-code.ts";

const names: Record<string, string> = { postgres: "PostgreSQL", body: "inside main", setup: "sample tables" };

/** A block of code with its output and its buttons. */
export async function blockHtml(block: Block): Promise<string> {
  const { language, words, norun, code, output } = block;
  if (language === "text") return `<pre class="drawing"${scrolls(code)}>${escapeHtml(code)}</pre>`;
  const notes = words.flatMap((word) => names[word] ?? []);
  const isFailing = words.includes("fails");
  if (isFailing) notes.push(output ? "fails as it should:" : "fails, as it should");
  else if (norun) notes.push(`not run here: ${norun}`);
  else if (output) notes.push("prints:");
  const run = runsInPage(block) ? `<button type="button" data-do="run">Run</button>` : "";
  return [
    `<figure class="block" data-language="${language}"${words.includes("setup") ? " data-setup" : ""}>`,
    `<pre${scrolls(code)}><code>${await highlighted(code, language)}</code></pre>`,
    `<figcaption><span>${escapeHtml(notes.join(", "))}</span>${run}<button type="button" data-do="copy">Copy</button></figcaption>`,
    output === undefined ? "" : `<pre class="output"${scrolls(output)}>${escapeHtml(output)}</pre>`,
    "</figure>",
  ].join("");
}

/** A text that is too wide for a phone scrolls, so it must be reachable by keyboard. */
function scrolls(text: string): string {
  return text.split("\n").some((line) => line.length > 38) ? ' tabindex="0"' : "";
}

/** Whether the block runs in the page. Blocks that need Node, the network or a compiler do not. */
export function runsInPage({ language, words, norun, code }: Block): boolean {
  if (norun !== undefined || words.includes("postgres") || words.includes("setup")) return false;
  return language === "sql" || (language in beyondBrowser && !beyondBrowser[language]?.test(code));
}

const beyondBrowser: Record<string, RegExp> = {
  javascript: /\b(import|require|process|Buffer|fetch|SharedArrayBuffer)\b|^export\b|console\.(group|count|table)/m,
  python:
    /\b(threading|multiprocessing|subprocess|concurrent|socket|signal|asyncio|input|zoneinfo|getsizeof|perf_counter)\b/,
};
