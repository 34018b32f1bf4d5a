import { memoized } from "./memoize.ts";
import type { SectionKind } from "./section-kind.ts";
import { trimOf } from "./trim.ts";
import { keyWords, modifiers as modifierList, phrases, weakWords as weakList } from "./vocabulary/headings.ts";
import { companyScore, institutionScore, jobScore } from "./words.ts";

const modifiers = new Set(modifierList);
const weakWords = new Set(weakList);
const statements = new Set("snapshot objective objectives profile statement goal goals mission synopsis".split(" "));

/**
 * The ends of headings such as "Where I worked" and "Things I've built", without their first words.
 */
const storyKinds: Record<string, SectionKind> = {
  do: "summary",
  worked: "experience",
  work: "experience",
  done: "experience",
  did: "experience",
  studied: "education",
  learned: "education",
  learnt: "education",
  know: "skills",
  "can do": "skills",
  use: "skills",
  "good at": "skills",
  "work with": "skills",
  build: "projects",
  built: "projects",
  made: "projects",
  make: "projects",
  created: "projects",
  shipped: "projects",
  "proud of": "achievements",
  won: "achievements",
};

/** A form's label for the job title. It is not a heading. */
const formLabel = /^(?:(?:job|position) applied for|(?:desired|preferred) (?:job|position|employment))$/i;

const squeezedStoryKinds = new Map(
  Object.entries(storyKinds).map(([story, kind]) => [story.replaceAll(" ", ""), kind]),
);
const kindOfWord = new Map(keyWords.flatMap(([kind, words]) => words.map((word) => [word, kind] as const)));
const rank = new Map(keyWords.map(([kind], index) => [kind, index]));
const squeezed = new Map(Object.entries(phrases).map(([phrase, kind]) => [phrase.replaceAll(" ", ""), kind]));
const everyWord = Map.groupBy(
  [...new Set([...kindOfWord.keys(), ...modifiers])].filter((word) => word.length > 1 || word === "&"),
  (word) => word[0],
);

const headingWords = memoized((text: string): string[] => {
  const cleaned = text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/\((?:continued|contd?\.?)\)/, "");
  const bare = isBetweenMarks(cleaned) ? trimOf(cleaned, " –—=~*-") : cleaned;
  return trimOf(trimOf(bare, "0123456789.)#§", true, false), ":.…_–—-", false)
    .replace(/[,/|+-]/g, " ")
    .split(/\s+/)
    .filter(Boolean);
});

/**
 * The kind of section that a text names; undefined if it is not a heading. Every word must be a
 * heading word, and at least one must name a section.
 */
export const headingKind = memoized((text: string): SectionKind | undefined => {
  if (text.length > 48 || /[@\d]/.test(text) || formLabel.test(text)) return undefined;
  const words = headingWords(text);
  if (words.length === 0 || words.length > 6) return undefined;
  const phrase = squeezed.get(words.join(""));
  if (phrase) return phrase;
  const [, story] =
    /^(?:where|what|things|places|stuff) (?:i|ive|im)(?: have| am)?(?: been)? (.+)$/.exec(words.join(" ")) ?? [];
  if (story) return storyKinds[story];
  const squeezedStory =
    words.length === 1 ? /^(?:where|what|things|places|stuff)i(\p{L}+)$/u.exec(words[0] ?? "")?.[1] : undefined;
  if (squeezedStory)
    return (
      squeezedStoryKinds.get(squeezedStory) ??
      squeezedStoryKinds.get(squeezedStory.replace(/^(?:m|ve|have|am)(?:been)?/, ""))
    );
  const kinds = kindsOf(words) ?? (words.length === 1 ? kindsOf(splitSqueezed(words.join("")) ?? []) : undefined);
  // A statement about a career is a summary: "Career Snapshot".
  if (kinds?.every((kind) => kind === "experience" || kind === "summary") && words.some((word) => statements.has(word)))
    return "summary";
  return kinds?.sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))[0];
});

/** Every kind that a combined heading names: "Education & Certifications", "Skills / Languages". */
export function headingKinds(text: string): SectionKind[] {
  const parts = text.split(/[&,/+|]|\b(?:and|und|et|y)\b/iu);
  return [...new Set(parts.flatMap((part) => headingKind(part) ?? []))];
}

/**
 * The kind that any word names, for a text whose look proves that it is a heading: "Projects
 * undertaken".
 */
export function kindNamedIn(text: string): SectionKind | undefined {
  const kinds = headingWords(text).flatMap((word) => kindOfWord.get(word) ?? []);
  return kinds.sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))[0];
}

/**
 * The kind that the last or first word certainly names, whatever the other words are: "Client
 * Work", "Awards and Clearances".
 */
export const kindSurelyNamedIn = memoized((text: string): SectionKind | undefined => {
  const words = headingWords(text).filter((word) => word !== "&");
  const word = [words.at(-1) ?? "", words[0] ?? ""].find((end) => kindOfWord.has(end) && !weakWords.has(end));
  if (word === undefined || words.length > 6 || /[@\d]/.test(text) || formLabel.test(text)) return undefined;
  if (jobScore(text) > 0 || companyScore(text) + institutionScore(text) > 0) return undefined;
  return kindOfWord.get(word);
});

const certificates = /^(?:[czs]erti|certy|licen|accredit|habilit|credential|clearance|registration)/;

/**
 * Whether a heading names only certificates among achievements: "Licenses & Certifications",
 * "Education & Certificates", but not "Awards & Certifications".
 */
export function namesCertificates(heading: string): boolean {
  const words = headingWords(heading).filter((word) => kindOfWord.get(word) === "achievements");
  return (
    namesTraining(heading) ||
    namesCourses(heading) ||
    (words.length > 0 && words.every((word) => certificates.test(word)))
  );
}

/** Whether a heading names publications. */
export function namesPublications(heading: string): boolean {
  return /publi[ck]a|veröffentlich|papers/i.test(heading);
}

const training =
  /^(?:(?:additional|industrial|in-?plant|job|other|professional|technical|vocational) )?trainings?(?: (?:&|and) (?:courses|workshops))?:?$/i;

/** Whether a heading names training and nothing else: "Industrial Training". */
export function namesTraining(heading: string): boolean {
  return training.test(heading);
}

const anyCourses = "courses|kurse|kurser|cursos|corsi|cursussen|kursy";
const courses = new RegExp(
  String.raw`^(?:(?:\p{L}+ )?(?:${anyCourses})(?: \p{L}+)?|formations? (?:complémentaires?|continue)|forma(?:ción complementaria|ção complementar))(?: ?(?:&|/|and|und|et|y|e|en) ?\p{L}+)?:?$`,
  "iu",
);

/** Whether a heading names courses and nothing but more training: "Further courses & workshops". */
export function namesCourses(heading: string): boolean {
  return courses.test(heading) && headingKind(heading) === "other";
}

const drivingLicense =
  /^(?:driv(?:er|ing)(?:['’]?s|s['’])? licen[cs]es?|führerschein|fahrerlaubnis|permis de conduire|(?:carné|carnet|permiso|licencia) de conducir|carta de condução|carteira de motorista|patente di guida|rijbewijs|prawo jazdy)/iu;

/** Whether a heading names a license to drive. Classes of vehicles stand below it. */
export function namesDrivingLicense(heading: string): boolean {
  return drivingLicense.test(heading);
}

/** Whether a text is certainly a heading: it has a word that never labels a part of a section. */
export const isStrongHeading = memoized((text: string): boolean => {
  return (
    headingKind(text) !== undefined && !headingWords(text).every((word) => weakWords.has(word) || modifiers.has(word))
  );
});

/** Whether a heading has spaces between its words, unlike "WORKEXPERIENCE". */
export function isSpelledOut(text: string): boolean {
  const words = headingWords(text);
  return Object.hasOwn(phrases, words.join(" ")) || kindsOf(words) !== undefined;
}

/** Whether text only qualifies a heading and names nothing: "académica", "and Training". */
export function qualifiesHeading(text: string): boolean {
  const words = headingWords(text);
  return words.length > 0 && words.every((word) => modifiers.has(word) && !kindOfWord.has(word));
}

function kindsOf(words: string[]): SectionKind[] | undefined {
  if (words.length === 0 || !words.every((word) => kindOfWord.has(word) || modifiers.has(word))) return undefined;
  const kinds = words.map((word) => kindOfWord.get(word)).filter((kind) => kind !== undefined);
  return kinds.length > 0 ? kinds : undefined;
}

/** Whether a text stands between marks, as some headings do: "—— SUMMARY ——", "=== Skills ===". */
export function isBetweenMarks(text: string): boolean {
  return /^[–—=~*-].*[–—=~*-]$/.test(text);
}

/** Splits "WORKEXPERIENCE", from spaced letters, into words. Long words are tried first. */
function splitSqueezed(text: string): string[] | undefined {
  if (text.length < 5) return undefined;
  if (kindOfWord.has(text)) return [text];
  for (const word of everyWord.get(text[0]) ?? []) {
    if (!text.startsWith(word) || word.length === text.length) continue;
    const rest = text.slice(word.length);
    const words = kindOfWord.has(rest) || modifiers.has(rest) ? [rest] : splitSqueezed(rest);
    if (words) return [word, ...words];
  }
  return undefined;
}
