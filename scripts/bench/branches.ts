/** Which way a branch goes: its number with "yes" or "no", or its number with a word in quotes. */
export type Outcome = string;

/** The most questions of a reading. A condition that is turned around can make a loop endless. */
const maxQuestions = 20_000_000;

let seen = new Set<Outcome>();
let away: ReadonlySet<Outcome> = seen;
let questions = 0;

/**
 * Runs `read`, code that branches-plugin.ts has changed, as if nothing led to the outcomes in
 * `without`: true becomes false, false becomes true, and a match or a word in a list is not found.
 * Returns its answer, and all outcomes that occurred. Throws if a loop does not end.
 */
export async function observed<T>(without: ReadonlySet<Outcome>, read: () => Promise<T>) {
  const outcomes = new Set<Outcome>();
  [seen, away, questions] = [outcomes, without, 0];
  return { answer: await read(), outcomes };
}

/** Whether an outcome says that a text is a word of a list or a pattern. */
export function isWord(outcome: Outcome): boolean {
  return outcome.endsWith('"');
}

/**
 * The outcomes that only one group has. If only one group reaches a condition and has both of its
 * outcomes, "no" does not count as its own: without the group's rules, the answer would be "no".
 */
export function ownOutcomes(readings: { group: string; outcomes: ReadonlySet<Outcome> }[]): Map<string, Outcome[]> {
  const groups = new Map<Outcome, string | undefined>();
  for (const { group, outcomes } of readings)
    for (const outcome of outcomes)
      groups.set(outcome, groups.has(outcome) && groups.get(outcome) !== group ? undefined : group);
  const own = new Map<string, Outcome[]>(readings.map(({ group }) => [group, []]));
  for (const [outcome, group] of groups) {
    const opposite = outcome.endsWith(" no") ? outcome.replace(/no$/, "yes") : "";
    if (group !== undefined && groups.get(opposite) !== group) own.get(group)?.push(outcome);
  }
  return own;
}

/** Records an outcome, and says whether to turn it around. */
function isAway(outcome: Outcome): boolean {
  questions += 1;
  if (questions > maxQuestions) throw new Error("The reading does not end");
  seen.add(outcome);
  return away.has(outcome);
}

/** The value of the same type that means "no". */
function nothingFor(value: unknown): unknown {
  if (typeof value === "boolean") return false;
  if (typeof value === "string") return "";
  return typeof value === "number" ? 0 : undefined;
}

/** A pattern that reports whether it matches. */
class Pattern extends RegExp {
  readonly number: number;

  constructor(pattern: RegExp | string, flags: string, number = pattern instanceof Pattern ? pattern.number : -1) {
    super(pattern, flags);
    this.number = number;
  }

  override exec(text: string): RegExpExecArray | null {
    const match = super.exec(text);
    if (isAway(`${this.number} ${match ? "yes" : "no"}`) || !match) return null;
    const word = match[0].toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
    // A word from a list appears in the pattern unchanged.
    const isListed = word.length > 1 && this.source.includes("|") && this.source.toLowerCase().includes(word);
    return isListed && isAway(`${this.number} "${word}"`) ? null : match;
  }
}

/** Patterns without a state are created only once. */
const patterns = new Map<string, Pattern>();

/** The functions that the changed code calls. */
const reports = {
  condition: (number: number, _: undefined, value: unknown): unknown => {
    if (!isAway(`${number} ${value ? "yes" : "no"}`)) return value;
    if (value) return nothingFor(value);
    return value === false ? true : value;
  },
  presence: (number: number, _: undefined, value: unknown): unknown =>
    isAway(`${number} ${value == null ? "no" : "yes"}`) ? undefined : value,
  pattern: (number: number, _: undefined, { source, flags }: RegExp): RegExp => {
    const key = `${number} ${source}`;
    const pattern = patterns.get(key) ?? new Pattern(source, flags, number);
    if (!/[gy]/.test(flags)) patterns.set(key, pattern);
    return pattern;
  },
  word: (number: number, list: unknown, word: unknown): unknown => {
    const isHit = (list instanceof Set || list instanceof Map) && typeof word === "string" && list.has(word);
    return isHit && isAway(`${number} "${word}"`) ? Symbol("in no list") : word;
  },
};

Object.assign(globalThis, { branches: reports });
