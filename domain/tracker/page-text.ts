import { Parser } from "htmlparser2";
import { isWebUrl } from "../text/links.ts";

/** What the source of a page says about itself. */
type PageText = { title: string; url: string; text: string; jsonLd: string[] };

const silent = new Set(["script", "style", "noscript", "svg", "template", "title"]);
const breaks = new Set(["p", "div", "br", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "tr", "section", "article"]);
const breaking = new RegExp(`<(${[...breaks, "li"].join("|")})\\b`, "i");

/** Typed line breaks in a text: a blank line, or a line that begins with a bullet. */
const typedLines = /\S[^\S\n]*\n[^\S\n]*(?:\n|[•‣▪●*–-] )\s*\S/;

/**
 * Reads the source of a page or a part of it: title, address, text in lines, and JSON-LD. Line
 * breaks of the source count if they were typed, not if they only wrap the source.
 */
export function pageText(html: string): PageText {
  const page = { title: "", canonical: "", ogTitle: "", ogUrl: "", text: "", jsonLd: [] as string[] };
  const open: string[] = [];
  let isJsonLd = false;
  let piece = "";
  const hasBreaks = breaking.test(html);
  const takePiece = () => {
    const isTyped = !hasBreaks || typedLines.test(piece);
    page.text += piece.replace(isTyped ? /[^\S\n]+/g : /\s+/g, " ");
    piece = "";
  };
  const parser = new Parser({
    onopentag(name, { type, rel, href = "", property, content = "" }) {
      takePiece();
      if (silent.has(name)) open.push(name);
      if (name === "script") isJsonLd = type?.toLowerCase() === "application/ld+json";
      if (isJsonLd && name === "script") page.jsonLd.push("");
      if (name === "link" && rel?.toLowerCase() === "canonical") page.canonical ||= href;
      if (name === "meta" && property === "og:title") page.ogTitle ||= content;
      if (name === "meta" && property === "og:url") page.ogUrl ||= content;
      if (name === "li") page.text += "\n• ";
      else if (breaks.has(name)) page.text += "\n";
    },
    ontext(data) {
      const [inside] = open;
      if (!inside) piece += data;
      else if (inside === "title") page.title += data;
      else if (inside === "script" && isJsonLd) page.jsonLd.push(`${page.jsonLd.pop() ?? ""}${data}`);
    },
    onclosetag(name) {
      takePiece();
      if (silent.has(name)) open.splice(open.lastIndexOf(name), 1);
      if (breaks.has(name)) page.text += "\n";
    },
  });
  parser.end(html);
  takePiece();
  return {
    title: page.ogTitle || page.title,
    url: [page.ogUrl, page.canonical].find(isWebUrl) ?? "",
    text: page.text
      .replace(/[^\S\n]+/g, " ")
      .replace(/ ?\n ?/g, "\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    jsonLd: page.jsonLd,
  };
}

/** The text of some HTML. HTML escaped twice, as in many postings, is read too. */
export function plainText(html: string): string {
  const { text } = pageText(html);
  return /<\/?\w/.test(text) ? pageText(text).text : text;
}
