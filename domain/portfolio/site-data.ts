import { typedWebUrl } from "../text/links.ts";
import { jobPlaces } from "./job-places.ts";
import type { PortfolioData } from "./portfolio.schema.ts";
import type { Portfolio } from "./portfolio.ts";

/** What the site shows: the portfolio's data, the place of each job, and the person's websites. */
export type SiteData = PortfolioData & {
  sections: {
    experience: { items: { place?: string }[] };
    contact: { websites?: { label: string; url: string }[] };
  };
};

/** The data that a portfolio's site shows. Unknown places and websites are left out. */
export function siteData(portfolio: Portfolio): SiteData {
  const { sections } = portfolio.data;
  const { experience, contact } = sections;
  const places = jobPlaces(portfolio);
  const websites = portfolio.beyond?.websites.filter(({ url }) => typedWebUrl(url)) ?? [];
  const items = experience.items.map((job, at) => ({ ...job, ...(places[at] && { place: places[at] }) }));
  return {
    ...portfolio.data,
    sections: {
      ...sections,
      experience: { ...experience, items },
      contact: { ...contact, ...(websites.length > 0 && { websites }) },
    },
  };
}
