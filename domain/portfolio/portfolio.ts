import { portfolioLimits } from "../limits.ts";
import { typedWebUrl } from "../text/links.ts";
import type { Beyond } from "./beyond.ts";
import type { PortfolioLook } from "./looks.ts";
import type { PortfolioData } from "./portfolio.schema.ts";

/** Everything that the visitor's site is made from. */
export type Portfolio = PortfolioLook & {
  data: PortfolioData;
  /** Other facts of the resume. */
  beyond?: Beyond;
};

/** The copyright line of a site, until the visitor writes another one. */
export const copyrightOf = (name: string) => name && `© ${name}`.slice(0, portfolioLimits.line);

/** An empty portfolio. Every section is on, so new content shows at once. */
export function emptyPortfolio(): PortfolioData {
  const section = (title: string) => ({ enabled: true, title, items: [] });
  return {
    settings: { name: "", title: "", location: "", summary: "", profileImage: "" },
    navigation: { enabled: true, items: [] },
    sections: {
      hero: { enabled: true, ctaButtons: [] },
      about: { enabled: true, skills: section("Skills") },
      projects: section("Projects"),
      experience: section("Experience"),
      education: section("Education"),
      achievements: section("Achievements"),
      contact: { enabled: true, title: "Contact", email: "", phone: "", location: "" },
      social: { enabled: true, items: [] },
    },
    footer: { enabled: true, copyright: "" },
  };
}

/**
 * A menu entry for each section that is on and has content, in page order. The person's websites
 * are contacts, too.
 */
export function navigationItems(
  { settings, sections }: PortfolioData,
  websites: Beyond["websites"] = [],
): PortfolioData["navigation"]["items"] {
  const { about, contact } = sections;
  const hasContact =
    [contact.email, contact.phone, contact.location].some((value) => value.trim()) ||
    websites.some(({ url }) => typedWebUrl(url));
  const entries: [name: string, url: string, isShown: boolean][] = [
    ["About", "#about", about.enabled && settings.summary.trim() !== ""],
    [about.skills.title, "#skills", about.enabled && about.skills.enabled && about.skills.items.length > 0],
    ...(["projects", "experience", "education", "achievements"] as const).map((id): [string, string, boolean] => [
      sections[id].title,
      `#${id}`,
      sections[id].enabled && sections[id].items.length > 0,
    ]),
    [contact.title, "#contact", contact.enabled && hasContact],
  ];
  return entries.filter(([, , isShown]) => isShown).map(([name, url]) => ({ name, url }));
}
