import { site } from "./site.ts";

export type MenuGroup = "Job Search" | "Skills & Learning" | "AI & Productivity" | "Development" | "Career Tools";

type ScreenInfo = {
  path: string;
  /** The document title, without the site's name. */
  title: string;
  /** A tool has a card, in tools.ts. */
  isTool?: true;
  /** A directory: each of its categories has a page at its path + "/" + the category. */
  isDirectory?: true;
  menu?: { group: MenuGroup; label: string };
  /** Its name among the quick links of the 404 page. */
  quickLink?: string;
};

/**
 * Every screen that works. Routes, menus, footer, 404 links, sitemap and the generic tests read this list. Every first visit
 * downloads it, so longer texts are elsewhere: cards in tools.ts, descriptions in page-descriptions.ts.
 */
const list = {
  home: {
    path: "/",
    title: "Free career and developer tools",
  },
  "job-search": {
    path: "/instant-job-search-tool",
    title: "Instant Job Search",
    isTool: true,
    menu: { group: "Job Search", label: "Instant Job Search" },
    quickLink: "Job Search",
  },
  "job-portals": {
    path: "/job-portals-directory",
    title: "Job Portals Directory",
    isTool: true,
    menu: { group: "Job Search", label: "Job Portals Directory" },
  },
  portfolio: {
    path: "/ai-resume-to-portfolio-generator",
    title: "AI Resume to Portfolio Generator",
    isTool: true,
    menu: { group: "Career Tools", label: "Portfolio Generator" },
    quickLink: "Portfolio Generator",
  },
  certifications: {
    path: "/free-certifications-directory",
    title: "Free Certifications",
    isTool: true,
    isDirectory: true,
    menu: { group: "Skills & Learning", label: "Free Certifications" },
    quickLink: "Free Certifications",
  },
  projects: {
    path: "/project-based-learning-directory",
    title: "Project-Based Learning",
    isTool: true,
    isDirectory: true,
    menu: { group: "Skills & Learning", label: "Project Learning" },
  },
  "ai-tools": {
    path: "/ai-tools-directory",
    title: "AI Tools Directory",
    isTool: true,
    isDirectory: true,
    menu: { group: "AI & Productivity", label: "AI Tools Directory" },
  },
  "public-apis": {
    path: "/public-api-directory",
    title: "Public APIs",
    isTool: true,
    isDirectory: true,
    menu: { group: "Development", label: "Public APIs" },
  },
  "open-source": {
    path: "/open-source-starter",
    title: "Open Source Starter",
    isTool: true,
    isDirectory: true,
    menu: { group: "Development", label: "Open Source Starter" },
  },
  contests: {
    path: "/live-coding-contests",
    title: "Live Coding Contests",
    isTool: true,
    menu: { group: "Development", label: "Coding Contests" },
  },
  outreach: {
    path: "/linkedin-outreach-generator",
    title: "LinkedIn Outreach Generator",
    isTool: true,
    menu: { group: "Job Search", label: "Outreach" },
  },
  prompts: {
    path: "/job-seeker-ai-prompts",
    title: "Job Seeker AI Prompts",
    isTool: true,
    menu: { group: "Career Tools", label: "Job Seeker AI Prompts" },
  },
  "cheat-sheets": {
    path: "/programming-interview-cheatsheets",
    title: "Programming Interview Cheat Sheets",
    isTool: true,
    menu: { group: "Skills & Learning", label: "Interview Cheatsheets" },
    quickLink: "Cheat Sheets",
  },
  "cheat-sheets/c": {
    path: "/programming-interview-cheatsheets/c",
    title: "C Interview Cheat Sheet",
  },
  "cheat-sheets/java": {
    path: "/programming-interview-cheatsheets/java",
    title: "Java Interview Cheat Sheet",
  },
  "cheat-sheets/cpp": {
    path: "/programming-interview-cheatsheets/cpp",
    title: "C++ Interview Cheat Sheet",
  },
  "cheat-sheets/python": {
    path: "/programming-interview-cheatsheets/python",
    title: "Python Interview Cheat Sheet",
  },
  "cheat-sheets/javascript": {
    path: "/programming-interview-cheatsheets/javascript",
    title: "JavaScript Interview Cheat Sheet",
  },
  "cheat-sheets/html-css": {
    path: "/programming-interview-cheatsheets/html-css",
    title: "HTML and CSS Interview Cheat Sheet",
  },
  "cheat-sheets/sql": {
    path: "/programming-interview-cheatsheets/sql",
    title: "SQL Interview Cheat Sheet",
  },
  "cheat-sheets/dsa-python": {
    path: "/programming-interview-cheatsheets/dsa-python",
    title: "DSA in Python Interview Cheat Sheet",
  },
  "cheat-sheets/github": {
    path: "/programming-interview-cheatsheets/github",
    title: "Git and GitHub Interview Cheat Sheet",
  },
  hackathons: {
    path: "/upcoming-hackathon-contests",
    title: "Upcoming Hackathon Contests",
    isTool: true,
    menu: { group: "Development", label: "Upcoming Hackathon Contests" },
  },
  toolkit: {
    path: "/developers-toolkit",
    title: "Developer's Toolkit",
    isTool: true,
    isDirectory: true,
    menu: { group: "Development", label: "Developer's Toolkit" },
  },
  checklist: {
    path: "/ultimate-it-checklist",
    title: "The Ultimate IT Job-Ready Checklist",
    isTool: true,
  },
  about: {
    path: "/about",
    title: "About us",
  },
  contact: {
    path: "/contact",
    title: "Contact",
  },
  "privacy-policy": {
    path: "/privacy-policy",
    title: "Privacy Policy",
  },
  "terms-of-service": {
    path: "/terms-of-service",
    title: "Terms of Service",
  },
  "your-data": {
    path: "/your-data",
    title: "Your data",
  },
  status: {
    path: "/status",
    title: "Data status",
  },
} satisfies Record<string, ScreenInfo>;

export type ScreenName = keyof typeof list;
export type ToolName = {
  [Name in ScreenName]: (typeof list)[Name] extends { isTool: true } ? Name : never;
}[ScreenName];
export type Screen = ScreenInfo & { name: ScreenName };

export const screens: Record<ScreenName, ScreenInfo> = list;

export const screenList: Screen[] = (Object.keys(list) as ScreenName[]).map((name) => ({ name, ...screens[name] }));

/** A tool of ours that is another site. */
export const resumeBuilder = { title: "ATS Resume Builder", href: site.atsResumeBuilder };

const groups: MenuGroup[] = ["Job Search", "Skills & Learning", "AI & Productivity", "Development", "Career Tools"];

export type MenuLink = { label: string; href: string; external: boolean };

/** The Tools menu: groups in their fixed order, links in the order of the list; the ATS resume builder is another site. */
export const toolsMenu: { group: MenuGroup; links: MenuLink[] }[] = groups.map((group) => ({
  group,
  links: [
    ...screenList
      .filter((screen) => screen.menu?.group === group)
      .map((screen) => ({ label: screen.menu?.label ?? screen.title, href: screen.path, external: false })),
    ...(group === "Job Search" ? [{ label: resumeBuilder.title, href: resumeBuilder.href, external: true }] : []),
  ],
}));

/** The screen at a path; a trailing slash makes no difference. Any name under a directory's path may be a category. */
export function screenAt(path: string): Screen | undefined {
  const plain = path.replace(/\/+$/, "") || "/";
  const parent = plain.replace(/\/[^/]+$/, "");
  return screenList.find((screen) => screen.path === plain || (screen.isDirectory && screen.path === parent));
}

/** The document title of a screen: its own title and the site's name. */
export function documentTitle(title: string): string {
  return `${title} | ${site.name}`;
}
