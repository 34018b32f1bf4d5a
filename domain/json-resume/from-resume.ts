import { isOnlyDates } from "../resume/dates.ts";
import { isExpiry } from "../resume/expiry.ts";
import type { Resume, Story } from "../resume/resume.schema.ts";
import { textOf } from "../resume/story.ts";
import { typedWebUrl } from "../text/links.ts";
import { datesOf } from "./dates.ts";
import type { JsonResume } from "./json-resume.schema.ts";
import { joined, websiteText } from "./text.ts";

type Job = NonNullable<JsonResume["work"]>[number];

const networks = { linkedin: "LinkedIn", github: "GitHub", twitter: "Twitter" };

/**
 * A resume in JSON Resume 1.0.0. Periods that the format cannot hold stay in the summary of their
 * entry.
 */
export function toJsonResume(resume: Resume, image: string): JsonResume {
  const { basics, roles, education, projects, skills, honors, publications, languages } = resume;
  const website = basics.links.find(({ label }) => label === websiteText);
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: basics.name.text,
      label: basics.title.text,
      summary: basics.summary.text,
      image: image || undefined,
      email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(basics.email.text) ? basics.email.text : undefined,
      phone: basics.phone.text || undefined,
      url: website && typedWebUrl(website.url.text),
      location: { city: basics.location.text },
      profiles: basics.links
        .filter((link) => link !== website)
        .map(({ kind, label, url }) => ({
          network: kind === "website" ? label : networks[kind],
          url: typedWebUrl(url.text),
        })),
    },
    work: roles.map(({ organization, position, place, period, story }) => ({
      name: organization.text,
      position: position.text,
      location: place.text || undefined,
      ...jobFrom(period.text, story),
    })),
    education: education.map(({ institution, degree, grade, period }) => ({
      institution: institution.text,
      studyType: degree.text,
      score: grade.text || undefined,
      ...datesOf(period.text),
    })),
    projects: projects.map(({ title, story, tags, previewUrl, repoUrl }) => ({
      name: title.text,
      ...projectFrom(story),
      keywords: tags.map(({ text }) => text),
      url: typedWebUrl(previewUrl ?? "") ?? typedWebUrl(repoUrl ?? ""),
      repoUrl: typedWebUrl(repoUrl ?? ""),
    })),
    skills: skills.map(({ label, items }) => ({ name: label || "Skills", keywords: items.map(({ text }) => text) })),
    awards: honors
      .filter(({ kind }) => kind === "award")
      .map(({ title, story }) => dated(story, (text) => ({ title: title.text, summary: text }))),
    certificates: optional(
      honors
        .filter(({ kind }) => kind === "certification")
        .map(({ title, story }) => {
          const ends = story.paragraphs.find(({ text }) => isExpiry(text));
          const others = story.paragraphs.filter((paragraph) => paragraph !== ends);
          const name = ends ? `${title.text} (${ends.text})` : title.text;
          return dated({ ...story, paragraphs: others }, (text) => ({ name, issuer: text || undefined }));
        }),
    ),
    publications: optional(publications.map(({ title, story }) => ({ name: title.text, summary: textOf(story) }))),
    languages: optional(languages.map(({ name, level }) => ({ language: name.text, fluency: level || undefined }))),
  };
}

/** A list that a portfolio never has is left out where it is empty. */
const optional = <Item>(items: Item[]) => (items.length > 0 ? items : undefined);

/** Makes an entry of a story. A first line that is nothing but a date becomes the entry's date. */
function dated<Made>(story: Story, make: (text: string) => Made): Made & { date?: string } {
  const [first, ...others] = story.paragraphs;
  const dates = first && isOnlyDates(first.text) ? datesOf(first.text) : undefined;
  const date = dates?.endDate ?? dates?.startDate;
  return { ...make(textOf(date ? { ...story, paragraphs: others } : story)), ...(date && { date }) };
}

/** A first line that is nothing but a period becomes the dates of the project. */
function projectFrom(story: Story) {
  const [first, ...others] = story.paragraphs;
  const dates = datesOf(first?.text ?? "");
  return { ...dates, description: textOf(dates ? { ...story, paragraphs: others } : story) };
}

const marker = /^\s*[•‣▪●◦*–-]\s+/;

/** Dates, paragraphs and bullets, whichever marker these have. */
function jobFrom(period: string, { paragraphs }: Story): Pick<Job, "startDate" | "endDate" | "summary" | "highlights"> {
  const dates = datesOf(period);
  const isMarked = ({ text, isBullet }: Story["paragraphs"][number]) => isBullet || marker.test(text);
  return {
    ...dates,
    summary: joined(
      "\n",
      dates ? "" : period,
      ...paragraphs.filter((paragraph) => !isMarked(paragraph)).map(({ text }) => text),
    ),
    highlights: paragraphs.filter(isMarked).map(({ text, isBullet }) => (isBullet ? text : text.replace(marker, ""))),
  };
}
