import type { Resume, Story, Value } from "../resume/resume.schema.ts";
import { typedWebUrl } from "../text/links.ts";
import { type DesignName, type PaperName, type SectionName, sectionTitles } from "./options.ts";

export type Face = "regular" | "italic" | "bold";

/** Text in one face. An address that a click opens has its text in full. */
export type Span = { text: string; face: Face; url?: string };

/**
 * One paragraph of a resume. `field` names what it says, for a sentence about it. The date of an
 * entry stands at the right end of its line. The lines of a list end only between its items.
 */
export type Block = {
  kind: "name" | "title" | "contact" | "heading" | "entry" | "detail" | "text" | "told" | "bullet";
  field: string;
  spans: Span[];
  date?: string;
  isList?: true;
};

/** What a file is made of. */
export type FileQuestion = { blocks: Block[]; design: DesignName; paper: PaperName; title: string; author: string };

type Line = Omit<Block, "spans"> & { spans: (Span | undefined)[] };

/** Parts of one line; a line may break here and nowhere inside a part. */
export const separator = " · ";

/** A resume as paragraphs, with the sections that are asked for, in that order. */
export function blocksOf(resume: Resume, sections: SectionName[]): Block[] {
  return [
    ...head(resume.basics),
    ...sections.flatMap((name) => {
      const content = written(contents[name](resume));
      const title: Line = { kind: "heading", field: "a heading", spans: [bold(sectionTitles[name])] };
      return content.length > 0 ? [...written([title]), ...content] : [];
    }),
  ];
}

/** Which sections a resume has something for. */
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

const contents: Record<SectionName, (resume: Resume) => Line[]> = {
  summary: ({ basics }) =>
    basics.summary.text.split("\n").map((text) => ({ kind: "text", field: "your summary", spans: [plain(text)] })),
  experience: ({ roles }) =>
    roles.flatMap(({ organization, position, place, period, story }, at) => {
      const field = `experience ${at + 1}`;
      const isNamed = said(position);
      return [
        {
          kind: "entry",
          field,
          spans: [bold(isNamed ? position.text : organization.text)],
          date: period.text,
        },
        { kind: "detail", field, spans: [isNamed ? italic(organization.text) : undefined, italic(place.text)] },
        ...told(story, field),
      ];
    }),
  projects: ({ projects }) =>
    projects.flatMap(({ title, story, tags, previewUrl, repoUrl }, at) => {
      const field = `project ${at + 1}`;
      const list = listed(tags);
      return [
        { kind: "entry", field, spans: [bold(title.text)] },
        { kind: "told", field, spans: [previewUrl, repoUrl].map((url) => address(url ?? "")) },
        ...told(story, field),
        { kind: "told", field, spans: [plain(list && `Technologies: ${list}`)], isList: true },
      ];
    }),
  education: ({ education }) =>
    education.flatMap(({ institution, degree, grade, period }, at) => {
      const field = `education ${at + 1}`;
      const isNamed = said(institution);
      return [
        { kind: "entry", field, spans: [bold(isNamed ? institution.text : degree.text)], date: period.text },
        { kind: "detail", field, spans: [isNamed ? italic(degree.text) : undefined, italic(grade.text)] },
      ];
    }),
  skills: ({ skills }) => {
    const ungrouped = skills.filter(({ label }) => label === "").flatMap(({ items }) => items);
    const groups = [{ label: "", items: ungrouped }, ...skills.filter(({ label }) => label !== "")];
    return groups.map(({ label, items }) => {
      const list = listed(items);
      return {
        kind: "text",
        field: "your skills",
        spans: [plain(label && list ? `${label}: ${list}` : list)],
        isList: true,
      };
    });
  },
  certifications: ({ honors }) =>
    titled(
      "certification",
      honors.filter(({ kind }) => kind === "certification"),
    ),
  awards: ({ honors }) =>
    titled(
      "award",
      honors.filter(({ kind }) => kind === "award"),
    ),
  publications: ({ publications }) => titled("publication", publications),
  languages: ({ languages }) => [
    {
      kind: "text",
      field: "your languages",
      spans: [plain(languages.map(({ name, level }) => (level ? `${name.text} (${level})` : name.text)).join(", "))],
      isList: true,
    },
  ],
};

const titled = (what: string, entries: { title: Value; story: Story }[]): Line[] =>
  entries.flatMap(({ title, story }, at): Line[] => {
    const field = `${what} ${at + 1}`;
    return [{ kind: "entry", field, spans: [bold(title.text)] }, ...told(story, field)];
  });

const told = ({ paragraphs }: Story, field: string): Line[] =>
  paragraphs.map(({ text, isBullet }) => ({ kind: isBullet ? "bullet" : "told", field, spans: [plain(text)] }));

const listed = (items: Value[]) => items.map(({ text }) => text).join(", ");
const said = ({ text }: Value) => text.trim() !== "";
const plain = (text: string): Span => ({ text, face: "regular" });
const italic = (text: string): Span => ({ text, face: "italic" });
const bold = (text: string): Span => ({ text, face: "bold" });
const mail = (text: string): Span => ({
  text,
  face: "regular",
  ...(text.includes("@") && { url: `mailto:${text.trim()}` }),
});

/** An address without its scheme, as people write it, and the whole one behind it. */
function address(text: string): Span {
  const url = typedWebUrl(text);
  return url ? { text: text.replace(/^https?:\/\//i, "").replace(/\/$/, ""), face: "regular", url } : plain(text);
}

/** Without what says nothing. */
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

/** Spaces in a row are one, letters are composed, and marks that nobody sees are gone. */
const tidy = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\u00ad\u200b\u2060\ufeff]/gu, "")
    .trim();
