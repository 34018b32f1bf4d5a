import { site } from "./site.ts";

export type MenuGroup = "Job Search" | "Skills & Learning" | "AI & Productivity" | "Development" | "Career Tools";

/** What a screen is called wherever it is offered. A screen with a card is a tool. */
type Card = { title: string; description: string; button: string; hot?: boolean };

type ScreenInfo = {
  path: string;
  /** The document title, without the site's name. */
  title: string;
  /** The meta description: one or two sentences, at most 160 characters. */
  description: string;
  menu?: { group: MenuGroup; label: string };
  card?: Card;
  /** Its name among the quick links of the 404 page. */
  quickLink?: string;
};

/** Every screen that works. Routes, menus, home cards, footer, 404 links, meta, sitemap and the generic tests read this list. */
const list = {
  home: {
    path: "/",
    title: "Free career and developer tools",
    description:
      "Free tools for job seekers and developers: coding contests, job search, resume to portfolio and more. No sign-up, instant access.",
  },
  contests: {
    path: "/live-coding-contests",
    title: "Live Coding Contests",
    description:
      "Upcoming programming contests from Codeforces, LeetCode, CodeChef, AtCoder and CTFtime in your own time zone, refreshed every 6 hours.",
    menu: { group: "Development", label: "Coding Contests" },
    card: {
      title: "Live Coding Contests",
      description: "See what starts next on the big judges, in your time zone, and put it in your calendar.",
      button: "View contests",
      hot: true,
    },
  },
  "cheat-sheets": {
    path: "/programming-interview-cheatsheets",
    title: "Programming Interview Cheat Sheets",
    description:
      "Cheat sheets for the evening before an interview: syntax, standard library, pitfalls and answered questions. Every code block has been run.",
    menu: { group: "Skills & Learning", label: "Interview Cheatsheets" },
    card: {
      title: "Interview Cheat Sheets",
      description: "Dense sheets per language, SQL and algorithms, with answered questions and code that was run.",
      button: "Open the sheets",
    },
    quickLink: "Cheat Sheets",
  },
  "cheat-sheets/c": {
    path: "/programming-interview-cheatsheets/c",
    title: "C Interview Cheat Sheet",
    description:
      "C17 from syntax to threads, with memory rules, pitfalls and thirty interview questions. Every example is compiled with warnings as errors.",
  },
  "cheat-sheets/java": {
    path: "/programming-interview-cheatsheets/java",
    title: "Java Interview Cheat Sheet",
    description:
      "Java 17 with marks for 21, from syntax to streams, threads and the JVM, with pitfalls and thirty interview questions. Every example has been run.",
  },
  "cheat-sheets/cpp": {
    path: "/programming-interview-cheatsheets/cpp",
    title: "C++ Interview Cheat Sheet",
    description:
      "Modern C++ up to C++20 with RAII, templates, containers, ranges, threads, pitfalls and thirty interview questions. Every example is compiled.",
  },
  "cheat-sheets/python": {
    path: "/programming-interview-cheatsheets/python",
    title: "Python Interview Cheat Sheet",
    description:
      "Python for interviews and daily work. Syntax, collections, classes, typing, concurrency, pitfalls and thirty questions, every block run.",
  },
  "cheat-sheets/javascript": {
    path: "/programming-interview-cheatsheets/javascript",
    title: "JavaScript Interview Cheat Sheet",
    description:
      "JavaScript for interviews and daily work. Types, closures, this, promises, modules, pitfalls and thirty questions, every block run.",
  },
  "cheat-sheets/html-css": {
    path: "/programming-interview-cheatsheets/html-css",
    title: "HTML and CSS Interview Cheat Sheet",
    description:
      "HTML and CSS for interviews and daily work: semantics, forms, accessibility, cascade, flexbox, grid, responsive layout and 30 answered questions.",
  },
  "cheat-sheets/sql": {
    path: "/programming-interview-cheatsheets/sql",
    title: "SQL Interview Cheat Sheet",
    description:
      "SQL for interviews and daily work: joins, NULL logic, window functions, recursive queries, indexes, plans, transactions and 30 answered questions.",
  },
  "cheat-sheets/dsa-python": {
    path: "/programming-interview-cheatsheets/dsa-python",
    title: "DSA in Python Interview Cheat Sheet",
    description:
      "Data structures and algorithms in Python. Patterns as run templates with cost, pitfalls and three practice problems each, plus thirty questions.",
  },
  "cheat-sheets/github": {
    path: "/programming-interview-cheatsheets/github",
    title: "Git and GitHub Interview Cheat Sheet",
    description:
      "Git and GitHub for interviews and daily work: branches, rebase, conflicts, undo recipes, reflog, pull requests, Actions and 30 answered questions.",
  },
  about: {
    path: "/about",
    title: "About us",
    description: "Why Zero to Offer exists, what it values and how it stays free for everyone who is looking for work.",
  },
  contact: {
    path: "/contact",
    title: "Contact",
    description: "Write to the people behind Zero to Offer. You get an answer within 24 hours.",
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
} satisfies Record<string, ScreenInfo>;

export type ScreenName = keyof typeof list;
export type Screen = ScreenInfo & { name: ScreenName };

export const screens: Record<ScreenName, ScreenInfo> = list;

export const screenList: Screen[] = (Object.keys(list) as ScreenName[]).map((name) => ({ name, ...screens[name] }));

/** The screens that are tools, in the order of the list. */
export const tools = screenList.filter((screen): screen is Screen & { card: Card } => screen.card !== undefined);

const groups: MenuGroup[] = ["Job Search", "Skills & Learning", "AI & Productivity", "Development", "Career Tools"];

export type MenuLink = { label: string; href: string; external: boolean };

/** The Tools menu: groups in their fixed order, links in the order of the list; the ATS resume builder is another site. */
export const toolsMenu: { group: MenuGroup; links: MenuLink[] }[] = groups
  .map((group) => ({
    group,
    links: [
      ...screenList
        .filter((screen) => screen.menu?.group === group)
        .map((screen) => ({ label: screen.menu?.label ?? screen.title, href: screen.path, external: false })),
      ...(group === "Job Search" ? [{ label: "ATS Resume Builder", href: site.atsResumeBuilder, external: true }] : []),
    ],
  }))
  .filter(({ links }) => links.length > 0);

/** The screen at a path; a trailing slash makes no difference. */
export function screenAt(path: string): Screen | undefined {
  const plain = path.replace(/\/+$/, "") || "/";
  return screenList.find((screen) => screen.path === plain);
}

/** The document title of a screen: its own title and the site's name. */
export function documentTitle(title: string): string {
  return `${title} | ${site.name}`;
}
