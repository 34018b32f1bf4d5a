import type { Reading } from "../portfolio/from-resume.ts";
import { navigationItems } from "../portfolio/portfolio.ts";
import type { ResumeFacts } from "./facts.schema.ts";
import { profile } from "./fields/social.ts";

/** Below this confidence the reader only guessed. Above it the model is ignored. */
const guess = 0.5;
/** The resume contains the value, but only the model says that it belongs in this field. */
const modelConfidence = 0.6;

/**
 * Keeps only facts that the resume states. A value stays if its words are in the text in the same
 * order, ignoring case, accents and punctuation. Longer texts are checked line by line. Entries
 * left without a name are dropped. So are profiles whose address is not the platform's.
 */
export function grounded(facts: ResumeFacts, text: string): ResumeFacts {
  const source = ` ${words(text)} `;
  const isSaid = (value: string) => words(value) !== "" && source.includes(` ${words(value)} `);
  const value = (claimed: string) => (isSaid(claimed) ? claimed : "");
  const lines = (claimed: string) => claimed.split("\n").filter(isSaid).join("\n");
  const address = (url: string | undefined) =>
    url && /^https?:\/\//i.test(url) && isSaid(withoutScheme(url)) ? url : undefined;
  return {
    name: value(facts.name),
    title: value(facts.title),
    location: value(facts.location),
    summary: lines(facts.summary),
    email: value(facts.email),
    phone: value(facts.phone),
    skills: facts.skills.filter(isSaid),
    projects: facts.projects
      .map(({ title, description, tags, previewUrl, repoUrl }) => ({
        title: value(title),
        description: lines(description),
        tags: tags.filter(isSaid),
        ...(address(previewUrl) && { previewUrl }),
        ...(address(repoUrl) && { repoUrl }),
      }))
      .filter(({ title }) => title !== ""),
    experience: facts.experience
      .map(({ position, company, description }) => ({
        position: value(position),
        company: value(company),
        description: lines(description),
      }))
      .filter(({ position, company }) => position !== "" || company !== ""),
    education: facts.education
      .map(({ degree, period, institution }) => ({
        degree: value(degree),
        period: value(period),
        institution: value(institution),
      }))
      .filter(({ degree, institution }) => degree !== "" || institution !== ""),
    achievements: facts.achievements
      .map(({ title, description }) => ({ title: value(title), description: lines(description) }))
      .filter(({ title }) => title !== ""),
    social: facts.social.filter(({ platform, url }) => address(url) !== undefined && profile[platform].test(url)),
  };
}

function words(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{Mark}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/i, "");
}

/**
 * Fills the gaps of a reading with the model's facts. A single fact comes from the model only if
 * the reader found nothing or guessed (confidence below 0.5). A list comes from the model as a
 * whole, only if the reader's list is empty or guessed on average. Profiles are added for platforms
 * without one. Nothing that the reader is sure of changes.
 */
export function withModelFacts(reading: Reading, facts: ResumeFacts): Reading {
  const { portfolioData, confidence } = structuredClone(reading);
  const { settings, sections } = portfolioData;

  for (const key of ["name", "title", "location", "summary"] as const) single(settings, key, "settings", facts[key]);
  for (const key of ["email", "phone", "location"] as const)
    single(sections.contact, key, "sections.contact", facts[key]);
  if (settings.name !== reading.portfolioData.settings.name) portfolioData.footer.copyright = `© ${settings.name}`;

  list(sections.about.skills, "sections.about.skills", facts.skills);
  for (const key of ["projects", "experience", "education", "achievements"] as const)
    list<ResumeFacts[typeof key][number]>(sections[key], `sections.${key}`, facts[key]);
  for (const profile of facts.social)
    if (!sections.social.items.some(({ platform }) => platform === profile.platform)) {
      confidence[`sections.social.items.${sections.social.items.length}`] = modelConfidence;
      sections.social.items.push(profile);
      sections.social.enabled = true;
    }
  portfolioData.navigation.items = navigationItems(portfolioData);
  const isModels = sections.experience.items === facts.experience;
  return { portfolioData, confidence, periods: isModels ? [] : reading.periods };

  function single<Key extends string>(target: Record<Key, string>, key: Key, path: string, value: string) {
    if (value === "" || (confidence[`${path}.${key}`] ?? 0) >= guess) return;
    target[key] = value;
    confidence[`${path}.${key}`] = modelConfidence;
  }

  function list<Item>(section: { enabled: boolean; items: Item[] }, path: string, items: Item[]) {
    const paths = Object.keys(confidence).filter((key) => key.startsWith(`${path}.items.`));
    const sure = paths.reduce((sum, key) => sum + (confidence[key] ?? 0), 0) / paths.length;
    if (items.length === 0 || (section.items.length > 0 && sure >= guess)) return;
    for (const key of paths) delete confidence[key];
    for (const at of items.keys()) confidence[`${path}.items.${at}`] = modelConfidence;
    section.items = items;
    section.enabled = true;
  }
}
