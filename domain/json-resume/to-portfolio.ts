import type { PortfolioData } from "../portfolio/portfolio.schema.ts";
import { emptyPortfolio, navigationItems } from "../portfolio/portfolio.ts";
import { periodOf, readableDate } from "./dates.ts";
import type { JsonResume } from "./json-resume.schema.ts";
import { linkOf } from "./profile-links.ts";
import { bullets, joined, websiteText } from "./text.ts";
import { projectOf } from "./to-beyond.ts";

/**
 * A portfolio with every fact of a resume that it has a place for: volunteer work is experience;
 * certificates and publications are achievements.
 */
export function fromJsonResume(resume: JsonResume): PortfolioData {
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

const achievement = (title?: string | null, from?: string | null, date?: string | null, summary?: string | null) => ({
  title: title ?? "",
  description: joined("\n", joined(", ", from, readableDate(date)), summary),
});
