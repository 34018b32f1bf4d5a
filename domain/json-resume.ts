import { type JsonResume, jsonResumeSchema } from "./json-resume.schema.ts";
import { datesOf, periodOf, readableDate } from "./json-resume-dates.ts";
import { typedWebUrl } from "./links.ts";
import { type PortfolioData, portfolioDataSchema } from "./portfolio.schema.ts";
import { emptyPortfolio, navigationItems } from "./portfolio.ts";

type Job = NonNullable<JsonResume["work"]>[number];
type Profile = NonNullable<NonNullable<JsonResume["basics"]>["profiles"]>[number];

/** Bytes. */
export const longestJsonResume = 5_000_000;

/** Why a file was refused, in a sentence for the visitor. */
export class JsonResumeError extends Error {}

/** The portfolio data as the text of a JSON Resume file. */
export function exportJsonResume(data: PortfolioData): string {
  return `${JSON.stringify(toJsonResume(data), null, 2)}\n`;
}

/** The portfolio data in a JSON Resume file. Throws JsonResumeError for a file of another kind. */
export function importJsonResume(file: string): PortfolioData {
  const resume = jsonResumeSchema.safeParse(parsed(file));
  if (!resume.success) throw new JsonResumeError(refusal(resume.error));
  if (!Object.values(resume.data).some((part) => part && typeof part === "object"))
    throw new JsonResumeError("This file has none of the parts of a JSON Resume, such as basics or work.");

  const data = portfolioDataSchema.safeParse(fromJsonResume(resume.data));
  if (!data.success) throw new JsonResumeError(refusal(data.error));
  return data.data;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(file);
  } catch {
    throw new JsonResumeError("This file is not valid JSON.");
  }
}

const refusal = ({ issues: [issue] }: { issues: { path: PropertyKey[]; code: string }[] }) =>
  `This file cannot be read as a JSON Resume: ${issue?.path.join(".") || "the file"} ${issue?.code === "too_big" ? "is too long" : "has an unexpected form"}.`;

/**
 * Every fact of a portfolio in JSON Resume 1.0.0, whether its section is on or off. Section titles and switches, and buttons
 * that lead to a section, have no place there. A job's period is the first line of its description, where it is one.
 */
function toJsonResume({ settings, sections }: PortfolioData): JsonResume {
  const { hero, about, projects, experience, education, achievements, contact, social } = sections;
  const buttons = hero.ctaButtons.map(({ text, url }) => ({ text, url: typedWebUrl(url) })).filter(({ url }) => url);
  const website = buttons.find(({ text }) => text === websiteText);
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: settings.name,
      label: settings.title,
      summary: settings.summary,
      image: settings.profileImage || undefined,
      email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact.email) ? contact.email : undefined,
      phone: contact.phone || undefined,
      url: website?.url,
      location: { city: settings.location || contact.location },
      profiles: [
        ...social.items.map(({ platform, url }) => ({ network: networks[platform], url: typedWebUrl(url) })),
        ...buttons.filter((button) => button !== website).map(({ text, url }) => ({ network: text, url })),
      ],
    },
    work: experience.items.map(({ company, position, description }) => ({
      name: company,
      position,
      ...jobFromText(description),
    })),
    education: education.items.map(({ institution, degree, period }) => ({
      institution,
      studyType: degree,
      ...datesOf(period),
    })),
    projects: projects.items.map(({ title, description, tags, previewUrl, repoUrl }) => ({
      name: title,
      description,
      keywords: tags,
      url: typedWebUrl(previewUrl ?? "") ?? typedWebUrl(repoUrl ?? ""),
      repoUrl: typedWebUrl(repoUrl ?? ""),
    })),
    skills: about.skills.items.length > 0 ? [{ name: about.skills.title, keywords: about.skills.items }] : [],
    awards: achievements.items.map(({ title, description }) => ({ title, summary: description })),
  };
}

/** A portfolio with every fact of a resume that it has a place for: volunteer work is experience; certificates and publications are achievements. */
function fromJsonResume(resume: JsonResume): PortfolioData {
  const { settings, sections, footer } = emptyPortfolio();
  const { name, label, image, email, phone, url, summary, location, profiles } = resume.basics ?? {};
  const place = joined(", ", location?.address, location?.city, location?.region, location?.countryCode);
  const links = [{ network: websiteText, url }, ...(profiles ?? [])].map(linkOf).filter(({ url }) => url !== "");
  const jobs = [
    ...(resume.work ?? []),
    ...(resume.volunteer ?? []).map(({ organization, ...job }) => ({ ...job, name: organization })),
  ];

  const filled = {
    hero: {
      ...sections.hero,
      ctaButtons: links.filter(({ platform }) => !platform).map(({ text, url }) => ({ text, url })),
    },
    about: {
      ...sections.about,
      skills: {
        ...sections.about.skills,
        items: (resume.skills ?? []).flatMap(({ name, keywords }) => (keywords?.length ? keywords : (name ?? []))),
      },
    },
    projects: { ...sections.projects, items: (resume.projects ?? []).map(projectOf) },
    experience: {
      ...sections.experience,
      items: jobs.map((job) => ({
        position: job.position ?? "",
        company: job.name ?? "",
        description: joined("\n", periodOf(job), job.summary, bullets(job.highlights)),
      })),
    },
    education: {
      ...sections.education,
      items: (resume.education ?? []).map(({ institution, studyType, area, ...dates }) => ({
        degree: joined(", ", studyType, area),
        period: periodOf(dates),
        institution: institution ?? "",
      })),
    },
    achievements: {
      ...sections.achievements,
      items: [
        ...(resume.awards ?? []).map((award) => achievement(award.title, award.awarder, award.date, award.summary)),
        ...(resume.certificates ?? []).map(({ name, issuer, date }) => achievement(name, issuer, date)),
        ...(resume.publications ?? []).map((publication) =>
          achievement(publication.name, publication.publisher, publication.releaseDate, publication.summary),
        ),
      ],
    },
    contact: { ...sections.contact, email: email ?? "", phone: phone ?? "", location: place },
    social: {
      ...sections.social,
      items: links.flatMap(({ platform, url }) => (platform ? [{ platform, url }] : [])),
    },
  };
  const data = {
    settings: {
      ...settings,
      name: name ?? "",
      title: label ?? "",
      location: place,
      summary: summary ?? "",
      profileImage: image ?? "",
    },
    navigation: { enabled: true, items: [] },
    sections: filled,
    footer: { ...footer, copyright: name ? `© ${name}` : "" },
  };
  return { ...data, navigation: { enabled: true, items: navigationItems(data) } };
}

const joined = (separator: string, ...parts: (string | null | undefined)[]) =>
  parts.filter((part) => part?.trim()).join(separator);

/* Links */

const websiteText = "Website";
const networks = { linkedin: "LinkedIn", github: "GitHub", twitter: "Twitter" };
const homes = { linkedin: "https://www.linkedin.com/in/", github: "https://github.com/", twitter: "https://x.com/" };

/** A profile's address, made from the user name where it is missing, and its platform if that is one of our three. */
function linkOf({ network, username, url }: Profile) {
  const known = `${network} ${url}`.toLowerCase().match(/linkedin|github(?!\.io)|twitter|^x |\/\/x\.com/)?.[0];
  const platform = known === "linkedin" || known === "github" ? known : known && "twitter";
  const made = platform && username ? homes[platform] + username : "";
  return { platform, text: network || username || websiteText, url: url || made } as const;
}

function projectOf({
  name,
  description,
  highlights,
  keywords,
  url,
  repoUrl,
}: NonNullable<JsonResume["projects"]>[number]) {
  const repo = repoUrl || (/\/\/(www\.)?(github|gitlab|bitbucket)\.(com|org)\//i.test(url ?? "") ? url : undefined);
  return {
    title: name ?? "",
    description: joined("\n", description, bullets(highlights)),
    tags: keywords ?? [],
    ...(url && url !== repo && { previewUrl: url }),
    ...(repo && { repoUrl: repo }),
  };
}

const achievement = (title?: string | null, from?: string | null, date?: string | null, summary?: string | null) => ({
  title: title ?? "",
  description: joined("\n", joined(", ", from, readableDate(date)), summary),
});

/* Texts of jobs: an optional line with the period, then paragraphs and bullets */

const bullet = /^\s*[•‣▪●◦*–-]\s+/;

const bullets = (lines?: string[] | null) => joined("\n", ...(lines ?? []).map((line) => `• ${line}`));

function jobFromText(description: string): Pick<Job, "startDate" | "endDate" | "summary" | "highlights"> {
  const [first = "", ...rest] = description.split("\n");
  const dates = datesOf(first);
  const lines = dates ? rest : [first, ...rest];
  return {
    ...dates,
    summary: joined("\n", ...lines.filter((line) => !bullet.test(line))),
    highlights: lines.filter((line) => bullet.test(line)).map((line) => line.replace(bullet, "")),
  };
}
