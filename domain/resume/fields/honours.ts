const degreeClass = `(?:(?:upper|lower)[ -])?(?:first|second|third|1st|2nd|3rd)[ -](?:class|division)`;
const part = String.raw`(?:upper|lower)(?: (?:second|class|division))?|(?:grade|division|div\.?) (?:one|two|three|i{1,3}|[1-3])`;
const honoursWord = "(?:degree|hono?u?rs|hons)";
const spaces = String.raw`[\s,;(–—-]{1,3}`;

/** "Second class honours, grade one", "First Class", "upper second", "2:1", "2H1". */
const classed = [
  String.raw`${degreeClass}(?: ${honoursWord})*(?:${spaces}(?:${part})\b)?\)?(?: ${honoursWord})*`,
  `(?:upper|lower)[ -]second(?: ${honoursWord})*`,
  String.raw`(?:2[:.][12]|1\.1|[12]h[12]|[13]h|h[12]\.[12])(?![\d.:/])(?: ${honoursWord})*`,
  "(?:summa |magna |insigni |maxima |egregia )?cum laude",
].join("|");

/** Words that are a grade only if nothing else stands beside them: "MSc Physics, Merit". */
const alone = "(?:(?:pass )?with )?(?:high(?:est)? )?(?:distinction|merit|commendation)|pass|1st|first";

const number = String.raw`(?:(?:c?gpa|grade|average|score|result):? )?\d{1,3}(?:[.,]\d{1,2})?(?!\d)(?: ?(?:\/ ?\d{1,3}(?:[.,]\d{1,2})?|%|points?))?`;
const more = String.raw`(?:${spaces}(?:(?:with )?(?:${classed}|${alone})|${number})\)?)*`;
const label = String.raw`(?:(?:awarded|graduated with|obtained|classification|class|result)\b:? ?(?:an? )?)?`;
const run = String.raw`${label}(?<honours>(?:\d{1,3}(?:[.,]\d{1,2})? ?%[ ,(–-]{1,3})?(?:with )?(?:${classed})${more}|(?:\d{1,3}(?:[.,]\d{1,2})? ?%[ ,(–-]{1,3}|(?<=^|[,;|(–—-] ?))(?:${alone})${more}(?=\)?(?:$|[ ]?[,;|–—]))|with (?:merit|distinction|commendation)${more}(?=\)?(?:$|[ ]?[,;|–—])))`;
const honoursPattern = new RegExp(
  String.raw`(?<before>^|(?<![\s,;|(–—-])[\s,;|(–—-]+)${run}(?<after>$|[\s,;|)–—-]+)`,
  "iu",
);

/**
 * The class of a degree in a text, and the text without it. The whole phrase is one grade: "Upper
 * second class honours, division one". Undefined without a grade.
 */
export function honoursIn(text: string): { honours: string; rest: string } | undefined {
  const { groups, index = 0, 0: whole = "" } = honoursPattern.exec(text) ?? {};
  if (!groups) return;
  const { before = "", honours = "", after = "" } = groups;
  // The brackets of "(2:1)" go with the grade. The brackets of "(Hons, 2:2)" stay.
  const opened = honours.split("(").length - honours.split(")").length;
  const closing = opened < 0 ? `)${after}` : after;
  const isBracketed = before.includes("(") || opened > 0;
  const back = (isBracketed ? closing.replace(")", "") : closing).replace(/^[\s,;|–—-]+/, "");
  const front = text.slice(0, index).replace(/(?<=(?:^|\s)\p{L}{3,})\.$/u, "");
  const rest = back + text.slice(index + whole.length);
  return {
    honours: opened < 0 ? honours.slice(0, -1) : honours + (opened > 0 && after.includes(")") ? ")" : ""),
    rest: front + (front === "" || rest === "" || rest.startsWith(")") ? "" : ", ") + rest,
  };
}
