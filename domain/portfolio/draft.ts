import { asBeyond } from "./beyond.ts";
import { fitted } from "./fitted.ts";
import { type PortfolioAccent, portfolioAccents, portfolioDesigns } from "./looks.ts";
import { withValue } from "./paths.ts";
import type { PortfolioData } from "./portfolio.schema.ts";
import { emptyPortfolio, type Portfolio } from "./portfolio.ts";

/**
 * The reader's confidence in a value, 0 to 1, by path ("settings.name",
 * "sections.experience.items.0.company").
 */
export type Confidence = Record<string, number>;

/** The visitor's portfolio in progress, and where it came from. */
export type Draft = Portfolio & {
  confidence: Confidence;
  source: "pdf" | "json";
  /** The text lines of the PDF. */
  lines: string[];
};

/** An empty entry for every list that can grow, by path. */
export const blanks = {
  "navigation.items": { name: "", url: "" },
  "sections.hero.ctaButtons": { text: "", url: "" },
  "sections.about.skills.items": "",
  "sections.projects.items": { title: "", description: "", tags: [], previewUrl: "", repoUrl: "" },
  "sections.projects.items.tags": "",
  "sections.experience.items": { position: "", company: "", description: "" },
  "sections.education.items": { degree: "", period: "", institution: "" },
  "sections.achievements.items": { title: "", description: "" },
  "sections.social.items": { platform: "linkedin", url: "" },
} as const;

export const platforms = { linkedin: "LinkedIn", github: "GitHub", twitter: "Twitter" };

/**
 * The first draft from a reading or an import. `periods` are the jobs' dates; each becomes the
 * first line of its job's description, as in a JSON Resume.
 */
export function newDraft(
  data: unknown,
  source: Draft["source"],
  confidence: Confidence = {},
  periods: string[] = [],
  lines: string[] = [],
): Draft {
  return { data: withPeriods(asPortfolio(data), periods), design: "editorial", confidence, source, lines };
}

function withPeriods(data: PortfolioData, periods: string[]): PortfolioData {
  const items = data.sections.experience.items.map((job, at) => ({
    ...job,
    description: [periods[at], job.description].filter(Boolean).join("\n"),
  }));
  return withValue(data, "sections.experience.items", items);
}

/** Reads a stored draft; undefined for anything else. */
export function draftFrom(text: string): Draft | undefined {
  try {
    const { data, design, accent, confidence, source, lines, beyond } = JSON.parse(text);
    if (typeof data !== "object" || data === null) return;
    const numbers = Object.entries(confidence ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === "number",
    );
    return {
      data: asPortfolio(data),
      design: Object.hasOwn(portfolioDesigns, design) ? design : "editorial",
      ...(typeof accent === "string" &&
        Object.hasOwn(portfolioAccents, accent) && { accent: accent as PortfolioAccent }),
      confidence: Object.fromEntries(numbers),
      source: source === "json" ? "json" : "pdf",
      lines: Array.isArray(lines) ? lines.filter((line) => typeof line === "string") : [],
      ...(beyond && { beyond: asBeyond(beyond) }),
    };
  } catch {
    return;
  }
}

/** Any value as portfolio data. Parts of the right shape stay; all others become empty. */
export function asPortfolio(value: unknown): PortfolioData {
  const data = fitted(value, emptyPortfolio(), blanks) as PortfolioData;
  const items = data.sections.social.items.filter(({ platform }) => Object.hasOwn(platforms, platform));
  return withValue(data, "sections.social.items", items);
}
