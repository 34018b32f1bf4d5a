import { hex } from "../text/text.ts";
import type { Stored } from "./stored-text.ts";
import { storedThings } from "./stored-things.ts";

const site = "zero-to-offer";
const format = 2;
const maxFileLength = 50_000_000;

/** The SHA-256 of a text, in hexadecimal. */
async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/**
 * The export file, which readExportFile() reads: everything stored, the number of entries of each
 * thing, and a checksum of everything. `now` is in ms since 1970.
 */
export async function exportFile(stored: Stored, now: number): Promise<string> {
  const data = ours(stored);
  const counts = Object.fromEntries(Object.entries(data).map(([key, text]) => [key, countOf(text)]));
  const saved = new Date(now).toISOString();
  return JSON.stringify({ site, format, saved, counts, sha256: await sha256(JSON.stringify(data)), data }, null, 2);
}

/** The number of entries of a stored text: those of a list or an object, otherwise one. */
function countOf(text: string): number {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? Object.keys(value).length : 1;
  } catch {
    return 1;
  }
}

export const fileRefusals = {
  foreign: "Please choose a data file that you exported here.",
  newer: "This file was exported by a newer version of this site. Reload the page, then import it again.",
  damaged: "This file is damaged: it is not what was exported. Nothing here was changed.",
};

/** The content of a file, or why it is refused. */
type FileRead = { things: Stored; refusal?: never } | { refusal: keyof typeof fileRefusals; things?: never };

/**
 * Reads an export file. The first format had no checksum; unknown keys and values that are not text
 * are dropped from it. Any other file is accepted as a whole or refused.
 */
export async function readExportFile(file: string): Promise<FileRead> {
  if (file.length > maxFileLength) return { refusal: "foreign" };
  let read: { site?: unknown; format?: unknown; counts?: unknown; sha256?: unknown; data?: unknown } | null;
  try {
    read = JSON.parse(file);
  } catch {
    return { refusal: file.includes(`"site": "${site}"`) ? "damaged" : "foreign" };
  }
  if (read?.site !== site || typeof read.data !== "object" || read.data === null) return { refusal: "foreign" };
  const things = ours(read.data);
  if (read.format === undefined) return { things };
  if (typeof read.format === "number" && read.format > format) return { refusal: "newer" };
  const isWhole =
    read.format === format &&
    read.sha256 === (await sha256(JSON.stringify(read.data))) &&
    JSON.stringify(read.counts) ===
      JSON.stringify(Object.fromEntries(Object.entries(read.data).map(([key, text]) => [key, countOf(String(text))])));
  return isWhole ? { things } : { refusal: "damaged" };
}

function ours(data: object): Stored {
  const keys = new Set(storedThings.filter(({ isDerived }) => !isDerived).map(({ key }) => key));
  return Object.fromEntries(Object.entries(data).filter(([key, text]) => keys.has(key) && typeof text === "string"));
}
