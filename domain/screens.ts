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
  "job-search": {
    path: "/instant-job-search-tool",
    title: "Instant Job Search",
    description:
      "Type a role once and search LinkedIn, careers pages and six hiring platforms for jobs posted in the past hour, day or week. Free.",
    menu: { group: "Job Search", label: "Instant Job Search" },
    card: {
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
    description:
      "227 job portals in ten categories: full-time, remote, internships, freelancing, tech, women, freshers, management, government, abroad.",
    menu: { group: "Job Search", label: "Job Portals Directory" },
    card: {
      title: "Job Portals Directory",
      description: "227 job portals in ten categories. Pin the ones that fit you and search inside them.",
      button: "Browse portals",
    },
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
  outreach: {
    path: "/linkedin-outreach-generator",
    title: "LinkedIn Outreach Generator",
    description:
      "Find recruiters and referrals at any company on LinkedIn, with messages that fit its limits: notes, InMails, follow-ups, thank-yous.",
    menu: { group: "Job Search", label: "Outreach" },
    card: {
      title: "LinkedIn Outreach Generator",
      description: "Find the right people at a company, and the words to write to them.",
      button: "Start outreach",
    },
  },
  prompts: {
    path: "/job-seeker-ai-prompts",
    title: "Job Seeker AI Prompts",
    description:
      "Free AI prompts for resumes, interviews, outreach, cover letters and salary talks. Fill in the blanks, copy, or open in your assistant.",
    menu: { group: "Career Tools", label: "Job Seeker AI Prompts" },
    card: {
      title: "Job Seeker AI Prompts",
      description: "Prompts for resume, interview, outreach and offer, with a form that fills in the blanks.",
      button: "Browse prompts",
    },
  },
  hackathons: {
    path: "/upcoming-hackathon-contests",
    title: "Upcoming Hackathon Contests",
    description:
      "Open hackathons from several platforms in one list, and 80 that come back every year. Filter by mode, country and theme; refreshed daily.",
    menu: { group: "Development", label: "Upcoming Hackathon Contests" },
    card: {
      title: "Upcoming Hackathon Contests",
      description: "Find a hackathon you can still join, or one of 80 that come back every year.",
      button: "Find hackathons",
    },
  },
  checklist: {
    path: "/ultimate-it-checklist",
    title: "The Ultimate IT Job-Ready Checklist",
    description:
      "Every step from zero to a signed IT offer, in twelve sections to tick off: skills, projects, resume, networking, interviews and the offer itself.",
    card: {
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
    description: "Write to the people behind Zero to Offer. You get an answer within 24 hours.",
  },
  "privacy-policy": {
    path: "/privacy-policy",
    title: "Privacy Policy",
    description: "What Zero to Offer knows about you (very little), where it is kept, and how you delete it.",
  },
  status: {
    path: "/status",
    title: "Data status",
    description:
      "When each source of the live lists last answered, what went wrong where it did not, and when it is asked next.",
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
