import { type Check, type Finding, type Line, placed } from "./check.ts";

const personalFacts: { pattern: RegExp; what: string }[] = [
  {
    pattern:
      /\b(?:date of birth|d\.?o\.?b\b|birth ?date|born(?: on)?:|geburtsdatum|geboren am|n[ée]e? le\b|fecha de nacimiento|data de nascimento)/iu,
    what: "a date of birth",
  },
  { pattern: /\b(?:age|alter|edad|idade|âge)\s*:\s*\d{2}\b/iu, what: "an age" },
  {
    pattern:
      /\b(?:marital status|civil status|familienstand|estado civil|état civil|situation familiale)\b|^(?:married|unmarried|divorced|verheiratet|ledig)$/iu,
    what: "a marital status",
  },
  { pattern: /\b(?:religion|konfession)\s*:/iu, what: "a religion" },
  { pattern: /\b(?:gender|sex|geschlecht)\s*:/iu, what: "a gender" },
  {
    pattern: /\b(?:nationality|citizenship|staatsangehörigkeit|nationalité|nacionalidad|nacionalidade)\s*:/iu,
    what: "a nationality",
  },
  {
    pattern: /\b(?:passport (?:no|number)|aadhaar|social security (?:no|number)|\bssn\b)/iu,
    what: "a number of an identity paper",
  },
];

const unusualIn = ["Canada", "United Kingdom", "United States"];

/**
 * Advice for somebody who looks for work in that country. It is general if the country is unknown.
 */
export function personalAdvice(country: string): string {
  if (unusualIn.includes(country))
    return `Leave them out: you look for work in the ${country}.`.replace("the Canada", "Canada");
  const elsewhere = country ? `Ask what is usual in ${country}.` : "Elsewhere, ask what is usual.";
  return `Leave them out for the United States, Canada and the United Kingdom. ${elsewhere}`;
}

const personal: Check["find"] = ({ lines, file }) => {
  const stated = lines.flatMap(({ text, at }: Line) =>
    personalFacts
      .filter(({ pattern }) => pattern.test(text))
      .map(({ what }): Finding => ({ text, why: `tells ${what}.`, ...placed(at) })),
  );
  if (file && !file.pdf) return stated.length > 0 ? stated : undefined; // only a PDF shows whether there is a photo
  const pictures = file?.pdf?.pictures.map(
    (at): Finding => ({ text: `Page ${at.page + 1}`, why: "shows a picture. Is it a photo of you?", at }),
  );
  return [...stated, ...(pictures ?? [])];
};

export const personalCheck = {
  personal: {
    title: "No photo, birth date or family status",
    fault: "The resume tells personal facts",
    cost: "look",
    fix: personalAdvice(""),
    find: personal,
  },
} satisfies Record<string, Check>;
