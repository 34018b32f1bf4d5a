import { Parser } from "htmlparser2";

/**
 * A table row: the text of each cell, and the links in it. Texts are trimmed, and their entities
 * are decoded.
 */
type HtmlRow = { section: string; cells: string[]; links: { href: string; text: string }[] };

/**
 * The rows of all tables that have `td` cells. `section` is the last id above the row that begins
 * with `idPrefix`.
 */
export function tableRows(html: string, idPrefix: string): HtmlRow[] {
  const rows: HtmlRow[] = [];
  let section = "";
  let row: HtmlRow | undefined;
  let isLink = false;
  const parser = new Parser({
    onopentag(name, { id, href }) {
      if (id?.startsWith(idPrefix)) section = id;
      if (name === "tr") row = { section, cells: [], links: [] };
      if (name === "td") row?.cells.push("");
      if (name === "a" && href) row?.links.push({ href, text: "" });
      isLink = name === "a";
    },
    ontext(text) {
      if (!row) return;
      const [cell, link] = [row.cells.length - 1, row.links.at(-1)];
      if (cell >= 0) row.cells[cell] += text;
      if (isLink && link) link.text += text;
    },
    onclosetag(name) {
      if (name === "a") isLink = false;
      if (name !== "tr" || !row) return;
      if (row.cells.length > 0) rows.push(trimmed(row));
      row = undefined;
    },
  });
  parser.end(html);
  return rows;
}

function trimmed({ section, cells, links }: HtmlRow): HtmlRow {
  return {
    section,
    cells: cells.map((cell) => cell.trim()),
    links: links.map(({ href, text }) => ({ href, text: text.trim() })),
  };
}

/** The scripts of a page: their attributes and their code. */
export function scriptsOf(html: string): { attributes: Record<string, string>; text: string }[] {
  const scripts: { attributes: Record<string, string>; text: string }[] = [];
  let isScript = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isScript = name === "script";
      if (isScript) scripts.push({ attributes, text: "" });
    },
    ontext(text) {
      const script = scripts.at(-1);
      if (isScript && script) script.text += text;
    },
    onclosetag() {
      isScript = false;
    },
  });
  parser.end(html);
  return scripts;
}
