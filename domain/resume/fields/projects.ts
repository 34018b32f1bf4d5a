import type { Block, Line } from "../cell.ts";
import { findUrls } from "../contact-text.ts";
import { findDates, trimSeparators, withoutDates } from "../dates.ts";
import { type Entry, type HeadPiece, periodOf, readEntries } from "../entries.ts";
import { isOnlyUrls, linkWords } from "../entry-cells.ts";
import { asLine, saidIn } from "../entry-looks.ts";
import { isSentence } from "../sentences.ts";
import { technologies } from "../vocabulary/technologies.ts";
import { splitList } from "./skills.ts";

export type Project = {
  title: string;
  description: string;
  tags: string[];
  previewUrl?: string;
  repoUrl?: string;
  /** The height at which its entry begins. */
  from: number;
  confidence: { title: number; description: number; tags: number };
};

const tagLabel =
  /^(?:technolog(?:y|ies|ien|ie)(?: used)?|tecnolog[ií]as?|herramientas|ferramentas|tech(?: ?stack)?|stack|tools?(?: used)?|built with|keywords|skills(?: used)?|languages?|environment|frameworks?|used)\s*:\s*/i;
const repositoryHost = /(?:^|\/\/|\.)(?:github|gitlab|bitbucket|codeberg|sourceforge|sr\.ht)\./i;

/**
 * The projects of a section: title, description, tags and links. A period is the first line of the
 * description.
 */
export function findProjects(cells: Line[]): Project[] {
  return withTagsOfLabels(readEntries(cells).map(toProject)).filter(
    (project) => project.title !== "" && !isSentence(project.title),
  );
}

/** Gives the tags after a label in a look of its own ("Keywords: C") to the project above. */
function withTagsOfLabels(projects: Project[]): Project[] {
  const isLabel = ({ title, description }: Project) => description === "" && `${title}:`.replace(tagLabel, "") === "";
  return projects.flatMap((project, at) => {
    const next = projects[at + 1];
    if (at > 0 && isLabel(project)) return [];
    return next && isLabel(next) ? { ...project, tags: [...new Set([...project.tags, ...next.tags])] } : project;
  });
}

function toProject(entry: Entry): Project {
  const [first, ...others] = titleFirst(withDashInTitle(entry.pieces));
  const { title, lines, body } = named(first, entry.body);
  const tags: string[] = [];
  for (const piece of others) {
    if (isOnlyUrls(piece.text) || (entry.urls.length > 0 && linkWords.test(piece.text))) continue;
    const text = withoutUrls(piece.text);
    // "Technologies" in a look of its own is the label of the next piece.
    if (`${text}:`.replace(tagLabel, "") === "") continue;
    if (tagLabel.test(text) || isTagList(text)) tags.push(...tagsIn(text));
    else lines.push(text);
  }
  for (const cell of body) {
    const parts = partsOf(withoutUrls(saidIn(cell)), lines.length > 0);
    tags.push(...tagsIn(parts.tags));
    if (parts.text !== "") lines.push(asLine(cell, parts.text));
  }
  const period = periodOf(entry);
  return {
    title: isSentence(title) ? title : title.replace(/(?<=\p{Ll})\.$/u, ""),
    description: [period, ...lines].filter(Boolean).join("\n"),
    tags: [...new Set(tags)],
    ...addressesOf(entry),
    from: entry.from,
    confidence: { title: 0.85, description: lines.length > 0 ? 0.85 : 0, tags: tags.length > 0 ? 0.75 : 0 },
  };
}

/** The title, from the head or else the first line of the body, and the rest. */
function named(first: HeadPiece | undefined, body: Block[]): { title: string; lines: string[]; body: Block[] } {
  // A title in one look with text below it is complete. A colon in it is part of the title.
  const isWhole = body.length > 0 && first?.cell.runs.length === 1 && first.text.length < 70 && !isSentence(first.text);
  const cut = cutTitle(first?.text ?? "");
  const [title, inline] = isWhole ? [cut.filter(Boolean).join(": "), ""] : cut;
  const lines = inline === "" ? [] : [inline];
  const [top, ...below] = body;
  if (title !== "" || !top) return { title, lines, body };
  const [named, description] = cutTitle(top.text);
  return { title: named, lines, body: description === "" ? below : [{ ...top, text: description }, ...below] };
}

/**
 * Splits a line of the body into its text and the tags in it or at its end. A list below other text
 * has tags.
 */
function partsOf(text: string, isBelow: boolean): { text: string; tags: string } {
  if (tagLabel.test(text) || (isTagList(text) && isBelow)) return { text: "", tags: text };
  const [, description = "", list = ""] = /^(.*[.!?])\s+([^.!?]+)$/su.exec(text) ?? [];
  return isTagList(list.replace(tagLabel, "")) ? { text: description, tags: list } : { text, tags: "" };
}

function addressesOf(entry: Entry): { previewUrl?: string; repoUrl?: string } {
  const urls = [...entry.urls, ...entry.body.flatMap((cell) => findUrls(cell.text))]
    .map(absolute)
    .filter((url) => !/^mailto:|^tel:/i.test(url));
  const repoUrl = urls.find((url) => repositoryHost.test(url));
  const previewUrl = urls.find((url) => !repositoryHost.test(url));
  return { ...(previewUrl && { previewUrl }), ...(repoUrl && { repoUrl }) };
}

/**
 * A short text after a dash in the title's look belongs to the title unless it names technologies:
 * "Pill Reminder – test suite", but not "Pill Reminder – React, Redux".
 */
function withDashInTitle([title, next, ...others]: HeadPiece[]): HeadPiece[] {
  if (!title || !next) return title ? [title] : [];
  const { text } = title.cell;
  const at = text.startsWith(title.text) ? title.text.length : text.length;
  const isDashed = /^ [–—] $/.test(text.slice(at, at + 3)) && text.startsWith(next.text, at + 3);
  const isOfTitle =
    isDashed && title.cell.runs.length === 1 && isTagList(next.text) && !splitList(next.text).some(isTechnology);
  return isOfTitle
    ? [{ ...title, text: text.slice(0, at + 3 + next.text.length) }, ...others]
    : [title, next, ...others];
}

const isTechnology = (name: string) => technologies.has(name.toLowerCase().replace("-", " "));

/** Puts the piece in larger type first: it is the title, even if tags are to its left. */
function titleFirst(pieces: HeadPiece[]): HeadPiece[] {
  const [first, second, ...others] = pieces;
  if (!first || !second || second.cell.size <= first.cell.size || !isTagList(first.text)) return pieces;
  return [second, first, ...others];
}

/** Splits "ledgerlint: a static checker" into title and description. */
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

/** Whether text is a list of tags: few short names, none of them a sentence. */
function isTagList(text: string): boolean {
  if (/^(?:#\p{L}[^#]{0,24}){1,15}$/u.test(text)) return true;
  if (isSentence(text) || findDates(text).length > 0) return false;
  const parts = splitList(text);
  return (
    parts.length > 0 &&
    parts.length <= 15 &&
    parts.every((part) => part.split(" ").length <= 3 && part.length <= 25 && !/: /.test(part)) &&
    (parts.length > 1 || text.split(" ").length <= 2)
  );
}

function absolute(url: string): string {
  return /^[a-z]+:/i.test(url) ? url : `https://${url}`;
}
