import { maxSearchLength } from "../limits.ts";
import { oneLine, stripAngles } from "../text/text.ts";

/** How far back a search looks; `web` is the code that the web search's `qdr` wants. */
export const timeOptions = [
  { value: "r3600", label: "Past 1hr", web: "h1" },
  { value: "r14400", label: "Past 4hr", web: "h4" },
  { value: "r28800", label: "Past 8hr", web: "h8" },
  { value: "r43200", label: "Past 12hr", web: "h12" },
  { value: "r86400", label: "Past 24hr", web: "d1" },
  { value: "r172800", label: "Past 48hr", web: "d2" },
  { value: "r259200", label: "Past 72hr", web: "d3" },
  { value: "r604800", label: "1 Week", web: "w" },
  { value: "r2592000", label: "1 Month", web: "m" },
  { value: "r0", label: "All Time", web: "y" },
] as const;

export type PostedWithin = (typeof timeOptions)[number]["value"];

/** One search platform; without `sites` it has a job search of its own. */
export type Platform = {
  name: string;
  emoji: string;
  description: string;
  hot?: boolean;
  sites?: string[];
  /** Its site for one country, which is searched too when that country is the location. */
  countrySites?: Record<string, string>;
};

export const platforms: Platform[] = [
  {
    name: "LinkedIn",
    emoji: "💼",
    description: "The biggest professional network, with its own job search.",
    hot: true,
  },
  {
    name: "Company Careers Pages",
    emoji: "🏢",
    description: "Openings on companies' own careers and jobs sites, often days before the big boards have them.",
    sites: ["careers.*", "jobs.*"],
  },
  {
    name: "Greenhouse",
    emoji: "🌱",
    description: "Hiring pages of startups and scale-ups that run on Greenhouse.",
    sites: ["boards.greenhouse.io", "job-boards.greenhouse.io", "job-boards.eu.greenhouse.io"],
  },
  {
    name: "Lever",
    emoji: "🎯",
    description: "Hiring pages of technology companies that run on Lever.",
    sites: ["jobs.lever.co", "jobs.eu.lever.co"],
  },
  {
    name: "SmartRecruiters",
    emoji: "🧠",
    description: "Openings at mid-sized and large employers around the world.",
    sites: ["jobs.smartrecruiters.com", "careers.smartrecruiters.com"],
  },
  {
    name: "Ashby",
    emoji: "🚀",
    description: "Hiring pages of young, fast-growing startups.",
    sites: ["jobs.ashbyhq.com"],
  },
  {
    name: "Workday Jobs",
    emoji: "☀️",
    description: "Openings at large companies that hire through Workday.",
    sites: ["myworkdayjobs.com", "myworkdaysite.com"],
  },
  {
    name: "Glassdoor",
    emoji: "🔍",
    description: "Openings beside company reviews and salaries.",
    sites: ["glassdoor.com"],
    countrySites: {
      Australia: "glassdoor.com.au",
      Austria: "glassdoor.at",
      Canada: "glassdoor.ca",
      France: "glassdoor.fr",
      Germany: "glassdoor.de",
      "Hong Kong": "glassdoor.com.hk",
      India: "glassdoor.co.in",
      Ireland: "glassdoor.ie",
      Italy: "glassdoor.it",
      Netherlands: "glassdoor.nl",
      "New Zealand": "glassdoor.co.nz",
      Singapore: "glassdoor.sg",
      Spain: "glassdoor.es",
      Switzerland: "glassdoor.ch",
      "United Kingdom": "glassdoor.co.uk",
    },
  },
];

export const morePlatforms: Platform[] = [
  {
    name: "Workable",
    emoji: "🛠️",
    description: "Small and mid-sized companies in many countries.",
    sites: ["apply.workable.com", "jobs.workable.com"],
  },
  {
    name: "Teamtailor",
    emoji: "🧵",
    description: "Career sites of mostly European companies.",
    sites: ["teamtailor.com"],
  },
  {
    name: "Personio",
    emoji: "👥",
    description: "Small and mid-sized companies, many in Germany.",
    sites: ["jobs.personio.de", "jobs.personio.com"],
  },
  {
    name: "Recruitee",
    emoji: "🤝",
    description: "Growing companies, many in Europe.",
    sites: ["recruitee.com"],
  },
  {
    name: "BambooHR",
    emoji: "🎋",
    description: "Small and mid-sized companies, many in the US.",
    sites: ["bamboohr.com"],
  },
  { name: "iCIMS", emoji: "🏛️", description: "Large employers, many in the US.", sites: ["icims.com"] },
  {
    name: "Oracle Recruiting",
    emoji: "🔴",
    description: "Banks, hospitals and other large employers that run on Oracle.",
    sites: ["oraclecloud.com"],
  },
  {
    name: "SuccessFactors",
    emoji: "🔷",
    description: "Large employers, many in Europe, that run on SAP.",
    sites: ["successfactors.com", "successfactors.eu"],
  },
  {
    name: "Rippling",
    emoji: "🌊",
    description: "Small and mid-sized companies, many in the US.",
    sites: ["ats.rippling.com"],
  },
  {
    name: "Zoho Recruit",
    emoji: "📋",
    description: "Small and mid-sized companies, many in India.",
    sites: ["zohorecruit.com", "zohorecruit.in", "zohorecruit.eu"],
  },
  { name: "Keka", emoji: "🪷", description: "Startups and mid-sized companies in India.", sites: ["keka.com"] },
  {
    name: "Darwinbox",
    emoji: "🧬",
    description: "Large companies in India and Southeast Asia.",
    sites: ["darwinbox.in", "darwinbox.com"],
  },
];

/**
 * What the form holds. `city` may be empty and counts only with the location; `synonyms` and `excluded` are comma-separated,
 * as the visitor types them.
 */
export type JobSearch = {
  role: string;
  location: string;
  includeLocation: boolean;
  city: string;
  remoteOnly: boolean;
  postedWithin: PostedWithin;
  synonyms: string;
  excluded: string;
};

export const defaultSearch: JobSearch = {
  role: "Application Developer",
  location: "India",
  includeLocation: true,
  city: "",
  remoteOnly: false,
  postedWithin: "r86400",
  synonyms: "",
  excluded: "",
};

const shortest = 2;
export const mostSynonyms = 5;
export const mostExcluded = 8;

export type SearchProblem = { field: "role" | "location"; text: string };

/** Role, and location when it is included, have 2 to 100 characters after stripping angle brackets and trimming. */
export function searchProblem(search: JobSearch): SearchProblem | undefined {
  const fields = search.includeLocation ? (["role", "location"] as const) : (["role"] as const);
  for (const field of fields) {
    const text = stripAngles(search[field]).trim();
    if (text.length < shortest || words(text) === "")
      return { field, text: `Type a ${field} of at least ${shortest} characters.` };
    if (text.length > maxSearchLength)
      return { field, text: `Keep the ${field} to ${maxSearchLength} characters or fewer.` };
  }
}

/** The parts of a comma-separated list, cleaned, each once whatever its case, at most `most` of them. */
export function listed(text: string, most: number): string[] {
  const parts = new Map<string, string>();
  for (const part of text.slice(0, 1000).split(/[,;\n]/)) {
    const said = words(part).slice(0, maxSearchLength).trim();
    if (said && !parts.has(said.toLowerCase())) parts.set(said.toLowerCase(), said);
  }
  return [...parts.values()].slice(0, most);
}

export type SearchLink = { platform: Platform; url: string };

/** One link for each platform; none while the search has a problem. */
export function searchLinks(search: JobSearch, among: Platform[] = platforms): SearchLink[] {
  if (searchProblem(search)) return [];
  const link = (platform: Platform) =>
    platform.sites ? webSearch(search, sitesOf(platform, search)) : linkedInSearch(search);
  return among.map((platform) => ({ platform, url: link(platform) }));
}

function sitesOf({ sites = [], countrySites = {} }: Platform, { includeLocation, location }: JobSearch): string[] {
  const own = includeLocation ? countrySites[words(location)] : undefined;
  return own ? [own, ...sites] : sites;
}

/** All links as lines of text, for one copy. */
export function linksText(links: SearchLink[]): string {
  return links.map(({ platform, url }) => `${platform.name}: ${url}`).join("\n");
}

/**
 * A plain role stays as typed; synonyms and excluded words make a boolean query of it. All time means no time filter; f_WT=2
 * is LinkedIn's filter for remote work.
 */
function linkedInSearch(search: JobSearch): string {
  const roles = rolesOf(search);
  const excluded = listed(search.excluded, mostExcluded);
  const keywords = [
    roles.length > 1 ? anyOf(roles.map(quoted)) : roles.join(""),
    ...excluded.map((word) => `NOT ${phrase(word)}`),
  ].join(" ");
  return [
    `https://www.linkedin.com/jobs/search/?keywords=${encodeURIComponent(keywords)}`,
    ...(search.includeLocation ? [`location=${encodeURIComponent(placeOf(search))}`] : []),
    ...(search.postedWithin === "r0" ? [] : [`f_TPR=${search.postedWithin}`]),
    ...(search.remoteOnly ? ["f_WT=2"] : []),
  ].join("&");
}

/**
 * A web search on the platform's sites alone; several sites are joined by OR. Postings name their city, under one of its
 * names, but many leave out the country: so the city takes the country's place, and a country is no exact phrase.
 */
function webSearch(search: JobSearch, sites: string[]): string {
  const query = [
    anyOf(sites.map((site) => `site:${site}`)),
    anyOf(rolesOf(search).map(quoted)),
    ...(search.includeLocation ? [wherePosted(search)] : []),
    ...(search.remoteOnly ? ["remote"] : []),
    ...listed(search.excluded, mostExcluded).map((word) => `-${phrase(word)}`),
  ].join(" ");
  const code = timeOptions.find(({ value }) => value === search.postedWithin)?.web;
  return `https://www.google.com/search?q=${encodeURIComponent(query)}&tbs=qdr:${code}`;
}

/** "Pune, India", or the country alone. */
function placeOf({ city, location }: JobSearch): string {
  return [cityOf(city), words(location)].filter(Boolean).join(", ");
}

function wherePosted({ city, location }: JobSearch): string {
  const typed = cityOf(city);
  if (typed === "") return words(location).split(" ").map(term).join(" ");
  const names = cityNames.find((group) => group.some((name) => name.toLowerCase() === typed.toLowerCase()));
  return anyOf((names ?? [typed]).map(quoted));
}

const cityOf = (city: string) => words(city).slice(0, maxSearchLength).trim();

/** Cities that postings call by more than one name. */
const cityNames = [
  ["Bengaluru", "Bangalore"],
  ["Cologne", "Köln"],
  ["Copenhagen", "København"],
  ["Geneva", "Genève"],
  ["Gurugram", "Gurgaon"],
  ["Kochi", "Cochin"],
  ["Kolkata", "Calcutta"],
  ["Lisbon", "Lisboa"],
  ["Milan", "Milano"],
  ["Munich", "München"],
  ["Mysuru", "Mysore"],
  ["Prague", "Praha"],
  ["Rome", "Roma"],
  ["Thiruvananthapuram", "Trivandrum"],
  ["Vienna", "Wien"],
  ["Visakhapatnam", "Vizag"],
  ["Warsaw", "Warszawa"],
  ["Zurich", "Zürich"],
];

function rolesOf({ role, synonyms }: JobSearch): string[] {
  return listed(`${words(role).replace(/[,;]/g, " ")},${synonyms}`, 1 + mostSynonyms);
}

/** What was typed, as words that cannot act as search operators: no quotes, no brackets, no leading minus. C++ and full-stack stay. */
function words(text: string): string {
  return oneLine(
    oneLine(stripAngles(text).replace(/["“”]/g, " "))
      .split(" ")
      .map((word) => word.replace(/^[-−–—]+/, ""))
      .join(" "),
  );
}

const quoted = (text: string) => `"${text}"`;
/** One word outside of quotes, where OR and AND would be operators. */
const term = (word: string) => (/^(or|and)$/i.test(word) ? quoted(word) : phrase(word));
const phrase = (text: string) => (/^[\p{L}\p{N}]+$/u.test(text) ? text : quoted(text));
const anyOf = (parts: string[]) => (parts.length > 1 ? `(${parts.join(" OR ")})` : parts.join(""));

/**
 * The whole search as an address's parameters, so that it can be shared and bookmarked. An excluded location is left out,
 * and the city with it.
 */
export function searchToParams(search: JobSearch): URLSearchParams {
  const params = new URLSearchParams({ role: search.role });
  if (search.includeLocation) params.set("location", search.location);
  if (search.includeLocation && search.city) params.set("city", search.city);
  if (search.remoteOnly) params.set("remote", "1");
  params.set("within", search.postedWithin);
  if (search.synonyms) params.set("also", search.synonyms);
  if (search.excluded) params.set("not", search.excluded);
  return params;
}

/** Reads any address: unknown times and missing parameters fall back to the defaults, long values are cut. */
export function searchFromParams(params: URLSearchParams): JobSearch {
  const role = params.get("role");
  if (role === null) return defaultSearch;
  const location = params.get("location");
  const within = timeOptions.find(({ value }) => value === params.get("within"));
  return {
    role: cut(role, maxSearchLength),
    location: cut(location ?? defaultSearch.location, maxSearchLength),
    includeLocation: location !== null,
    city: location === null ? "" : cut(params.get("city") ?? "", maxSearchLength),
    remoteOnly: params.get("remote") === "1",
    postedWithin: within?.value ?? defaultSearch.postedWithin,
    synonyms: cut(params.get("also") ?? "", 500),
    excluded: cut(params.get("not") ?? "", 500),
  };
}

const cut = (text: string, most: number) => oneLine(oneLine(stripAngles(text)).slice(0, most));

/** A search in a few words, for the heading of its links and the list of saved searches. */
export function searchSummary(search: JobSearch): string {
  const also = listed(search.synonyms, mostSynonyms);
  const excluded = listed(search.excluded, mostExcluded);
  return [
    words(search.role),
    search.includeLocation ? placeOf(search) : "any location",
    ...(search.remoteOnly ? ["remote only"] : []),
    timeOptions.find(({ value }) => value === search.postedWithin)?.label,
    ...(also.length > 0 ? [`also ${also.join(", ")}`] : []),
    ...(excluded.length > 0 ? [`without ${excluded.join(", ")}`] : []),
  ].join(" · ");
}

/** Families of titles that employers use for one another. */
const sameWork = [
  ["Application Developer", "Software Developer", "Software Engineer", "Applications Engineer"],
  ["Full Stack Developer", "Full Stack Engineer", "Full-Stack Developer", "Web Developer"],
  ["Frontend Developer", "Front End Developer", "Frontend Engineer", "UI Developer", "React Developer"],
  ["Backend Developer", "Back End Developer", "Backend Engineer", "API Developer"],
  ["Mobile Developer", "Android Developer", "iOS Developer", "Mobile Engineer"],
  ["Java Developer", "Java Engineer", "Java Backend Developer", "Spring Boot Developer"],
  ["Python Developer", "Python Engineer", "Python Backend Developer", "Django Developer"],
  ["DevOps Engineer", "Site Reliability Engineer", "SRE", "Platform Engineer", "Cloud Engineer"],
  ["Data Analyst", "Business Intelligence Analyst", "BI Analyst", "Analytics Analyst"],
  ["Data Engineer", "Analytics Engineer", "ETL Developer", "Big Data Engineer"],
  ["Data Scientist", "Applied Scientist", "Decision Scientist"],
  ["Machine Learning Engineer", "ML Engineer", "AI Engineer", "Applied AI Engineer"],
  ["QA Engineer", "Test Engineer", "SDET", "Quality Engineer", "Automation Tester"],
  ["Security Engineer", "Security Analyst", "SOC Analyst", "Cybersecurity Analyst"],
  ["Product Manager", "Product Owner", "Technical Product Manager"],
  ["Project Manager", "Program Manager", "Delivery Manager", "Scrum Master"],
  ["UX Designer", "Product Designer", "UI/UX Designer", "Interaction Designer"],
  ["Business Analyst", "Systems Analyst", "Functional Analyst"],
  ["Technical Support Engineer", "Support Engineer", "IT Support Specialist", "Help Desk Technician"],
  ["System Administrator", "Systems Engineer", "Linux Administrator", "Infrastructure Engineer"],
  ["Engineering Manager", "Software Development Manager", "Technical Lead", "Team Lead"],
  ["Technical Writer", "Documentation Engineer", "Content Developer"],
];

/** Other names for the role that employers use, to offer as synonyms. */
export function suggestedSynonyms(role: string): string[] {
  const wanted = words(role).toLowerCase();
  const family = sameWork.find((titles) => titles.some((title) => title.toLowerCase() === wanted)) ?? [];
  return family.filter((title) => title.toLowerCase() !== wanted).slice(0, mostSynonyms);
}
