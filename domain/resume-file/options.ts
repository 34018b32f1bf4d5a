/**
 * How a resume file looks. The margin is in points. Other lengths are multiples of the text's size.
 */
export type Design = {
  label: string;
  text: string;
  font: "sans" | "serif";
  nameSize: number;
  headingSize: number;
  /** The height of a line, as a multiple of its size. */
  leading: number;
  margin: number;
  /** The space above a section's heading, and above an entry. */
  sectionGap: number;
  entryGap: number;
};

export const designs = {
  modern: {
    label: "Modern",
    text: "Inter, clear and open",
    font: "sans",
    nameSize: 2.3,
    headingSize: 1.22,
    leading: 1.36,
    margin: 54,
    sectionGap: 1.35,
    entryGap: 0.7,
  },
  classic: {
    label: "Classic",
    text: "Literata, a typeface for books",
    font: "serif",
    nameSize: 2.5,
    headingSize: 1.3,
    leading: 1.34,
    margin: 62,
    sectionGap: 1.3,
    entryGap: 0.65,
  },
  compact: {
    label: "Compact",
    text: "Inter, tightly set: fits more on a page",
    font: "sans",
    nameSize: 1.9,
    headingSize: 1.15,
    leading: 1.24,
    margin: 43,
    sectionGap: 1,
    entryGap: 0.45,
  },
} as const satisfies Record<string, Design>;

export type DesignName = keyof typeof designs;

/** Paper sizes in points. */
export const papers = {
  a4: { label: "A4", width: 595.28, height: 841.89 },
  letter: { label: "Letter", width: 612, height: 792 },
} as const;

export type PaperName = keyof typeof papers;

const letterRegions = ["US", "CA", "MX", "PH", "CL", "CO", "VE", "CR", "GT", "PA", "DO", "PR", "SV", "NI"];

/** The paper that is usual in the region of a locale such as "en-US". */
export function paperOf(locale: string): PaperName {
  return letterRegions.includes(locale.split("-").at(-1) ?? "") ? "letter" : "a4";
}

/** The sections of a resume and their headings, in the usual order. */
export const sectionTitles = {
  summary: "Summary",
  experience: "Experience",
  projects: "Projects",
  education: "Education",
  skills: "Skills",
  certifications: "Certifications",
  awards: "Awards",
  publications: "Publications",
  languages: "Languages",
} as const;

export type SectionName = keyof typeof sectionTitles;

/** The headings that a file has for the sections. */
export type Headings = Record<SectionName, string>;

export const usualOrder = Object.keys(sectionTitles) as SectionName[];

/** Font sizes in points, the usual size first. A PDF takes a smaller size if that saves a page. */
export const textSizes = [10.5, 10, 9.5] as const;
