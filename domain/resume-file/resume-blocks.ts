import type { Resume } from "../resume/resume.schema.ts";
import type { Block, Line } from "./blocks.ts";
import { type Headings, type SectionName, sectionTitles } from "./options.ts";
import { contents } from "./section-lines.ts";
import { address, bold, mail, plain } from "./spans.ts";

/** A resume as paragraphs, with the given sections in the given order, under the given headings. */
export function blocksOf(resume: Resume, sections: SectionName[], headings: Headings = sectionTitles): Block[] {
  return [
    ...head(resume.basics),
    ...sections.flatMap((name) => {
      const content = written(contents[name](resume));
      const title: Line = { kind: "heading", field: "a heading", spans: [bold(headings[name])] };
      return content.length > 0 ? [...written([title]), ...content] : [];
    }),
  ];
}

/** The sections of a resume that are not empty. */
export function sectionsOf(resume: Resume): SectionName[] {
  return (Object.keys(contents) as SectionName[]).filter((name) => written(contents[name](resume)).length > 0);
}

function head({ name, title, location, email, phone, links }: Resume["basics"]): Block[] {
  return written([
    { kind: "name", field: "your name", spans: [bold(name.text)] },
    { kind: "title", field: "your title", spans: [plain(title.text)] },
    {
      kind: "contact",
      field: "your contact details",
      spans: [plain(location.text), mail(email.text), plain(phone.text)],
    },
    { kind: "contact", field: "your links", spans: links.map(({ url }) => address(url.text)) },
  ]);
}

/** Drops empty spans and lines. */
function written(lines: Line[]): Block[] {
  return lines.flatMap(({ spans, date, ...line }) => {
    const tidied = spans.flatMap((span) => {
      const text = tidy(span?.text ?? "");
      return span && text ? [{ ...span, text }] : [];
    });
    const day = tidy(date ?? "");
    return tidied.length > 0 || day ? [{ ...line, spans: tidied, ...(day && { date: day }) }] : [];
  });
}

/** Collapses spaces, composes letters with their accents, and removes invisible characters. */
const tidy = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\u00ad\u200b\u2060\ufeff]/gu, "")
    .trim();
