/** A heading whose line break was lost in copying: "About the jobBluefin Labs is hiring". */
const gluedHeading = /^About (?:the (?:job|role|position|company|team)|us)(?=\p{Lu})/u;

/**
 * "Bluefin Labs is hiring a ...", "our company Wye", "We at Pebble", "... at Tandem Health".
 * `words` is a quick test before the slow pattern, which finds the name.
 */
const announcements: [words: RegExp, pattern: RegExp][] = [
  [/(?:is|are) (?:hiring|look|seek)/, /^(\p{Lu}[^,.:!?]{1,50}?) (?:is|are) (?:hiring|looking for|seeking)\b/u],
  [/recrute|sucht|busca|zoekt|cerca/, /^(\p{Lu}[^,.:!?]{1,50}?) (?:recrute|sucht|busca|zoekt|cerca)\b/u],
  [/ur company/, /\b[Oo]ur company,? (\p{Lu}[\p{L}&'.-]*(?: [\p{Lu}&][\p{L}&'.-]*){0,5})/u],
  [
    /[Ww]e(?: at|'re| are) /,
    /\b(?:[Ww]e at|[Ww]e're|[Ww]e are) (\p{Lu}[\p{L}&'-]*(?: \p{Lu}[\p{L}&'-]*){0,3})(?=,? (?:are|and|is|who|need|want)\b)/u,
  ],
  [/to join /, /\bto join (\p{Lu}[\p{L}&'-]*(?: [\p{Lu}&][\p{L}&'-]*){0,4})/u],
  [/^(?=.{0,99}$).*(?:at|bei|chez) /s, /\b(?:at|bei|chez) (\p{Lu}[\p{L}&'.-]*(?: [\p{Lu}&][\p{L}&'.-]*){0,4})\s*$/u],
];

/** The company that one of the first lines announces. */
export function companyIn(head: string[]): string | undefined {
  for (const whole of head.slice(0, 6)) {
    const name = announcedIn(whole.replace(gluedHeading, ""));
    if (name) return name;
  }
}

function announcedIn(line: string): string | undefined {
  for (const [words, pattern] of announcements) {
    const name = words.test(line) ? pattern.exec(line)?.[1] : undefined;
    if (name && !noName.test(name)) return name;
  }
}

/** The company in "Kestrel Analytics builds ...": a name and a verb at the start of a line. */
export function companyThatDoes(head: string[]): string | undefined {
  for (const line of head.slice(0, 6)) {
    const name = does.exec(line)?.[1];
    if (name && !noName.test(name)) return name;
  }
}

/** The company in the heading "About Larkspur". */
export function companyOfHeading(head: string[]): string | undefined {
  return head
    .map(
      (line) => /^About (?!The\b|This\b|Company\b|Job\b|Role\b|You|Us\b|Our\b)(\p{Lu}[^,.:!?]{1,40})$/u.exec(line)?.[1],
    )
    .find(Boolean);
}

const does = /^(\p{Lu}[\p{L}&'-]*(?: [\p{Lu}&][\p{L}&'-]*){0,3}) (?:wants|needs|builds|makes|runs|designs|develops) /u;
const noName = /^(?:Who|What|The|A|An|It|This|Everyone|Nobody|Someone)$|^(?:We|You|Our)\b/;
