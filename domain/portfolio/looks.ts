/**
 * The designs of the site. Each name is a value of `data-design` in
 * content/portfolio-site/index.html.
 */
export const portfolioDesigns = {
  editorial: { name: "Editorial", description: "A magazine page: very large type, hairlines and air." },
  studio: { name: "Studio", description: "You stay on the left while your work scrolls by on the right." },
  timeline: { name: "Timeline", description: "One line through everything, from your first job to your next message." },
  grid: { name: "Grid", description: "Bold tiles that fill the page, with a big splash of lime." },
} as const;

export type PortfolioDesign = keyof typeof portfolioDesigns;

/**
 * Accent colors besides each design's own, with their OKLCH hues. Each name is a value of
 * `data-accent` in content/portfolio-site/index.html.
 */
export const portfolioAccents = {
  red: { name: "Red", hue: 25 },
  orange: { name: "Orange", hue: 50 },
  gold: { name: "Gold", hue: 85 },
  green: { name: "Green", hue: 148 },
  teal: { name: "Teal", hue: 190 },
  blue: { name: "Blue", hue: 255 },
  violet: { name: "Violet", hue: 295 },
  pink: { name: "Pink", hue: 350 },
} as const;

export type PortfolioAccent = keyof typeof portfolioAccents;

export type PortfolioLook = {
  design: PortfolioDesign;
  /** Undefined means the design's own color. */
  accent?: PortfolioAccent | undefined;
};
