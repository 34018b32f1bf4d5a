import { isSheet, type SheetScreen, sheetDescriptions } from "./cheat-sheets/cheat-sheets.ts";
import type { ScreenName } from "./screens.ts";
import { site } from "./site.ts";

const descriptions: Record<Exclude<ScreenName, SheetScreen>, string> = {
  home: "Free tools for job seekers and developers: coding contests, job search, resume to portfolio and more. No sign-up, instant access.",
  "job-search":
    "Type a role once and search LinkedIn, careers pages and six hiring platforms for jobs posted in the past hour, day or week. Free.",
  "job-portals":
    "227 job portals in ten categories: full-time, remote, internships, freelancing, tech, women, freshers, management, government, abroad.",
  portfolio:
    "Turn your PDF resume into a portfolio website: check what was read, choose a design, edit every detail, download the source code. Free, no sign-up.",
  "resume-check":
    "See what a machine reads in your resume: the page beside every value, twenty checks with how to fix each, no score. Free, read on your device.",
  certifications:
    "Free courses, exams, certificates and badges from Harvard, Google, AWS, freeCodeCamp and more, by area and level, with what exactly is free.",
  projects:
    "Projects to learn programming by building, with tutorials, in Python, JavaScript, C, Go, Rust and more. Filter by language, level, hours and topic.",
  "ai-tools":
    "Thousands of AI tools by task, price and platform: chatbots, agents, coding, images, video, voice. Find what is free, open source or runs locally.",
  "public-apis":
    "Free public APIs for your next project, by topic, with key, price and CORS facts, and ready requests to copy as fetch, curl or Python.",
  "open-source":
    "Beginner-friendly open source projects by language, each with its open issues that nobody has taken, and a ten-step guide to a first pull request.",
  contests:
    "Upcoming programming contests from Codeforces, LeetCode, CodeChef, AtCoder and CTFtime in your own time zone, refreshed every 6 hours.",
  outreach:
    "Find recruiters and referrals at any company on LinkedIn, with messages that fit its limits: notes, InMails, follow-ups, thank-yous.",
  "job-match":
    "Paste a job posting and see its knock-out questions, and which of its requirements your resume names, shows or lacks. In your browser, no score.",
  prompts:
    "Free AI prompts for resumes, interviews, outreach, cover letters and salary talks. Fill in the blanks, copy, or open in your assistant.",
  tracker:
    "Track job applications in your browser, without an account: table, board and agenda, follow-ups, calendar file, import and export. Free.",
  "cheat-sheets":
    "Cheat sheets for the night before an interview: syntax, standard library, pitfalls and answered questions. The code has been run.",
  hackathons:
    "Open hackathons from several platforms in one list, and 73 that come back every year. Filter by mode, country and theme; refreshed daily.",
  toolkit:
    "Developer tools with a free plan or free for good: hosting, databases, editors, testing, monitoring, design and more, by category.",
  checklist:
    "Every step from zero to a signed IT offer, in twelve sections to tick off: skills, projects, resume, networking, interviews and the offer itself.",
  about:
    "Why Zero to Offer exists, what it values and how many free tools and lists it has for everyone who is looking for work.",
  contact: `Write to the people behind Zero to Offer about a broken link, a wrong date or an idea. ${site.answers}`,
  "privacy-policy": "What Zero to Offer knows about you (very little), where it is kept, and how you delete it.",
  "terms-of-service": "The rules for using Zero to Offer, in plain words.",
  "your-data":
    "Everything that Zero to Offer keeps in your browser: see it, take it with you as a file, bring it back, or delete it.",
  status:
    "When each source of the live lists last answered, what went wrong where it did not, and when it is asked next.",
};

/**
 * The text that search engines show under the title of a screen: one or two sentences, at most 160
 * characters.
 */
export function pageDescription(screen: ScreenName): string {
  return isSheet(screen) ? sheetDescriptions[screen] : descriptions[screen];
}
