import type { Block, Line, Run } from "../cell.ts";
import { contactLabel, isContactText, otherParts } from "../contact-text.ts";
import { findDates } from "../dates.ts";
import { documentTitle } from "../document-title.ts";
import { personLabel } from "../form-labels.ts";
import { headingKind } from "../headings.ts";
import type { Pair } from "../pairs.ts";
import { blockOf } from "../paragraphs.ts";
import { isCountry, isKnownPlace, isPlace } from "../places.ts";
import { withoutPronounsIn } from "../pronouns.ts";
import { type Weights, weighing } from "../rules.ts";
import { isState } from "../vocabulary/states.ts";
import { workWord } from "../vocabulary/work-words.ts";
import { isBareNoun, jobScore } from "../words.ts";
import { addressesOf, handleOf, handleScore, withLostSpace } from "./name-handles.ts";
import {
  isTitle,
  joinBrokenLine,
  joinNameLines,
  medianSize,
  withoutInitials,
  withoutLettersBelow,
} from "./name-lines.ts";
import { joinSurname } from "./name-surname.ts";
import {
  capitalized,
  generation,
  isCredential,
  particle,
  particles,
  personName,
  singleName,
  undressed,
  withoutLetters,
} from "./name-words.ts";

const anyParticles = `(?:St\\.|${particles}|${particles.toUpperCase()})`;
/** "O'Connor, Niamh", "VAN DER BERG, Anna Maria", "Whitfield Jr., James R." */
const surname = `(?:${anyParticles} ){0,3}(?:a[lrs]-)?\\p{Lu}[\\p{L}\\p{M}'’-]+`;
const givenNames = `(?:(?:Dr|Prof)\\. )*(?:\\p{Lu}[\\p{Ll}\\p{M}][\\p{L}\\p{M}'’-]*|\\p{Lu}\\. ?\\p{Lu}\\.)(?: (?:\\p{Lu}[\\p{L}\\p{M}'’.-]*|["“][\\p{L} ]+["”])){0,2}`;
const surnameFirst = new RegExp(
  `^(${surname}(?: ${surname}){0,1}(?:,? [JS][rR]\\.?| I{2,3}| IV)?), ?(${givenNames})$`,
  "u",
);
/**
 * A name, the text that contains it, the line that the text began with, and the rest of the text
 * (often the title).
 */
export type Name = { name: string; rest: string; cell: Block; source: Line; confidence: number };

type Candidate = Name & { score: number };

/**
 * The name is the text in the largest letters at the top of a resume, if it reads like a name; in a
 * form, the value beside the label "Name". Texts compete: a name in smaller letters wins only if
 * the email address or the profiles contain it, and a text that may name a job only if nothing else
 * reads like a name.
 */
export function findName(lines: Block[], form: Pair[], links: string[] = []): Name | undefined {
  const stated = form.find(({ label, value }) => personLabel(label) === "name" && isNameAlone(undressed(value)));
  if (stated) {
    const name = turned(undressed(stated.value), stated.label);
    return { name, rest: "", cell: blockOf(stated.cell), source: stated.cell, confidence: 0.95 };
  }
  const header = withoutLettersBelow(withoutInitials(lines));
  const addresses = addressesOf(header, links);
  const handles = addresses.map(handleOf);
  const largest = Math.max(...header.map((cell) => cell.size));
  const context = {
    header,
    credentialed: nameWithCredentials(header, handles),
    handles,
    hasPlace: header.some((cell) => cell.size < 0.8 * largest && otherParts(cell.text).some(isPlace)),
    largest,
    usual: medianSize(header),
  };
  const joined = joinNameLines(joinSurname(joinBrokenLine(header), handles), handles);
  const candidates = [
    ...joined.flatMap((cell) => candidatesIn(cell, { ...context, isJoined: !header.includes(cell) })),
    ...header
      .filter((cell) => !joined.includes(cell))
      .flatMap((cell) => candidatesIn(cell, { ...context, isJoined: false })),
  ];
  const best = candidates.reduce<Candidate | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined);
  const found = best && best.score > 1 ? best : nameOnTop(header);
  return found && { ...found, name: withLostSpace(found.name, addresses) };
}

/** Labels that ask for the surname first: "Surname(s) / First name(s)", "Nom et prénom". */
const asksSurnameFirst =
  /^(?:apelido|apellido|cognome|nachname|surname|family name|last name).*(?: |\/)(?:nom|vorn|first|given)|^nom\S* .*pr[ée]nom|^name, vorname/i;

/**
 * "Ada King" of "King Ada", if a form asks for the surname first. Capitals show the surname's
 * length. Without capitals, the last word is the first name, and more than three words stay.
 */
function turned(name: string, label: string): string {
  const words = name.split(" ");
  const named = words.filter((word) => !particle.test(word));
  if (!asksSurnameFirst.test(label) || words.length < 2) return name;
  const isCapital = (word: string) => /^[\p{Lu}'’-]{2,}$/u.test(word);
  const end = words.findIndex((word) => !isCapital(word) && !particle.test(word));
  const at = words.some(isCapital) && end > 0 ? end : named.length > 3 ? 0 : words.length - 1;
  return [...words.slice(at), ...words.slice(0, at)].join(" ");
}

/** The first line, if it is one capitalized word: "Suharto". */
function nameOnTop(header: Block[]): Name | undefined {
  const [cell] = header.toSorted((a, b) => a.page - b.page || a.y - b.y);
  const name = cell ? withoutLetters(cell.text.replace(/,? \p{Lu}{2,4}$/u, "")) : "";
  const isName = singleName.test(name) && /^\p{Lu}\p{L}{2}/u.test(name) && !documentTitle.test(name);
  const isOther = isKnownPlace(name) || jobScore(name) > 0 || headingKind(name) !== undefined;
  return cell && isName && !isOther ? { name, rest: "", cell, source: cell, confidence: 0.5 } : undefined;
}

/** Facts about the whole header: its letter sizes, and the letters of the person's addresses. */
type Context = {
  header: Block[];
  credentialed: NameWithCredentials | undefined;
  handles: string[];
  /** Whether a place stands in small letters. Then a town in large letters may be a name. */
  hasPlace: boolean;
  largest: number;
  usual: number;
  isJoined: boolean;
};

function candidatesIn(cell: Block, context: Context): Candidate[] {
  const { text } = cell;
  if (documentTitle.test(text) || contactLabel(text) || isContactText(text) || findDates(text).length > 0) return [];
  const isLarge = cell.size > 0.97 * context.largest && cell.size > 1.2 * context.usual;
  const { credentialed } = context;
  const found =
    credentialed?.cell === cell
      ? { name: credentialed.name, rest: "" }
      : (nameInLooks(cell) ?? nameAboveTitle(cell, isLarge, context.handles) ?? nameIn(text, isLarge, context.handles));
  if (!found) return [];
  const share = cell.size / context.largest;
  return [
    {
      ...found,
      cell,
      source: cell,
      score: weigh({ name: found.name, cell, context }),
      confidence: share > 0.95 && jobScore(found.name) < 2 ? 0.95 : 0.6,
    },
  ];
}

type NameWithCredentials = { cell: Block; name: string };

/**
 * A name with credentials in the first line: "Ada Lovelace, BSN, RN". The end may also be a state,
 * as in "Ada Lovelace, PA". Then it counts as a name only if the text is large, an email address or
 * profile contains the name, or the header has another place.
 */
function nameWithCredentials(header: Block[], handles: string[]): NameWithCredentials | undefined {
  const [cell, ...others] = header
    .filter(({ text }) => !documentTitle.test(text))
    .toSorted((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
  if (!cell) return undefined;
  const [first = "", ...behind] = withoutPronounsIn(cell.text).split(",");
  const name = nameInLooks(cell)?.name ?? withoutLetters(first);
  const tokens = behind.flatMap((part) => part.trim().split(" "));
  const last = tokens.at(-1) ?? "";
  const isLarge = cell.size > 1.2 * medianSize(header);
  const isWritten = personName.test(name) || (singleName.test(name) && (isLarge || handleScore(name, handles) > 0));
  const isName = isWritten && name.split(/\s+/).every((word) => capitalized.test(word)) && !isKnownPlace(name);
  if (!isName || tokens.length === 0 || !tokens.every(isCredential) || isCountry(last)) return undefined;
  const isSure =
    !isState(last) ||
    isLarge ||
    handleScore(name, handles) > 0 ||
    others.some(({ text }) => otherParts(text).some(isPlace));
  return isSure ? { cell, name } : undefined;
}

/** Whether a text is a name and nothing else. */
function isNameAlone(text: string): boolean {
  return personName.test(text) || (singleName.test(text) && /^\p{Lu}/u.test(text));
}

/** Reasons for and against a text being the person's name. */
const weights: Weights<{ name: string; cell: Block; context: Context }> = {
  "its letters are large": ({ cell, context }) => 4 * (cell.size / context.largest),
  "the person's addresses are made of it": ({ name, context }) => handleScore(name, context.handles),
  "it names a place": ({ cell, context }) =>
    cell === context.credentialed?.cell || (context.hasPlace && cell.size > 1.5 * context.usual)
      ? 0
      : isKnownPlace(cell.text) || isPlace(cell.text)
        ? -3
        : 0,
  "it is a heading": ({ cell }) => (headingKind(cell.text) ? -2 : 0),
  "it names a job": ({ name }) => (isOccupation(name) ? -3 : jobScore(name) >= 2 ? -1.2 : 0),
  "it names a job, below a name": ({ name, context, cell }) =>
    jobScore(name) >= 2 && handleScore(name, context.handles) === 0 && context.header.some(isNameRightAbove(cell))
      ? -2
      : 0,
  "a word is in small letters": ({ name }) => (name.split(/\s+/).every((word) => capitalized.test(word)) ? 0 : -2),
  "a pictogram stands beside it": ({ cell }) => (cell.symbols.length > 0 ? -1 : 0),
  "it is set in two lines": ({ context }) => (context.isJoined ? 1.5 : 0),
};

/** Whether another line right above a text reads like a name and like nothing else. */
const isNameRightAbove = (cell: Block) => (other: Block) =>
  other.y < cell.y - 1 &&
  cell.y - other.lastY < 2 * cell.size &&
  personName.test(other.text) &&
  other.text.split(" ").every((word) => capitalized.test(word)) &&
  jobScore(other.text) <= 0 &&
  headingKind(other.text) === undefined &&
  !isPlace(other.text);

/**
 * Whether a text is a job and nothing else, such as "Senior Manager". "Mason Carpenter" may be a
 * person.
 */
function isOccupation(text: string): boolean {
  return isBareNoun(text) && (!text.includes(" ") || jobScore(text) > 2);
}

const weigh = weighing("is the name", weights, ({ name }) => name);

/**
 * "**Ada Lovelace** Chief Analyst": text that continues in smaller letters is not part of the name.
 * In letters of one size, a surname may name a job: "Ada **Carpenter**".
 */
function nameInLooks({ runs }: Block): { name: string; rest: string } | undefined {
  const sizeOf = (run: { style: string }) => Number(run.style.slice(run.style.lastIndexOf(" ") + 1));
  const largest = Math.max(...runs.map(sizeOf));
  const isTitleRun = ({ text, style }: Run) =>
    style !== runs[0]?.style &&
    !generation.test(text.trim()) &&
    jobScore(text) >= 2 &&
    jobScore(runs[0]?.text ?? "") <= 0 &&
    (text.trim().includes(" ") || /\S +\S|[,|:–—-]\s*$/u.test(runs[0]?.text ?? ""));
  const end = runs.findIndex((run, index) => sizeOf(run) < 0.75 * largest || (index === 1 && isTitleRun(run)));
  if (end < 1) return undefined;
  const name = undressed(
    runs
      .slice(0, end)
      .map(({ text }) => text)
      .join("")
      .trim(),
  );
  const rest = runs
    .slice(end)
    .map(({ text }) => text)
    .join("")
    .replace(/^[\s,|–—-]+/, "")
    .trim();
  // Small capitals are large and small letters of one word.
  const isApart = /\s$/.test(runs[end - 1]?.text ?? "") || /^\s/.test(runs[end]?.text ?? "");
  const areLetters = rest.split(/[\s,]+/).every(isCredential);
  const isName = personName.test(name) || (singleName.test(name) && (areLetters || jobScore(rest) >= 2));
  // Small capitals go back to large letters at the next word.
  const staysSmall = runs.slice(end).every((run) => sizeOf(run) < 0.75 * largest);
  const isTold = /\p{Ll}/u.test(rest) || (staysSmall && (areLetters || jobScore(rest) >= 2));
  return isApart && isName && isTold ? { name, rest } : undefined;
}

/**
 * The name in large letters that go on, in one look and over several lines, with the title. The
 * addresses are made of the name and not of the title.
 */
function nameAboveTitle(cell: Block, isLarge: boolean, handles: string[]): { name: string; rest: string } | undefined {
  if (!isLarge || cell.lastY === cell.y) return undefined;
  const words = cell.text.split(" ");
  const textFrom = (start: number) => words.slice(start).join(" ");
  const start = words.findLastIndex(
    (_, at) => at > 1 && at < words.length - 1 && isTitle({ ...cell, text: textFrom(at) }, handles),
  );
  const name = words.slice(0, start).join(" ");
  const isOwn = start > 0 && handleScore(name, handles) > 0 && handleScore(textFrom(start), handles) === 0;
  return isOwn && personName.test(name) ? { name, rest: textFrom(start) } : undefined;
}

/**
 * The name that a text is or begins with. A single word, or "Lovelace, Ada", is a name in large
 * letters, or if the person's addresses are made of it.
 */
function nameIn(written: string, isLarge: boolean, handles: string[]): { name: string; rest: string } | undefined {
  const text = withoutPronounsIn(written);
  const whole = withoutLetters(text);
  if (personName.test(whole)) return { name: whole, rest: "" };
  const isOwn = (name: string) => isLarge || handleScore(name, handles) > 0;
  if (singleName.test(whole) && whole.length >= 3 && isOwn(whole)) return { name: whole, rest: "" };
  const [, last = "", given = ""] = surnameFirst.exec(whole) ?? [];
  const mayNameJob = isBareNoun(last.replace(generation, "")) && !workWord.test(given) && !isKnownPlace(given);
  const isTurned = isLarge && !isKnownPlace(last) && (jobScore(whole) <= 0 || (mayNameJob && jobScore(given) <= 0));
  const isOwnTurned = jobScore(given) <= 0 && handleScore(`${given} ${last}`, handles) > 0;
  if (last !== "" && !isPlace(whole) && (isTurned || isOwnTurned)) return { name: `${given} ${last}`, rest: "" };
  const [, first = "", rest = ""] = /^([^,|–—•]{2,60}?)(?: ?[,|]| [–—•-]) (.+)$/.exec(text) ?? [];
  const name = withoutLetters(first);
  const isSingle = singleName.test(name) && name.length >= 3;
  return personName.test(name) || (isSingle && (handleScore(name, handles) > 0 || (isLarge && jobScore(rest) >= 2)))
    ? { name, rest: withoutLettersBefore(rest) }
    : undefined;
}

/** The title in "PMP | Chief Analyst", the text after a name and its first letters. */
function withoutLettersBefore(text: string): string {
  const [, first = "", rest = ""] = /^([^\s,|]+)(?: ?[,|]| [–—-])? (.+)$/.exec(text) ?? [];
  if (first !== "" && isCredential(first) && (jobScore(rest) >= 2 || isCredential(rest.split(/[ ,|]/)[0] ?? "")))
    return withoutLettersBefore(rest);
  // If the name is in small letters, its credentials are, too.
  return text.split(/[ ,]+/).every((token) => isCredential(token.toUpperCase()) && jobScore(token) <= 0) ? "" : text;
}
