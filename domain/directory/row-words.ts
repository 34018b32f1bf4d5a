import { spelledWords } from "../text/spelling.ts";
import { parseUrl } from "../text/url.ts";
import type { DirectoryRow } from "./directory.ts";

/** The words of a row, with spaces around each. `all` joins the others. */
export type SearchedWords = { name: string; text: string; facts: string; all: string };

/** Facts with a few fixed values each, such as "hosted". They are not prose about the entry. */
const plainFacts = ["price", "runs", "auth", "cors", "level", "hours", "issuer", "format"];

/** Other names of some facts. The keys have a space, so no property of objects is meant. */
const factWords: Record<string, string> = { "price freemium": "free plan", "auth none": "no key" };

/** The words of an entry. The fact freeCertificate becomes "free certificate". */
export function searchedWords({ id, name, url, aliases = [], ...row }: DirectoryRow): SearchedWords {
  const texts = [parseUrl(url)?.host.replace("www.", "") ?? ""];
  const facts: string[] = [];
  for (const [key, fact] of Object.entries(row)) {
    const factTexts =
      fact === true ? [key.replace(/[A-Z]/g, " $&")] : [fact].flat().filter((one) => typeof one === "string");
    factTexts.push(factWords[`${key} ${fact}`] ?? "");
    (plainFacts.includes(key) ? facts : texts).unshift(...factTexts);
  }
  const [own, others, about, plain] = [[name], aliases, texts, facts].map((list) => spelledWords(list.join(" ")));
  const parts = { name: others ? ` ${own} ${others} ` : ` ${own} `, text: ` ${about} `, facts: ` ${plain} ` };
  return { ...parts, all: parts.name + parts.text + parts.facts };
}
