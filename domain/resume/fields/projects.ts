import type { Cell } from "../cells.ts";
import { findUrls } from "../contact-text.ts";
import { findDates, trimSeparators, withoutDates } from "../dates.ts";
import { asLine, type Entry, type Piece, readEntries, saidIn } from "../entries.ts";
import { isOnlyUrls, linkWords } from "../entry-cells.ts";
import { isSentence } from "../sentences.ts";
import { splitList } from "./skills.ts";

export type Project = {
  title: string;
  description: string;
  tags: string[];
  previewUrl?: string;
  repoUrl?: string;
  confidence: { title: number; description: number; tags: number };
};

const tagLabel =
  /^(?:technolog(?:y|ies|ien|ie)(?: used)?|tecnolog[ií]as?|herramientas|ferramentas|tech(?: ?stack)?|stack|tools?(?: used)?|built with|keywords|skills(?: used)?|languages?|environment|frameworks?|used)\s*:\s*/i;
const repositoryHost = /(?:^|\/\/|\.)(?:github|gitlab|bitbucket|codeberg|sourceforge|sr\.ht)\./i;

/** Projects of a section: a title, what it is, what it is made with, and where to find it. */
export function findProjects(cells: Cell[]): Project[] {
  return readEntries(cells)
    .map(toProject)
    .filter((project) => project.title !== "" && !isSentence(project.title));
}

function toProject(entry: Entry): Project {
  const [first, ...others] = titleFirst(entry.pieces);
  // A title in one look with text below it says what it is; its colon is its own.
  const isWhole =
    entry.body.length > 0 && first?.cell.runs.length === 1 && first.text.length < 70 && !isSentence(first.text);
  let [title = "", inline = ""] = isWhole
    ? [cutTitle(first.text).filter(Boolean).join(": ")]
    : cutTitle(first?.text ?? "");
  const tags: string[] = [];
  const lines: string[] = inline === "" ? [] : [inline];
  const body = [...entry.body];
  if (title === "" && body[0]) {
    [title = "", inline = ""] = cutTitle(body[0].text);
    if (inline !== "") body[0] = { ...body[0], text: inline };
    else body.shift();
  }
  for (const piece of others) {
    if (isOnlyUrls(piece.text) || (entry.urls.length > 0 && linkWords.test(piece.text))) continue;
    const text = withoutUrls(piece.text);
    // "Technologies" in a look of its own announces the next piece.
    if (`${text}:`.replace(tagLabel, "") === "") continue;
    if (tagLabel.test(text) || isTagList(text)) tags.push(...tagsIn(text));
    else lines.push(text);
  }
  for (const cell of body) {
    let text = withoutUrls(saidIn(cell));
    if (text === "") continue;
    if (tagLabel.test(text)) tags.push(...tagsIn(text));
    else if (isTagList(text) && lines.length > 0) tags.push(...tagsIn(text));
    else {
      const tail = /^(.*[.!?])\s+([^.!?]+)$/su.exec(text);
      if (tail?.[1] && tail[2] && isTagList(tail[2].replace(tagLabel, ""))) {
        tags.push(...tagsIn(tail[2]));
        text = tail[1];
      }
      lines.push(asLine(cell, text));
    }
  }
  const urls = [...new Set([...entry.urls, ...entry.body.flatMap((cell) => findUrls(cell.text))].map(absolute))].filter(
    (url) => !/^mailto:|^tel:/i.test(url),
  );
  const repoUrl = urls.find((url) => repositoryHost.test(url));
  const previewUrl = urls.find((url) => !repositoryHost.test(url));
  return {
    title: isSentence(title) ? title : title.replace(/(?<=\p{Ll})\.$/u, ""),
    description: lines.join("\n"),
    tags: [...new Set(tags)],
    ...(previewUrl && { previewUrl }),
    ...(repoUrl && { repoUrl }),
    confidence: { title: 0.85, description: lines.length > 0 ? 0.85 : 0, tags: tags.length > 0 ? 0.75 : 0 },
  };
}

/** What stands in larger type is the title, even where a list of tags stands left of it. */
function titleFirst(pieces: Piece[]): Piece[] {
  const [first, second, ...others] = pieces;
  if (!first || !second || second.cell.size <= first.cell.size || !isTagList(first.text)) return pieces;
  return [second, first, ...others];
}

/** "ledgerlint: a static checker" names and tells at once. */
function cutTitle(text: string): [string, string] {
  const clean = trimSeparators(withoutUrls(text)).replace(/^\d{1,2}[.)]\s+/, "");
  const [, title = "", rest = ""] =
    /^([^:]{2,60}):\s+(.+)$/s.exec(clean) ?? /^(.{2,60}?) [–—-] (\S+ \S+ \S+ .+)$/s.exec(clean) ?? [];
  return title !== "" ? [withoutDates(title), rest] : [clean, ""];
}

function withoutUrls(text: string): string {
  let rest = text;
  for (const url of findUrls(text)) rest = rest.replace(url, " ");
  return rest
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\( ?\)/g, " ")
    .replace(/ (?:link|url)$/i, "")
    .replace(/ ?[|·•]$/u, "")
    .trim();
}

function tagsIn(text: string): string[] {
  return text.startsWith("#") ? splitList(text.replaceAll("#", ",")) : splitList(text.replace(tagLabel, ""));
}

/** A short list of short names, none of which is a sentence. */
function isTagList(text: string): boolean {
  if (/^(?:#\p{L}[^#]{0,24}){1,15}$/u.test(text)) return true;
  if (isSentence(text) || findDates(text).length > 0) return false;
  const parts = splitList(text);
  return (
    parts.length > 0 &&
    parts.length <= 15 &&
    parts.every((part) => part.split(" ").length <= 3 && part.length <= 25) &&
    (parts.length > 1 || text.split(" ").length <= 2)
  );
}

function absolute(url: string): string {
  return /^[a-z]+:/i.test(url) ? url : `https://${url}`;
}
