const exam =
  /(?<![a-zà-ž])(?:goethe|telc|testdaf|ösd|dsh|ielts|toefl|toeic|pte|delf|dalf|dele|tcf|celi|cils|jlpt|hsk|cambridge)(?![a-zà-ž])/i;
const leveled = /^[^()]{0,40}\b[ABC][12]\b[^()]{0,30}\(([^()]{3,100})\)/;
const choice = /,|\/|\b(?:or|oder|ou|e\.\s?g|such as|z\.\s?b)\b/i;

/** Whether a name belongs to a language exam. */
export const isExam = (name: string) => exam.test(name);

/**
 * The end of a list of exams after a language, if any one proves its level: "B2 (Goethe, telc or
 * ÖSD)". The exams belong to the level.
 */
export function endOfExams(text: string, end: number): number | undefined {
  const found = leveled.exec(text.slice(end));
  const list = found?.[1] ?? "";
  return found && isExam(list) && choice.test(list) ? end + found[0].length : undefined;
}
