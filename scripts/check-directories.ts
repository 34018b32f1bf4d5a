import type { Category, DirectoryName, DirectoryRow } from "#domain/directory/directory.ts";
import { signsOf } from "#domain/directory/related.ts";
import { isTracked, samePage, sentencesOf, twins, wordsOf } from "./check-rows.ts";

/**
 * The smallest number of entries of each directory. It comes from the specification, or is our own
 * goal.
 */
const least: Record<DirectoryName, number> = {
  "ai-tools": 3600,
  projects: 300,
  toolkit: 1000,
  "public-apis": 1000,
  certifications: 300,
  "open-source": 900,
};

const signIn = /\/(log-?in|sign-?(in|up)|register)\/?$/i;
const sentence = /^\S.*\.$/;
const hype =
  /powerful|seamless|leverag|cutting-edge|effortless|revolution|supercharge|state-of-the-art|game-chang|world-class|next-gen|unleash|best-in-class|one-stop/i;

const filler =
  /AI-powered|powered by AI|with the help of AI|user-friendly|easy[- ]to[- ]use|innovative|comprehensive|all your needs|and (many |much |so much )?more\.$/i;

/** Phrases that an American would put differently, and phrases that repeat the price. */
const stiff =
  /\b(with|on|in|for|by|through) which\b|free of charge|\b(?:for free|at no cost)\.$|(?<!real )\bestate agent|\bonline shop/i;
const british = /\b(colour|neighbour|favourite|behaviour|licence|catalogue|(?:organ|optim|summar)is(?:e|ing|ation))/i;

/**
 * Checks beyond the schemas for a directory. `text` is the text of its file. Each sentence names
 * the row and how to fix it.
 */
export function directoryProblems(
  name: DirectoryName,
  text: string,
  rows: DirectoryRow[],
  categories: Category[],
): string[] {
  return [
    ...countProblems(name, rows),
    ...orderProblems(text, rows),
    ...twinProblems(rows),
    ...rows.flatMap(rowProblems),
    ...rows.flatMap(descriptionProblems),
    ...(name === "certifications" ? rows.flatMap(certificationProblems) : []),
    ...categoryProblems(rows, categories),
  ].map((problem) => `${name}.json: ${problem}`);
}

function countProblems(name: DirectoryName, rows: DirectoryRow[]): string[] {
  const languages = new Set(rows.map(({ language }) => language)).size;
  return [
    ...(rows.length >= least[name] ? [] : [`has ${rows.length} entries; wants ${least[name]}`]),
    ...(name !== "projects" || languages > 10 ? [] : [`has ${languages} languages; more than 10 are claimed`]),
  ];
}

function orderProblems(text: string, rows: DirectoryRow[]): string[] {
  const order = rows.map((row) => `${row.name.toLowerCase()}\t${row.id}`);
  const sorted = order.toSorted();
  const misplaced = order.findIndex((key, at) => key !== sorted[at]);
  return [
    ...(text.trimEnd().split("\n").length === rows.length + 2 ? [] : ["wants one row a line"]),
    ...(misplaced < 0 ? [] : [`${rows[misplaced]?.id} is not where its name is sorted`]),
    ...(Math.max(...rows.map(({ rank }) => rank)) === rows.length ? [] : [`wants the ranks 1 to ${rows.length}`]),
  ];
}

function twinProblems(rows: DirectoryRow[]): string[] {
  const title = ({ provider = "", name }: DirectoryRow) => `${provider} ${name}`.trim().toLowerCase();
  return [
    ...twins(rows.map(({ id }) => id)).map((id) => `two entries have the id ${id}; rename one`),
    ...twins(rows.map(title)).map((title) => `two entries are called ${title}; rename or merge them`),
    ...twins(rows.map(({ url }) => samePage(url))).map((url) => `two entries have the address ${url}; merge them`),
    ...twins(rows.map(({ rank }) => String(rank))).map((rank) => `two entries have the rank ${rank}; rank each once`),
    ...twins(rows.flatMap(sentencesOf)).map((sentence) => `two entries say “${sentence}”`),
  ];
}

function rowProblems({ id, url, description, ...facts }: DirectoryRow): string[] {
  const saysPrice = /^(free|paid) |with a free (plan|trial)|as a paid service/i.test(description);
  return [
    ...(isTracked(url) ? [`${id}'s address has a tracking parameter; remove it`] : []),
    ...(hype.test(description) ? [`${id}'s description praises; say what it does`] : []),
    ...(filler.test(description) ? [`${id}'s description has filler; say what it does`] : []),
    ...(stiff.test(description) || british.test(description)
      ? [`${id}'s description is no plain American English; reword it`]
      : []),
    ...(signIn.test(new URL(url).pathname) ? [`${id}'s address is a page to sign in at; link its front page`] : []),
    ...(saysPrice && facts.price !== "free" && facts.price !== undefined
      ? [`${id}'s description says its price, which is ${facts.price}; leave it to the price`]
      : []),
    ...("price" in facts && /^(an? )?open[- ]source /i.test(description) && !facts.openSource && !facts.auth
      ? [`${id} says that it is open source; wants "openSource": true, or other words`]
      : []),
  ];
}

/**
 * Contradictions between two directories: a page is open source in one directory but not in the
 * other.
 */
export function contradictions(aiTools: DirectoryRow[], toolkit: DirectoryRow[]): string[] {
  const tools = new Map(toolkit.map((row) => [samePage(row.url), row]));
  return aiTools.flatMap(({ id, url, openSource }) => {
    const tool = tools.get(samePage(url));
    return tool && Boolean(tool.openSource) !== Boolean(openSource)
      ? [`ai-tools.json: ${id} is open source here or in toolkit.json, not in both; set "openSource" alike`]
      : [];
  });
}

/**
 * An open source product that is "free" in one directory must not be "freemium" in another. Other
 * prices may differ: for example, an API may be free although the product has paid plans.
 */
export function priceContradictions(rows: DirectoryRow[]): string[] {
  const products = Map.groupBy(
    rows.flatMap((row) => signsOf(row).map((sign) => ({ row, sign }))),
    ({ sign }) => sign,
  );
  const split = [...products.values()].flatMap((entries) => {
    const has = (price: string) => entries.some(({ row }) => row.price === price);
    const isOpen = entries.some(({ row }) => row.openSource);
    return isOpen && has("free") && has("freemium") ? entries.map(({ row }) => row.name) : [];
  });
  return [...new Set(split)].map((name) => `${name} is free in one directory and freemium in another; choose one`);
}

/**
 * The problems of a description. A description must have one or two sentences and 40 to 160
 * characters, and must say more than the name.
 */
function descriptionProblems({ id, name, description }: DirectoryRow): string[] {
  const named = wordsOf(name);
  const added = wordsOf(description).filter((word) => !named.includes(word));
  return [
    ...(sentence.test(description) && sentencesOf({ description }).length <= 2
      ? []
      : [`${id}'s description wants to be one or two sentences`]),
    ...(description.length >= 40 && description.length <= 160
      ? []
      : [`${id}'s description wants 40 to 160 characters; it has ${description.length}`]),
    ...(added.length >= 3 ? [] : [`${id}'s description repeats its name; say what it does`]),
    ...(description.startsWith(`${name} is `) ? [`${id}'s description wants to begin with what it does`] : []),
  ];
}

function certificationProblems({ id, note, ...facts }: DirectoryRow): string[] {
  const isFree = ["freeCourse", "freeExam", "freeCertificate", "freeBadge"].some((part) => facts[part]);
  return isFree || note ? [] : [`${id} is free in no part; say what is in its note, or remove it`];
}

function categoryProblems(rows: DirectoryRow[], categories: Category[]): string[] {
  const slugs = new Set(categories.map(({ slug }) => slug));
  const used = new Set(rows.map(({ category }) => category));
  return [
    ...rows
      .filter(({ category }) => !slugs.has(category))
      .map(({ id, category }) => `${id} has the unknown category ${category}`),
    ...[...slugs].filter((slug) => !used.has(slug)).map((slug) => `the category ${slug} has no entries; remove it`),
    ...twins(categories.map(({ name }) => name)).map((name) => `two categories are called ${name}; rename one`),
    ...categories
      .filter(({ description }) => !sentence.test(description))
      .map(({ slug }) => `the category ${slug} wants a sentence as its description`),
  ];
}
