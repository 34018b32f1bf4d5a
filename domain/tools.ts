import { resumeBuilder, type Screen, screens, type ToolName } from "./screens.ts";

/** What a tool is called and offers, wherever it is shown as a card. */
type Card = { title: string; description: string; button: string; hot?: boolean };

const cards: Record<ToolName, Card> = {
  "job-search": {
    title: "Instant Job Search",
    description: "Type a role once and open fresh openings on eight platforms, down to the past hour.",
    button: "Search jobs",
    hot: true,
  },
  "job-portals": {
    title: "Job Portals Directory",
    description: "227 job portals in ten categories. Pin the ones that fit you and search inside them.",
    button: "Browse portals",
  },
  portfolio: {
    title: "AI Resume to Portfolio",
    description: "Drop your resume and leave with a website that is yours: four designs, every detail editable.",
    button: "Create portfolio",
    hot: true,
  },
  certifications: {
    title: "Free Certifications",
    description: "Courses, exams and badges that cost nothing. Each one says exactly what is free.",
    button: "Find a certificate",
    hot: true,
  },
  projects: {
    title: "Project-Based Learning",
    description: "Learn a language by building something real, from a to-do list to your own compiler.",
    button: "Pick a project",
  },
  "ai-tools": {
    title: "AI Tools Directory",
    description: "Find an AI tool for the task: by price, platform, open source, or running on your own machine.",
    button: "Search AI tools",
    hot: true,
  },
  "public-apis": {
    title: "Public APIs",
    description: "Data for your next project: weather, maps, games, money. See which need no key at all.",
    button: "Find an API",
  },
  "open-source": {
    title: "Open Source Starter",
    description: "Find a beginner issue that nobody has taken, and go from fork to pull request in ten steps.",
    button: "Find an issue",
  },
  contests: {
    title: "Live Coding Contests",
    description: "See what starts next on the big contest sites, in your time zone, and put it in your calendar.",
    button: "View contests",
    hot: true,
  },
  outreach: {
    title: "LinkedIn Outreach Generator",
    description: "Find the right people at a company, and the words to write to them.",
    button: "Start outreach",
  },
  prompts: {
    title: "Job Seeker AI Prompts",
    description: "Prompts for resume, interview, outreach and offer, with a form that fills in the blanks.",
    button: "Browse prompts",
  },
  "cheat-sheets": {
    title: "Interview Cheat Sheets",
    description: "Dense sheets per language, SQL and algorithms, with answered questions and code that was run.",
    button: "Open the sheets",
    hot: true,
  },
  hackathons: {
    title: "Upcoming Hackathon Contests",
    description: "Find a hackathon you can still join, or one of 73 that come back every year.",
    button: "Find hackathons",
  },
  toolkit: {
    title: "Developer's Toolkit",
    description: "Hosting, databases, editors, testing and the rest: tools that cost nothing to start with.",
    button: "Open the toolkit",
  },
  checklist: {
    title: "Job-Ready Checklist",
    description: "Every step on the way to an offer, to tick off one by one. Your progress stays in your browser.",
    button: "Start ticking",
  },
};

/** The screens that are tools, in the order of their cards. */
export const tools: (Screen & { card: Card })[] = (Object.keys(cards) as ToolName[]).map((name) => ({
  name,
  ...screens[name],
  card: cards[name],
}));

/** The card of our tool that is another site. */
export const resumeBuilderCard = {
  ...resumeBuilder,
  description: "Write a resume that applicant tracking systems read without a hitch, on our sister site.",
  button: "Build a resume",
};
