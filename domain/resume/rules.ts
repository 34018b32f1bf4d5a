/**
 * The rules of a decision by name, in order. A rule that does not apply to a case returns
 * undefined, and the next one is tried.
 */
export type Rules<Case, Answer> = Record<string, (one: Case) => Answer | undefined>;

/**
 * Which rule decided what: in the decision "joins the line above", the rule "a bullet begins
 * something new" answered false about "Counted tides".
 */
export type Note = { decision: string; rule: string; about: string; answer: unknown };

let listener: ((note: Note) => void) | undefined;

/** Runs `work`. Returns its result, and every decision made on the way. */
export function traced<T>(work: () => T): { result: T; notes: Note[] } {
  const notes: Note[] = [];
  listener = (note) => notes.push(note);
  try {
    return { result: work(), notes };
  } finally {
    listener = undefined;
  }
}

/**
 * Makes a decision from rules: the first answer of a rule counts, else `otherwise`. `about` gives
 * the text of a case for the trace.
 */
export function decision<Case, Answer>(
  name: string,
  rules: Rules<Case, Answer>,
  otherwise: Answer,
  about: (one: Case) => string,
): (one: Case) => Answer {
  const names = Object.keys(rules);
  const answers = Object.values(rules);
  return (one) => {
    // Two arrays, not pairs of name and rule: most time of a reading goes into this loop.
    for (let at = 0; at < answers.length; at++) {
      const answer = answers[at]?.(one);
      if (answer === undefined) continue;
      listener?.({ decision: name, rule: names[at] ?? "", about: about(one), answer });
      return answer;
    }
    listener?.({ decision: name, rule: "no rule applies", about: about(one), answer: otherwise });
    return otherwise;
  };
}

/** The answer of a rule that can only say yes. */
export const yesIf = (applies: boolean): true | undefined => applies || undefined;

/** The answer of a rule that can only say no. */
export const noIf = (applies: boolean): false | undefined => (applies ? false : undefined);

/** Reasons for a case (above zero) and against it (below), by name. */
export type Weights<Case> = Record<string, (one: Case) => number>;

/** Makes a function that adds up the weights of a case. */
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
