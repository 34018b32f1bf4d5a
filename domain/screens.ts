import { site } from "./site.ts";

type MenuGroup = "Job Search" | "Skills & Learning" | "AI & Productivity" | "Development" | "Career Tools";

/** The stages from zero to an offer. Every tool belongs to one of them. */
export const stages = [
  { id: "learn", title: "Learn", text: "Know what the job asks for, and learn it for free." },
  { id: "build", title: "Build", text: "Make things with real data, real tools and real teams." },
  { id: "show", title: "Show", text: "Let your work be seen: on a page, in a contest, at a hackathon." },
  { id: "apply", title: "Apply", text: "Find the opening, the person, and the right words." },
] as const;
export type Stage = (typeof stages)[number];

/** The texts with which a screen is offered. A screen with a card is a tool. */
type Card = { stage: Stage["id"]; title: string; description: string; button: string; hot?: boolean };

type ScreenInfo = {
  path: string;
  /** The document title, without the site's name. */
  title: string;
  /** Set for a directory. Each of its categories has a page at path + "/" + category. */
  isDirectory?: true;
  menu?: { group: MenuGroup; label: string };
  card?: Card;
  /** Its name among the quick links of the 404 page. */
  quickLink?: string;
};

/**
 * Every screen that works. Routes, menus, home cards, footer, 404 links, sitemap and the generic
 * tests read this list. Every first visit downloads this list, so texts that only search engines
 * show are in page-descriptions.ts.
 */
const list = {
  home: {
    path: "/",
    title: "Free career and developer tools",
  },
  "job-search": {
    path: "/instant-job-search-tool",
    title: "Instant Job Search",
    menu: { group: "Job Search", label: "Instant Job Search" },
    card: {
      stage: "apply",
      title: "Instant Job Search",
      description: "Type a role once and open fresh openings on eight platforms, down to the past hour.",
      button: "Search jobs",
      hot: true,
    },
    quickLink: "Job Search",
  },
  "job-portals": {
    path: "/job-portals-directory",
    title: "Job Portals Directory",
    menu: { group: "Job Search", label: "Job Portals Directory" },
    card: {
      stage: "apply",
      title: "Job Portals Directory",
      description: "227 job portals in ten categories. Pin the ones that fit you and search inside them.",
      button: "Browse portals",
    },
  },
  portfolio: {
    path: "/ai-resume-to-portfolio-generator",
    title: "AI Resume to Portfolio Generator",
    menu: { group: "Career Tools", label: "Portfolio Generator" },
    card: {
      stage: "show",
      title: "AI Resume to Portfolio",
      description: "Drop your resume and leave with a website that is yours: four designs, every detail editable.",
      button: "Create portfolio",
      hot: true,
    },
    quickLink: "Portfolio Generator",
  },
  "resume-check": {
    path: "/resume-check",
    title: "Resume Check",
    menu: { group: "Career Tools", label: "Resume Check" },
    card: {
      stage: "show",
      title: "Resume Check",
      description: "See what a machine reads in your resume, value by value, and how to fix what it misses.",
      button: "Check a resume",
    },
  },
  certifications: {
    path: "/free-certifications-directory",
    title: "Free Certifications",
    isDirectory: true,
    menu: { group: "Skills & Learning", label: "Free Certifications" },
    card: {
      stage: "learn",
      title: "Free Certifications",
      description: "Courses, exams and badges that cost nothing. Each one says exactly what is free.",
      button: "Find a certificate",
      hot: true,
    },
    quickLink: "Free Certifications",
  },
  projects: {
    path: "/project-based-learning-directory",
    title: "Project-Based Learning",
    isDirectory: true,
    menu: { group: "Skills & Learning", label: "Project Learning" },
    card: {
      stage: "learn",
      title: "Project-Based Learning",
      description: "Learn a language by building something real, from a to-do list to your own compiler.",
      button: "Pick a project",
    },
  },
  "ai-tools": {
    path: "/ai-tools-directory",
    title: "AI Tools Directory",
    isDirectory: true,
    menu: { group: "AI & Productivity", label: "AI Tools Directory" },
    card: {
      stage: "build",
      title: "AI Tools Directory",
      description: "Find an AI tool for the task: by price, platform, open source, or running on your own machine.",
      button: "Search AI tools",
      hot: true,
    },
  },
  "public-apis": {
    path: "/public-api-directory",
    title: "Public APIs",
    isDirectory: true,
    menu: { group: "Development", label: "Public APIs" },
    card: {
      stage: "build",
      title: "Public APIs",
      description: "Data for your next project: weather, maps, games, money. See which need no key at all.",
      button: "Find an API",
    },
  },
  "open-source": {
    path: "/open-source-starter",
    title: "Open Source Starter",
    isDirectory: true,
    menu: { group: "Development", label: "Open Source Starter" },
    card: {
      stage: "build",
      title: "Open Source Starter",
      description: "Find a beginner issue that nobody has taken, and go from fork to pull request in ten steps.",
      button: "Find an issue",
    },
  },
  contests: {
    path: "/live-coding-contests",
    title: "Live Coding Contests",
    menu: { group: "Development", label: "Coding Contests" },
    card: {
      stage: "show",
      title: "Live Coding Contests",
      description: "See what starts next on the big contest sites, in your time zone, and put it in your calendar.",
      button: "View contests",
      hot: true,
    },
  },
  outreach: {
    path: "/linkedin-outreach-generator",
    title: "LinkedIn Outreach Generator",
    menu: { group: "Job Search", label: "Outreach" },
    card: {
      stage: "apply",
      title: "LinkedIn Outreach Generator",
      description: "Find the right people at a company, and the words to write to them.",
      button: "Start outreach",
    },
  },
  prompts: {
    path: "/job-seeker-ai-prompts",
    title: "Job Seeker AI Prompts",
    menu: { group: "Career Tools", label: "Job Seeker AI Prompts" },
    card: {
      stage: "apply",
      title: "Job Seeker AI Prompts",
      description: "Prompts for resume, interview, outreach and offer, with a form that fills in the blanks.",
      button: "Browse prompts",
    },
  },
  "job-match": {
    path: "/job-match",
    title: "Job Match",
    menu: { group: "Career Tools", label: "Job Match" },
    card: {
      stage: "apply",
      title: "Job Match",
      description: "Paste a posting: its knock-out questions first, then what your resume names, shows, or lacks.",
      button: "Compare a posting",
    },
  },
  tracker: {
    path: "/tracker",
    title: "Application Tracker",
    menu: { group: "Job Search", label: "Application Tracker" },
    card: {
      stage: "apply",
      title: "Application Tracker",
      description: "See where each application stands and what comes next. It stays in your browser.",
      button: "Open the tracker",
    },
  },
  "cheat-sheets": {
    path: "/programming-interview-cheatsheets",
    title: "Programming Interview Cheat Sheets",
    menu: { group: "Skills & Learning", label: "Interview Cheatsheets" },
    card: {
      stage: "learn",
      title: "Interview Cheat Sheets",
      description: "Dense sheets per language, SQL and algorithms, with answered questions and code that was run.",
      button: "Open the sheets",
      hot: true,
    },
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
    menu: { group: "Development", label: "Upcoming Hackathon Contests" },
    card: {
      stage: "show",
      title: "Upcoming Hackathon Contests",
      description: "Find a hackathon to join, or one of 73 that come back every year.",
      button: "Find hackathons",
    },
  },
  toolkit: {
    path: "/developers-toolkit",
    title: "Developer's Toolkit",
    isDirectory: true,
    menu: { group: "Development", label: "Developer's Toolkit" },
    card: {
      stage: "build",
      title: "Developer's Toolkit",
      description: "Hosting, databases, editors, testing and the rest: tools that cost nothing to start with.",
      button: "Open the toolkit",
    },
  },
  checklist: {
    path: "/ultimate-it-checklist",
    title: "The Ultimate IT Job-Ready Checklist",
    card: {
      stage: "learn",
      title: "Job-Ready Checklist",
      description: "Every step on the way to an offer, to tick off one by one. Your progress stays in your browser.",
      button: "Start ticking",
    },
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
export type Screen = ScreenInfo & { name: ScreenName };

export const screens: Record<ScreenName, ScreenInfo> = list;

export const screenList: Screen[] = (Object.keys(list) as ScreenName[]).map((name) => ({ name, ...screens[name] }));

/** The screens that are tools, in the order of the list. */
export const tools = screenList.filter((screen): screen is Screen & { card: Card } => screen.card !== undefined);

/** Our tool on another site. */
export const resumeBuilder = {
  stage: "show",
  title: "ATS Resume Builder",
  description: "Write a resume that applicant tracking systems read without a hitch, on our sister site.",
  button: "Build a resume",
  href: site.atsResumeBuilder,
};

export type Tool = (typeof tools)[number];

/** The tool that a screen is or is part of. */
export function toolOf(screen: ScreenName): Tool | undefined {
  return tools.find(({ name }) => screen === name || screen.startsWith(`${name}/`));
}

/** The tools of a stage, in the order of the list. */
export function toolsOf(stage: Stage): Tool[] {
  return tools.filter(({ card }) => card.stage === stage.id);
}

/**
 * The next tool on the way to an offer, after a tool or a page of it. The last one leads to the
 * checklist.
 */
export function nextTool({ name }: Pick<Tool, "name">): Tool {
  const road = stages.flatMap(toolsOf);
  const next = road[road.findIndex((tool) => tool.name === name) + 1];
  return next ?? (tools.find((tool) => tool.name === "checklist") as Tool);
}

const groups: MenuGroup[] = ["Job Search", "Skills & Learning", "AI & Productivity", "Development", "Career Tools"];

export type MenuLink = { label: string; href: string; external: boolean; description?: string | undefined };

/**
 * The Tools menu: groups in their fixed order, links in the order of the list, including the ATS
 * resume builder on another site.
 */
export const toolsMenu: { group: MenuGroup; links: MenuLink[] }[] = groups.map((group) => ({
  group,
  links: [
    ...screenList
      .filter((screen) => screen.menu?.group === group)
      .map((screen) => ({
        label: screen.menu?.label ?? screen.title,
        href: screen.path,
        external: false,
        description: screen.card?.button,
      })),
    ...(group === "Job Search"
      ? [
          {
            label: resumeBuilder.title,
            href: resumeBuilder.href,
            external: true,
            description: resumeBuilder.button,
          },
        ]
      : []),
  ],
}));

/**
 * The screen at a path; a trailing slash makes no difference. Any name under a directory's path may
 * be a category.
 */
export function screenAt(path: string): Screen | undefined {
  const plain = path.replace(/\/+$/, "") || "/";
  const parent = plain.replace(/\/[^/]+$/, "");
  return screenList.find((screen) => screen.path === plain || (screen.isDirectory && screen.path === parent));
}

/** The document title of a screen: its own title and the site's name. */
export function documentTitle(title: string): string {
  return `${title} | ${site.name}`;
}
