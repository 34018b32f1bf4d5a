/**
 * The rules of a decision, by their names, in the order in which they are asked. A rule that says nothing of a case
 * answers undefined, and the next one is asked.
 */
export type Rules<Case, Answer> = Record<string, (one: Case) => Answer | undefined>;

/** Which rule decided what: "joins the line above: a bullet begins something new" about "Counted tides" is false. */
export type Note = { decision: string; rule: string; about: string; answer: unknown };

let listener: ((note: Note) => void) | undefined;

/** What `work` returns, and every decision that was made on the way. */
export function traced<T>(work: () => T): { result: T; notes: Note[] } {
  const notes: Note[] = [];
  listener = (note) => notes.push(note);
  try {
    return { result: work(), notes };
  } finally {
    listener = undefined;
  }
}

/** The answer of the first rule that has one, or `otherwise`; `about` is the text of a case for the trace. */
export function decision<Case, Answer>(
  name: string,
  rules: Rules<Case, Answer>,
  otherwise: Answer,
  about: (one: Case) => string,
): (one: Case) => Answer {
  const ordered = Object.entries(rules);
  return (one) => {
    for (const [rule, answerOf] of ordered) {
      const answer = answerOf(one);
      if (answer === undefined) continue;
      listener?.({ decision: name, rule, about: about(one), answer });
      return answer;
    }
    listener?.({ decision: name, rule: "no rule applies", about: about(one), answer: otherwise });
    return otherwise;
  };
}

/** For rules that can only speak for something. */
export const yesIf = (applies: boolean): true | undefined => applies || undefined;

/** For rules that can only speak against something. */
export const noIf = (applies: boolean): false | undefined => (applies ? false : undefined);

/** What speaks for a case (above zero) and against it (below), by name. */
export type Weights<Case> = Record<string, (one: Case) => number>;

/** The sum of what speaks for a case and against it. */
export function weighing<Case>(name: string, weights: Weights<Case>, about: (one: Case) => string) {
  const ordered = Object.entries(weights);
  return (one: Case): number => {
    let sum = 0;
    for (const [rule, weightOf] of ordered) {
      const weight = weightOf(one);
      if (weight !== 0) listener?.({ decision: name, rule, about: about(one), answer: weight });
      sum += weight;
    }
    return sum;
  };
}
