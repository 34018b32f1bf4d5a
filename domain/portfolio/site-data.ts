import { languageText } from "../resume/language-text.ts";
import { typedWebUrl } from "../text/links.ts";
import { degreeGrades, jobPlaces } from "./entry-facts.ts";
import type { PortfolioData } from "./portfolio.schema.ts";
import type { Portfolio } from "./portfolio.ts";

/**
 * The data that the site shows: the portfolio's data, the places of jobs, the grades of degrees,
 * and the person's languages and websites.
 */
export type SiteData = PortfolioData & {
  sections: {
    about: { languages?: string[] };
    experience: { items: { place?: string }[] };
    education: { items: { grade?: string }[] };
    contact: { websites?: { label: string; url: string }[] };
  };
};

/** The data that a portfolio's site shows. Unknown facts are left out. */
export function siteData(portfolio: Portfolio): SiteData {
  const { sections } = portfolio.data;
  const { about, experience, education, contact } = sections;
  const [places, grades] = [jobPlaces(portfolio), degreeGrades(portfolio)];
  const websites = portfolio.beyond?.websites.filter(({ url }) => typedWebUrl(url)) ?? [];
  const languages = (portfolio.beyond?.languages ?? [])
    .filter(({ name }) => name.trim())
    .map(({ name, level }) => languageText(name, level));
  const jobs = experience.items.map((job, at) => ({ ...job, ...(places[at] && { place: places[at] }) }));
  const degrees = education.items.map((degree, at) => ({ ...degree, ...(grades[at] && { grade: grades[at] }) }));
  return {
    ...portfolio.data,
    sections: {
      ...sections,
      about: { ...about, ...(languages.length > 0 && { languages }) },
      experience: { ...experience, items: jobs },
      education: { ...education, items: degrees },
      contact: { ...contact, ...(websites.length > 0 && { websites }) },
    },
  };
}
