import { jobScore } from "../resume/words.ts";
import type { BlockKind } from "./blocks.ts";
import { mentionsIn } from "./mentions.ts";
import type { Span } from "./sentences.ts";

/** Words for training or validity near years: "training (3 years)", "not older than 2 years". */
const ofTraining =
  /(?:\b(?:older than|valid(?:ity)?(?: for)?|gültig|älter als|training|apprenticeship|course|program(?:me)?|degree|diploma|studies)|ausbildung|studium)[:,]? ?\(?(?:of |for |at least |mindestens |min\. )?$/i;
const validity = /^\W{0,3}(?:valid|gültig|(?:of |vocational |nursing )*(?:training|apprenticeship|ausbildung)\b)/i;

/** Whether years in a text are the length of a training, or how long a certificate counts. */
export const areOther = (text: string, { start, end }: Span): boolean =>
  ofTraining.test(text.slice(0, start)) || validity.test(text.slice(end));

/** Whether years in a text are years of work, without a word for experience. */
export const areOfWork = (text: string, { start, end }: Span, block: BlockKind): boolean =>
  isOfWork(text, end, block === "prose") ||
  isItem(text, start, end) ||
  (block === "must" && isOfTask(text, start, end));

/** Whether "2+ yrs" or "1 - 3 years" is an item of a list, or all of it: "1 - 3 years | Leeds". */
function isItem(text: string, start: number, end: number): boolean {
  const after = text.slice(end).replace(/^\s*exp\b/i, "");
  return (
    /\+|\d\s*(?:-|to|bis)\s*\d/.test(text.slice(start, end)) &&
    /(?:^|[,;|·(])\s*$/.test(text.slice(0, start)) &&
    /^\s*(?:$|[,;|·).])/.test(after)
  );
}

/**
 * Whether a requirement names years of a task, a role or a skill, "5 years as a nurse", "Java (3
 * years)", or nothing but years.
 */
function isOfTask(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start).replace(/(?:at least|minimum(?: of)?|min\.?|mindestens|over|more than)\s*$/i, "");
  const after = text.slice(end);
  if (
    /^\s*(?:of|in(?! (?:your|the (?:last|past)))|as|with|als|mit|im|comme|como|en|de|da|di|bij|jako|som|on|at|doing|\p{Ll}+ing)\s/u.test(
      after,
    )
  )
    return true;
  const touches = (one: Span) =>
    one.start < start ? /^\s*[(:,–-]*\s*$/.test(before.slice(one.end)) : text.slice(end, one.start).trim() === "";
  return mentionsIn(text).some(touches) || jobScore(after.slice(0, 40)) > 0 || !/\p{L}/u.test(before + after);
}

/**
 * Whether years are years of work: a skill follows, as in "2+ years of software testing", or, in
 * prose, any activity.
 */
function isOfWork(text: string, at: number, isProse: boolean): boolean {
  const [gap] = /^\s*(?:of|in(?! (?:your|the (?:last|past)))|as|with)\s+/i.exec(text.slice(at)) ?? [];
  return gap !== undefined && (isProse || mentionsIn(text).some(({ start }) => start === at + gap.length));
}
