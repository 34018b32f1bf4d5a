import { levelAt } from "./certificate-levels.ts";
import { withBrackets } from "./letters.ts";
import { type Mention, names } from "./vocabulary.ts";
import { tokensOf } from "./words.ts";

/**
 * Mentions that include the level of a certificate, and the initials or the name in brackets, so
 * that "Advanced Life Support (ALS)" is one mention.
 */
export function wholeNames(text: string, mentions: Mention[]): Mention[] {
  const whole: Mention[] = [];
  for (const mention of mentions) {
    const last = whole.at(-1);
    if (last && mention.start < last.end) {
      last.otherNames = [...(last.otherNames ?? []), mention.text];
      continue;
    }
    const named = certificateAt(text, mention);
    const { level, ...leveled } = levelAt(text, named.skill, named, isName) ?? named;
    const { start, end } = withBrackets(text, leveled) ?? leveled;
    whole.push({ ...named, start, end, ...(level && { level }) });
  }
  return whole;
}

/** "AWS Certified" with the name of a certificate that the vocabulary lacks. */
function certificateAt(text: string, mention: Mention): Mention {
  const { skill, start, end } = mention;
  const tail = text.slice(end);
  const [rest = ""] = /certified$/i.test(mention.text)
    ? (/^:? \p{Lu}[\p{L}+#]*(?: \p{Lu}[\p{L}+#]*){0,4}/u.exec(tail) ?? [])
    : [];
  if (skill.kind !== "certificate" || rest === "") return mention;
  const label =
    text.slice(start, end) + rest.replace(/ (?:Associate|Professional|Expert|Practitioner|Foundation)$/, "");
  const id = label.toLowerCase().replace(/[^a-z\d]+/g, "-");
  const implies = [skill.id, ...(skill.implies ?? [])];
  return { skill: { id, label, kind: "certificate", implies }, text: label, start, end: start + label.length };
}

const isName = (name: string) => {
  const words = tokensOf(name).map(({ word }) => word);
  return (names.get(words[0] ?? "") ?? []).some((known) => known.words.join(" ") === words.join(" "));
};
