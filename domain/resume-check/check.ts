import type { TextItem } from "../resume/page.ts";
import type { Resume, Source } from "../resume/resume.schema.ts";

/** The rules that made a report. It changes whenever a rule does. */
export const rulesVersion = "2026-11-27";

/** A piece of text on a page, as the reader sees it. */
export type Line = {
  text: string;
  /** The font size in points; 0 if there is no file. */
  size: number;
  links: string[];
  /** Whether its section is one that we do not analyze, such as hobbies. */
  isAside: boolean;
  at?: Source;
};

/** A heading of the resume, and whether its words are usual ones. */
export type Heading = { text: string; isKnown: boolean; at?: Source };

/** Facts that only the file has. */
export type FileFacts = {
  name: string;
  /** The pages, turned upright. */
  pages: { width: number; height: number; items: TextItem[] }[];
  headings: Heading[];
  /** The runs of text before ligatures are split. */
  rawTexts: string[];
  /**
   * Text that cannot be seen on a PDF's rendered page, or that another format marks as hidden.
   * Undefined if this device could not render the page or the format does not say.
   */
  hidden: { text: string; at?: Source }[] | undefined;
  /**
   * The lines in the header and footer of a file without fixed pages. Undefined if the format has
   * none.
   */
  edges?: string[];
  /** The first text of each table of a word processor's file. Undefined in another format. */
  tables?: string[];
  /** Set if the text was recognized in pictures of the pages. */
  isPicture?: true;
  /** Facts that only a PDF has. */
  pdf?: {
    title: string;
    language: string;
    isTagged: boolean;
    /** Columns side by side, from left to right within a page. */
    columns: Source[];
    /** Pictures larger than a stamp and smaller than half a page. */
    pictures: Source[];
  };
};

type PdfFacts = FileFacts & NonNullable<FileFacts["pdf"]>;

/** The subject of a check: a resume, the lines it was read from, and the file if there is one. */
export type Subject = {
  resume: Resume;
  lines: Line[];
  /** The month of the check, 1 to 12. */
  today: { year: number; month: number };
  file?: FileFacts;
};

/** A place where a check fails: the text there, and what is wrong with it. */
export type Finding = { text: string; why: string; at?: Source };

export type Check = {
  /** A sentence that is true if the check passes. */
  title: string;
  /** The sentence for a failed check. */
  fault: string;
  /** The cost of a failure. If something was not found at all, the cost is always a loss. */
  cost: Cost;
  /** How to fix a failure. */
  fix: string;
  /** Whether the check applies to the subject; otherwise the report leaves it out. */
  isAsked?: (subject: Subject) => boolean;
  /** The places where the check fails. Undefined if the subject lacks the facts to tell. */
  find: (subject: Subject) => Finding[] | undefined;
};

/**
 * "loss": resume readers miss something. "risk": some of them may miss it or mix it up. "look":
 * nothing is lost, but people may mind.
 */
export type Cost = "loss" | "risk" | "look";

/** A source as the optional property `at` of a line or a finding. */
export const placed = (at: Source | undefined) => (at ? { at } : {});

/** The finding for something that is missing from the resume. */
export const notFound = (what: string): Finding => ({ text: "", why: `No ${what} was found.` });

/** Whether a finding says that something is missing from the resume. */
export const isNotFound = ({ text }: Finding) => text === "";

/** A check that only the file can answer. */
export const ofFile = (find: (file: FileFacts, subject: Subject) => Finding[]): Check["find"] => {
  return (subject) => subject.file && find(subject.file, subject);
};

/** A check that only a PDF can answer. */
export const ofPdf = (find: (file: PdfFacts, subject: Subject) => Finding[]): Check["find"] => {
  return (subject) => subject.file?.pdf && find({ ...subject.file, ...subject.file.pdf }, subject);
};
