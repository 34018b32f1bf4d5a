import { endsOf } from "../resume/periods.ts";
import type { Resume, Story, Value } from "../resume/resume.schema.ts";
import { usualOrder } from "../resume-file/options.ts";
import { blocksOf } from "../resume-file/resume-blocks.ts";
import type { Archive } from "./archive.ts";
import { type Row, sheetOf } from "./linkedin-sheets.ts";

/**
 * The resume in LinkedIn's archive. It names every field, so nothing is guessed. A missing sheet
 * leaves its fields empty.
 */
export async function readLinkedIn(archive: Archive): Promise<Resume> {
  const rows = (sheet: Parameters<typeof sheetOf>[1]) => sheetOf(archive, sheet);
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
      story: storyOf(`${datesOf(row("Started On"), row("Finished On")).period.text}\n${row("Description")}`),
      tags: [],
      ...(isWeb(row("Url")) && { previewUrl: row("Url") }),
    })),
    skills: grouped((await rows("Skills")).map((row) => sure(row("Name"))).filter(isFilled)),
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

/** The lines of text that such a resume would have. */
export const linesOf = (resume: Resume): string[] =>
  blocksOf(resume, usualOrder).map(({ spans, date = "" }) => [...spans.map(({ text }) => text), date].join(" ").trim());

const sure = (text: string): Value => {
  const plain = text.replace(/\s+/g, " ").trim();
  return { text: plain, confidence: plain === "" ? 0 : 1 };
};
const isFilled = ({ text }: Value) => text !== "";
const isWeb = (url: string) => /^https?:\/\//i.test(url);

const grouped = (items: Value[]) => (items.length > 0 ? [{ label: "", items }] : []);

function datesOf(start: string, end: string) {
  const period = start === "" && end === "Present" ? "" : [start, end].filter(Boolean).join(" – ");
  const ends = endsOf(period);
  return { period: sure(period), start: sure(ends.start), end: sure(ends.end) };
}

/** A description as a story. Lines that begin with a marker are list items. */
function storyOf(text: string): Story {
  const paragraphs = text.split(/\r\n|\r|\n/).flatMap((line) => {
    const trimmed = line.trim();
    const marker = /^(?:[•●○▪◦·*–-]|->)\s+/u.exec(trimmed)?.[0] ?? "";
    return trimmed === "" ? [] : [{ text: trimmed.slice(marker.length), isBullet: marker !== "" }];
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
