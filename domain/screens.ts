import { site } from "./site.ts";

export type MenuGroup = "Job Search" | "Skills & Learning" | "AI & Productivity" | "Development" | "Career Tools";

/** The way from zero to an offer. Every tool belongs to one stage. */
export const stages = [
  { id: "learn", title: "Learn", text: "Know what the job asks for, and learn it for free." },
  { id: "build", title: "Build", text: "Make things with real data, real tools and real teams." },
  { id: "show", title: "Show", text: "Let your work be seen: on a page, in a contest, at a hackathon." },
  { id: "apply", title: "Apply", text: "Find the opening, the person, and the right words." },
] as const;
export type Stage = (typeof stages)[number];

/** What a screen is called wherever it is offered. A screen with a card is a tool. */
type Card = { stage: Stage["id"]; title: string; description: string; button: string; hot?: boolean };

type ScreenInfo = {
  path: string;
  /** The document title, without the site's name. */
  title: string;
  /** The meta description: one or two sentences, at most 160 characters. */
  description: string;
  /** A directory: each of its categories has a page at its path + "/" + the category. */
  isDirectory?: true;
  /** "content": its page holds a long text or list, so a first visit may download more. */
  firstVisit?: "content";
  /** How often a first visit asks the API. */
  apiCalls?: number;
  menu?: { group: MenuGroup; label: string };
  card?: Card;
  /** Its name among the quick links of the 404 page. */
  quickLink?: string;
};

/**
 * Every screen that works. Routes, menus, home cards, footer, 404 links, meta, sitemap and the
 * generic tests read this list.
 */
const list = {
  home: {
    path: "/",
    title: "Free career and developer tools",
    description:
      "Free tools for job seekers and developers: coding contests, job search, resume to portfolio and more. No sign-up, instant access.",
  },
  "job-search": {
    path: "/instant-job-search-tool",
    apiCalls: 1,
    title: "Instant Job Search",
    description:
      "Type a role once and search LinkedIn, careers pages and six hiring platforms for jobs posted in the past hour, day or week. Free.",
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
    firstVisit: "content",
    title: "Job Portals Directory",
    description:
      "227 job portals in ten categories: full-time, remote, internships, freelancing, tech, women, freshers, management, government, abroad.",
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
    apiCalls: 1,
    title: "AI Resume to Portfolio Generator",
    description:
      "Turn your PDF resume into a portfolio website: check what was read, choose a design, edit every detail, download the source code. Free, no sign-up.",
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
  certifications: {
    path: "/free-certifications-directory",
    title: "Free Certifications",
    description:
      "Free courses, exams, certificates and badges from Harvard, Google, AWS, freeCodeCamp and more, by area and level, with what exactly is free.",
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
    description:
      "Projects to learn programming by building, with tutorials, in Python, JavaScript, C, Go, Rust and more. Filter by language, level, hours and topic.",
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
    description:
      "Thousands of AI tools by task, price and platform: chatbots, agents, coding, images, video, voice. Find what is free, open source or runs locally.",
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
    description:
      "Free public APIs for your next project, by topic, with key, price and CORS facts, and ready requests to copy as fetch, curl or Python.",
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
    description:
      "Beginner-friendly open source projects by language, each with its open issues that nobody has taken, and a ten-step guide to a first pull request.",
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
    apiCalls: 2,
    title: "Live Coding Contests",
    description:
      "Upcoming programming contests from Codeforces, LeetCode, CodeChef, AtCoder and CTFtime in your own time zone, refreshed every 6 hours.",
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
    description:
      "Find recruiters and referrals at any company on LinkedIn, with messages that fit its limits: notes, InMails, follow-ups, thank-yous.",
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
    firstVisit: "content",
    title: "Job Seeker AI Prompts",
    description:
      "Free AI prompts for resumes, interviews, outreach, cover letters and salary talks. Fill in the blanks, copy, or open in your assistant.",
    menu: { group: "Career Tools", label: "Job Seeker AI Prompts" },
    card: {
      stage: "apply",
      title: "Job Seeker AI Prompts",
      description: "Prompts for resume, interview, outreach and offer, with a form that fills in the blanks.",
      button: "Browse prompts",
    },
  },
  "cheat-sheets": {
    path: "/programming-interview-cheatsheets",
    firstVisit: "content",
    title: "Programming Interview Cheat Sheets",
    description:
      "Cheat sheets for the evening before an interview: syntax, standard library, pitfalls and answered questions. The code has been run.",
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
    firstVisit: "content",
    title: "C Interview Cheat Sheet",
    description:
      "C17 from syntax to threads, with memory rules, pitfalls and answered interview questions. The examples are compiled with warnings as errors.",
  },
  "cheat-sheets/java": {
    path: "/programming-interview-cheatsheets/java",
    firstVisit: "content",
    title: "Java Interview Cheat Sheet",
    description:
      "Java 17 with marks for 21, from syntax to streams, threads and the JVM, with pitfalls and answered interview questions. The examples have been run.",
  },
  "cheat-sheets/cpp": {
    path: "/programming-interview-cheatsheets/cpp",
    firstVisit: "content",
    title: "C++ Interview Cheat Sheet",
    description:
      "Modern C++ up to C++20 with RAII, templates, containers, ranges, threads, pitfalls and answered interview questions. The examples are compiled.",
  },
  "cheat-sheets/python": {
    path: "/programming-interview-cheatsheets/python",
    firstVisit: "content",
    title: "Python Interview Cheat Sheet",
    description:
      "Python for interviews and daily work. Syntax, collections, classes, typing, concurrency, pitfalls and answered questions, with code that was run.",
  },
  "cheat-sheets/javascript": {
    path: "/programming-interview-cheatsheets/javascript",
    firstVisit: "content",
    title: "JavaScript Interview Cheat Sheet",
    description:
      "JavaScript for interviews and daily work. Types, closures, this, promises, modules, pitfalls and answered questions, with code that was run.",
  },
  "cheat-sheets/html-css": {
    path: "/programming-interview-cheatsheets/html-css",
    firstVisit: "content",
    title: "HTML and CSS Interview Cheat Sheet",
    description:
      "HTML and CSS for interviews and daily work: semantics, forms, accessibility, cascade, flexbox, grid, responsive layout and answered questions.",
  },
  "cheat-sheets/sql": {
    path: "/programming-interview-cheatsheets/sql",
    firstVisit: "content",
    title: "SQL Interview Cheat Sheet",
    description:
      "SQL for interviews and daily work: joins, NULL logic, window functions, recursive queries, indexes, plans, transactions and answered questions.",
  },
  "cheat-sheets/dsa-python": {
    path: "/programming-interview-cheatsheets/dsa-python",
    firstVisit: "content",
    title: "DSA in Python Interview Cheat Sheet",
    description:
      "Data structures and algorithms in Python. Patterns as run templates with cost, pitfalls and three practice problems each, plus answered questions.",
  },
  "cheat-sheets/github": {
    path: "/programming-interview-cheatsheets/github",
    firstVisit: "content",
    title: "Git and GitHub Interview Cheat Sheet",
    description:
      "Git and GitHub for interviews and daily work: branches, rebase, conflicts, undo recipes, reflog, pull requests, Actions and answered questions.",
  },
  hackathons: {
    path: "/upcoming-hackathon-contests",
    apiCalls: 2,
    title: "Upcoming Hackathon Contests",
    description:
      "Open hackathons from several platforms in one list, and 73 that come back every year. Filter by mode, country and theme; refreshed daily.",
    menu: { group: "Development", label: "Upcoming Hackathon Contests" },
    card: {
      stage: "show",
      title: "Upcoming Hackathon Contests",
      description: "Find a hackathon you can still join, or one of 73 that come back every year.",
      button: "Find hackathons",
    },
  },
  toolkit: {
    path: "/developers-toolkit",
    title: "Developer's Toolkit",
    description:
      "Developer tools with a free plan or free for good: hosting, databases, editors, testing, monitoring, design and more, by category.",
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
    firstVisit: "content",
    title: "The Ultimate IT Job-Ready Checklist",
    description:
      "Every step from zero to a signed IT offer, in twelve sections to tick off: skills, projects, resume, networking, interviews and the offer itself.",
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
    description: "Why Zero to Offer exists, what it values and how it stays free for everyone who is looking for work.",
  },
  contact: {
    path: "/contact",
    title: "Contact",
    description: `Write to the people behind Zero to Offer about a broken link, a wrong date or an idea. ${site.answers}`,
  },
  "privacy-policy": {
    path: "/privacy-policy",
    title: "Privacy Policy",
    description: "What Zero to Offer knows about you (very little), where it is kept, and how you delete it.",
  },
  "terms-of-service": {
    path: "/terms-of-service",
    title: "Terms of Service",
    description: "The rules for using Zero to Offer, in plain words.",
  },
  "your-data": {
    path: "/your-data",
    title: "Your data",
    description:
      "Everything that Zero to Offer keeps in your browser: see it, take it with you as a file, bring it back, or delete it.",
  },
  status: {
    path: "/status",
    apiCalls: 1,
    title: "Data status",
    description:
      "When each source of the live lists last answered, what went wrong where it did not, and when it is asked next.",
  },
} satisfies Record<string, ScreenInfo>;

export type ScreenName = keyof typeof list;
export type Screen = ScreenInfo & { name: ScreenName };

export const screens: Record<ScreenName, ScreenInfo> = list;

export const screenList: Screen[] = (Object.keys(list) as ScreenName[]).map((name) => ({ name, ...screens[name] }));

/** The screens that are tools, in the order of the list. */
export const tools = screenList.filter((screen): screen is Screen & { card: Card } => screen.card !== undefined);

/** A tool of ours that is another site. */
export const resumeBuilder = {
  stage: "show",
  title: "ATS Resume Builder",
  description: "Write a resume that applicant tracking systems read without a hitch, on our sister site.",
  button: "Build a resume",
  href: site.atsResumeBuilder,
};

export type Tool = (typeof tools)[number];

/** The tools of a stage, in the order of the list. */
export function toolsOf(stage: Stage): Tool[] {
  return tools.filter(({ card }) => card.stage === stage.id);
}

/** The tool that follows a tool, or a page within it, on the way; the last one leads to the checklist of the whole way. */
export function nextTool({ name }: Pick<Tool, "name">): Tool {
  const road = stages.flatMap(toolsOf);
  const next = road[road.findIndex((tool) => tool.name === name) + 1];
  return next ?? (tools.find((tool) => tool.name === "checklist") as Tool);
}

const groups: MenuGroup[] = ["Job Search", "Skills & Learning", "AI & Productivity", "Development", "Career Tools"];

export type MenuLink = { label: string; href: string; external: boolean };

/**
 * The Tools menu: groups in their fixed order, links in the order of the list; the ATS resume
 * builder is another site.
 */
export const toolsMenu: { group: MenuGroup; links: MenuLink[] }[] = groups.map((group) => ({
  group,
  links: [
    ...screenList
      .filter((screen) => screen.menu?.group === group)
      .map((screen) => ({ label: screen.menu?.label ?? screen.title, href: screen.path, external: false })),
    ...(group === "Job Search" ? [{ label: resumeBuilder.title, href: resumeBuilder.href, external: true }] : []),
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
