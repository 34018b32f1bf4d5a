import { endsOf } from "../resume/periods.ts";
import type { Resume, Story, Value } from "../resume/resume.schema.ts";
import { blocksOf } from "../resume-file/blocks.ts";
import { usualOrder } from "../resume-file/options.ts";
import { readCsv } from "../text/csv.ts";
import type { Archive } from "./archive.ts";
import { decoded } from "./decode.ts";

const mostRows = 500;

/** The sheets that are read, and a column by which each one's header is known. */
const sheets = {
  Profile: "First Name",
  Positions: "Company Name",
  Education: "School Name",
  Skills: "Name",
  Certifications: "Name",
  Languages: "Name",
  Projects: "Title",
  Honors: "Title",
  Publications: "Name",
  "Email Addresses": "Email Address",
  PhoneNumbers: "Number",
} as const;

type SheetName = keyof typeof sheets;
type Cells = Record<string, string>;

/** A row's text in a column; "" where the sheet has no such column. */
type Row = (column: string) => string;

/** Whether an archive holds LinkedIn's data: its profile or its positions. */
export const isLinkedIn = (archive: Archive) =>
  (["Profile", "Positions"] as const).some((sheet) => pathOf(archive, sheet) !== undefined);

const pathOf = ({ paths }: Archive, sheet: SheetName) =>
  paths.find(
    (path) =>
      path.toLowerCase() === `${sheet.toLowerCase()}.csv` || path.toLowerCase().endsWith(`/${sheet.toLowerCase()}.csv`),
  );

/**
 * The resume that LinkedIn's archive holds. It names every field, so nothing is guessed; a sheet that
 * is missing leaves its fields empty.
 */
export async function readLinkedIn(archive: Archive): Promise<Resume> {
  const rows = async (sheet: SheetName) => rowsOf(await textOf(archive, sheet), sheets[sheet]);
  const [profile = () => ""] = await rows("Profile");
  const emails = await rows("Email Addresses");
  const mail = emails.find((row) => /^yes$/i.test(row("Primary"))) ?? emails[0];
  const [phone] = await rows("PhoneNumbers");
  return {
    basics: {
      name: sure(`${profile("First Name")} ${profile("Last Name")}`),
      title: sure(profile("Headline")),
      location: sure(profile("Geo Location")),
      summary: sure(profile("Summary")),
      email: sure(mail?.("Email Address") ?? ""),
      phone: sure(phone?.("Number") ?? ""),
      links: linksOf(profile),
    },
    roles: (await rows("Positions")).map((row) => ({
      organization: sure(row("Company Name")),
      position: sure(row("Title")),
      place: sure(row("Location")),
      ...datesOf(row("Started On"), row("Finished On") || "Present"),
      story: storyOf(row("Description")),
    })),
    education: (await rows("Education")).map((row) => ({
      institution: sure(row("School Name")),
      degree: sure(row("Degree Name")),
      grade: sure(""),
      ...datesOf(row("Start Date"), row("End Date")),
    })),
    projects: (await rows("Projects")).map((row) => ({
      title: sure(row("Title")),
      story: storyOf(row("Description")),
      tags: [],
      ...(isWeb(row("Url")) && { previewUrl: row("Url") }),
    })),
    skills: grouped((await rows("Skills")).map((row) => sure(row("Name"))).filter(isSaid)),
    honors: [
      ...(await rows("Certifications")).map((row) => ({
        kind: "certification" as const,
        title: sure(row("Name")),
        story: storyOf([row("Authority"), row("Started On")].filter(Boolean).join(", ")),
      })),
      ...(await rows("Honors")).map((row) => ({
        kind: "award" as const,
        title: sure(row("Title")),
        story: storyOf(row("Description")),
      })),
    ],
    publications: (await rows("Publications")).map((row) => ({
      title: sure(row("Name")),
      story: storyOf([row("Publisher"), row("Published On")].filter(Boolean).join(", ")),
    })),
    languages: (await rows("Languages")).map((row) => ({ name: sure(row("Name")), level: row("Proficiency") })),
  };
}

/** The lines that such a resume would have. */
export const linesOf = (resume: Resume): string[] =>
  blocksOf(resume, usualOrder).map(({ spans, date = "" }) => [...spans.map(({ text }) => text), date].join(" ").trim());

async function textOf(archive: Archive, sheet: SheetName): Promise<string> {
  const path = pathOf(archive, sheet);
  const bytes = path && (await archive.bytes(path));
  return bytes ? decoded(bytes) : "";
}

/** The rows below the header, above which LinkedIn may have set notes. */
function rowsOf(text: string, known: string): Row[] {
  const lines = readCsv(text);
  const start = lines.findIndex((cells) => cells.some((cell) => cell.trim() === known));
  if (start < 0) return [];
  const header = (lines[start] ?? []).map((cell) => cell.trim());
  return lines.slice(start + 1, start + 1 + mostRows).map((cells) => {
    const row: Cells = Object.fromEntries(header.map((column, at) => [column, (cells[at] ?? "").trim()]));
    return (column) => row[column] ?? "";
  });
}

const sure = (text: string): Value => {
  const said = text.replace(/\s+/g, " ").trim();
  return { text: said, confidence: said === "" ? 0 : 1 };
};
const isSaid = ({ text }: Value) => text !== "";
const isWeb = (url: string) => /^https?:\/\//i.test(url);

const grouped = (items: Value[]) => (items.length > 0 ? [{ label: "", items }] : []);

function datesOf(start: string, end: string) {
  const period = start === "" && end === "Present" ? "" : [start, end].filter(Boolean).join(" – ");
  const ends = endsOf(period);
  return { period: sure(period), start: sure(ends.start), end: sure(ends.end) };
}

/** Lines that begin with a marker are items. */
function storyOf(text: string): Story {
  const paragraphs = text.split(/\r\n|\r|\n/).flatMap((line) => {
    const said = line.trim();
    const marker = /^(?:[•●○▪◦·*–-]|->)\s+/u.exec(said)?.[0] ?? "";
    return said === "" ? [] : [{ text: said.slice(marker.length), isBullet: marker !== "" }];
  });
  return { paragraphs, confidence: paragraphs.length > 0 ? 1 : 0 };
}

/** "[PORTFOLIO:https://example.com,OTHER:https://example.org]", "[handle]" */
function linksOf(profile: Row): Resume["basics"]["links"] {
  const websites = profile("Websites").match(/https?:\/\/[^\s,\]]+/gi) ?? [];
  const handles = profile("Twitter Handles").match(/[\w]{1,15}/g) ?? [];
  return [
    ...websites.map((url) => ({ kind: kindOf(url), label: "", url: sure(url) })),
    ...handles.map((handle) => ({ kind: "twitter" as const, label: "", url: sure(`https://x.com/${handle}`) })),
  ].map((link) => (link.kind === "website" ? { ...link, label: "Website" } : link));
}

function kindOf(url: string): "linkedin" | "github" | "website" {
  if (/^https?:\/\/(?:www\.)?github\.com\//i.test(url)) return "github";
  return /^https?:\/\/(?:\w+\.)?linkedin\.com\//i.test(url) ? "linkedin" : "website";
}
