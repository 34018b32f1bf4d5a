import type { TextItem } from "../resume/page.ts";
import type { Resume, Source } from "../resume/resume.schema.ts";

/** The rules that made a report. It changes whenever a rule does. */
export const rulesVersion = "2026-11-23";

/** A piece of text on a page, as the reader took it in. */
export type Line = {
  text: string;
  /** In points; 0 where no file tells. */
  size: number;
  links: string[];
  /** Stands under a heading of a section that we do not take apart, such as hobbies. */
  isAside: boolean;
  at?: Source;
};

/** A heading of the resume, and whether readers know its words. */
export type Heading = { text: string; isKnown: boolean; at?: Source };

/** What only the file tells. */
export type FileFacts = {
  name: string;
  /** Turned upright. */
  pages: { width: number; height: number; items: TextItem[] }[];
  headings: Heading[];
  /** The runs of text before ligatures are taken apart. */
  rawTexts: string[];
  /**
   * Text that leaves no trace on the drawn page of a PDF, or that another file says is not to be
   * seen; undefined where this device could not draw the page, or the format does not tell.
   */
  hidden: { text: string; at?: Source }[] | undefined;
  /**
   * The lines in the header and footer of a file that has no pages; undefined where the format has
   * none.
   */
  edges?: string[];
  /** Its text was recognized in pictures of its pages. */
  isPicture?: true;
  /** What only a PDF tells. */
  pdf?: {
    title: string;
    language: string;
    isTagged: boolean;
    /** The columns that stand side by side, from left to right within a page. */
    columns: Source[];
    /** Pictures between a stamp's and half a page's size. */
    pictures: Source[];
  };
};

export type PdfFacts = FileFacts & NonNullable<FileFacts["pdf"]>;

/** What is checked: a resume, the lines it was read from, and the file where there is one. */
export type Subject = {
  resume: Resume;
  lines: Line[];
  /** The month in which the check is made, 1 to 12. */
  today: { year: number; month: number };
  file?: FileFacts;
};

/** A place where a check does not hold: what stands there, and what is wrong with it. */
export type Finding = { text: string; why: string; at?: Source };

export type Check = {
  /** What holds when the check passes. */
  title: string;
  /** What is the matter when it does not. */
  fault: string;
  /** What it costs where it fails. Where nothing was found at all, that is always a loss. */
  cost: Cost;
  /** How to make it hold. */
  mend: string;
  /** Where it does not hold; undefined where the subject lacks what tells. */
  find: (subject: Subject) => Finding[] | undefined;
};

/**
 * "loss": a reader does not get what the resume says. "risk": some readers may lose or mix it up.
 * "look": nothing is lost, and people may mind.
 */
export type Cost = "loss" | "risk" | "look";

/** A source as the optional property of a line or a finding. */
export const placed = (at: Source | undefined) => (at ? { at } : {});

/** What was looked for and is not there. */
export const nowhere = (what: string): Finding => ({ text: "", why: `No ${what} was found.` });

/** Whether it was looked for and is not there. */
export const isNowhere = ({ text }: Finding) => text === "";

/** A check that only the file can answer. */
export const ofFile = (find: (file: FileFacts, subject: Subject) => Finding[]): Check["find"] => {
  return (subject) => subject.file && find(subject.file, subject);
};

/** A check that only a PDF can answer. */
export const ofPdf = (find: (file: PdfFacts, subject: Subject) => Finding[]): Check["find"] => {
  return (subject) => subject.file?.pdf && find({ ...subject.file, ...subject.file.pdf }, subject);
};
