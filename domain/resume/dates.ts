import { memoized } from "./memoize.ts";
import { trimOf } from "./trim.ts";

/** Full and short month names in the reader's languages, without accents. */
const months = new Set(
  "january jan february feb march mar april apr may june jun july jul august aug september sept sep october oct november nov december dec januar jaenner februar maerz marz mai juni juli oktober okt dezember dez janvier fevrier fevr fev avril avr juin juillet juil aout septembre octobre novembre decembre enero ene febrero marzo abril abr mayo junio julio agosto ago septiembre set octubre noviembre diciembre dic janeiro fevereiro marco maio junho julho setembro outubro out novembro dezembro gennaio gen febbraio aprile maggio mag giugno giu luglio lug settembre ottobre ott dicembre januari februari maart mrt mei augustus styczen sty luty lut kwiecien kwi maj czerwiec cze lipiec lip sierpien sie wrzesien wrz pazdziernik paz listopad lis grudzien gru janv mars augusti stycznia lutego marca marzec kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia desember sett ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik".split(
    " ",
  ),
);
const seasons = new Set(
  "spring springs summer summers autumn fall winter winters fruhjahr fruhling sommer herbst printemps ete automne hiver primavera verano otono invierno verao outono inverno estate autunno".split(
    " ",
  ),
);
const wordsForNow = new Set(
  "present now current currently ongoing today date heute aktuell actualidad actualite actuel actuellement presente atual atualmente atualidade aujourd'hui obecnie hoje oggi laufend gegenwartig dato hoy vigente momento heden nu nuvarande nykyinen devam halen soucasnost prezent sekarang presentemente".split(
    " ",
  ),
);

/**
 * The text with every letter of a month replaced by M, of a season by S, and of a word for "now" by
 * P. Its length stays the same. So the patterns below work for every language.
 */
function skeleton(text: string): string {
  return unaccented(text).replace(/[a-z']+/g, (word) => {
    const mark = months.has(word) ? "M" : seasons.has(word) ? "S" : wordsForNow.has(word) ? "P" : undefined;
    return mark ? mark.repeat(word.length) : word;
  });
}

function unaccented(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  const single = (char: string) => (char.length === 1 ? (char.normalize("NFD").toLowerCase()[0] ?? char) : char);
  return text
    .replace(/[^ -~]/gu, single)
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll("ı", "i");
}

const month = "M+\\.?";
const year = "(?:19|20)\\d\\d";
const point = [
  `(?:\\d{1,2}(?:st|nd|rd|th)?\\.? )?${month},? ?(?:de )?(?:\\d{1,2},? )?${year}`,
  `${month}[-/]${year}`,
  `${month} ?'\\d\\d\\b`,
  `(?:S+|q[1-4]|h[12]) (?:of )?${year}`,
  `${year}[-/.](?:0[1-9]|1[0-2])(?:[-/.](?:[0-2]\\d|3[01]))?(?!\\d)`,
  `(?:[0-3]?\\d[-/.])?(?:0?[1-9]|1[0-2])[-/.]${year}`,
  `${year}[ ,-]{1,2}${month}(?![a-zM])(?! ?${year})`,
  year,
].join("|");
const now =
  "(?:(?:up )?(?:to|till) )?(?:the )?P+(?: day| ediyor)?|in progress|expected|la fecha|ce jour|en cours|e[nm] curso|in corso";
const dash = "(?: ?(?:-{1,3}|[–—~→]|(?:up )?to|until|till|bis|au?|ate|hasta|al|tot|t\\/m|do|til) ?| \\/(?: |$))";
const lead = "(?:(?:since|from|seit|depuis|desde|expected|graduated|graduation|class of|issued|completed)[: ]+)?";
const from = `(?:(?:${month}|S+)${dash})?`;
const shortYear = "'\\d\\d(?![\\da-z])";
const until = `(?:${dash}(?:${point}|${shortYear}|(?:${now})(?![a-z])|\\d\\d\\b(?![\\d.%]))| P+(?=$|[),.;]))`;
const shortYears = `${shortYear}${dash}(?:${shortYear}|(?:${now})(?![a-z]))`;
const openEnd = " ?(?:-{1,3}|[–—]) ?(?=$|[),])";
const period = new RegExp(
  `(?<![a-zMSP\\d$€£#])${lead}${from}(?:${shortYears}|(?:${point})(?:${until}|${openEnd})?)(?![a-zMSP\\d%])(?! ?(?:%|k\\b))`,
  "g",
);
const beginning = new RegExp(`^(?:(?:since|from) )?(?:${month}|${point})(?:${dash}(?:${month}|${point}|${now})?)?$`);

export type DateSpan = { start: number; end: number; text: string };

/** Every date and period a text states, in any usual notation. */
export const findDates = memoized((text: string): DateSpan[] => {
  if (!/\d\d/.test(text)) return [];
  return [...skeleton(text).matchAll(period)].map((match) => {
    const end = match.index + match[0].trimEnd().length;
    return { start: match.index, end, text: text.slice(match.index, end) };
  });
});

/** Whether text is a period, or the first part of a period that broke: "Jul 2018 to Mar". */
export const isDateStart = memoized((text: string): boolean => {
  return text.length < 40 && mayBegin(text) && beginning.test(skeleton(text).trim());
});

const onlyNow = new RegExp(`^(?:${now})$`);

/** Whether text says that something still lasts: "present", "to date", "heute". */
export const isNow = (text: string) => text.length < 30 && onlyNow.test(skeleton(text.trim()));

/** A quick test whether the first word may begin a date. */
function mayBegin(text: string): boolean {
  const start = unaccented(text.trimStart().slice(0, 20));
  const [word = ""] = /^[a-z]+/.exec(start) ?? [];
  return /^(?:\d|(?:since|from|[qh])(?![a-z]))/.test(start) || months.has(word) || seasons.has(word);
}

const span =
  "\\(?\\d{1,2}\\+? ?(?:years?|yrs?|months?|mos?)(?:,? (?:and )?\\d{1,2} ?(?:months?|mos?))?\\)?|an? (?:year|month)|less than a (?:year|month)";
const durationOnly = new RegExp(`^[·•|,(]*\\s*(?:${span})\\s*\\)?$`, "i");

/**
 * Whether text is only a duration: "3 years", "a month", "(2 yrs 3 mos)". The dates beside it give
 * the same information.
 */
export const isDuration = memoized((text: string): boolean => {
  return durationOnly.test(text);
});

const remark = /^\(?(?:ongoing|full[- ]time|part[- ]time|expected|anticipated)\)?$/i;

/** Whether text is only dates, durations and punctuation. */
export const isOnlyDates = memoized((text: string): boolean => {
  if (findDates(text).length === 0) return false;
  const rest = withoutDates(text);
  return rest === "" || isDuration(rest) || remark.test(rest);
});

/** Whether text is one date or one period and nothing else: not "2023 – 2015 – 2018". */
export const isOnePeriod = (text: string) => isOnlyDates(text) && findDates(text).length === 1;

/**
 * The text without its dates and the separators around them. A lone year directly after a word
 * belongs to a name: "President's Club 2022".
 */
export const withoutDates = memoized((text: string): string => {
  let rest = "";
  let at = 0;
  for (const { start, end, text: date } of findDates(text)) {
    const isJoined = at > 0 && isAnd.test(text.slice(at, start));
    if (!isJoined && /^\d{4}$/.test(date) && isPartOfName(text.slice(0, start), text.slice(end))) continue;
    if (!isJoined) rest += text.slice(at, start);
    at = end;
  }
  return trimSeparators(
    // A full stop after a comma and a date goes with the date: "Weaver, Leeds, 2019."
    (rest + (text.slice(at) === "." && /,\s*$/.test(rest) ? "" : text.slice(at)))
      .replace(ended, " ")
      .replace(/\([\s–—-]{0,9}\)|\[[\s–—-]{0,9}\]/g, " ")
      .replace(/[\s,;–-]{1,9}\)/g, ")")
      .replace(/\s{1,9}(?=[.!]$)/, ""),
  );
});

/** Words in brackets that say that a degree was finished: "(conclusão em 2016)". */
const ended =
  /\((?:abgeschlossen|completed|conclu[íi]d[oa]|conclusão|culminado|finalizado|graduated|obtenue?)(?: (?:em|en|in))?[\s–—-]{0,9}\)/i;

/** Words that join two dates: "2019 and 2021". */
const isAnd = /^ ?(?:,|&|and|und|et|y|e) ?$/;

function isPartOfName(before: string, after: string): boolean {
  const isAnnounced = /^(?:issued|awarded|graduated|expected|since|class of|in)\b/i.test(before);
  if (/\s(?:in|im|since|em|en)\s*$/i.test(before)) return false;
  return /[\p{L})] $/u.test(before) && /^\s*(?:$|[,()|–—-])/.test(after) && !isAnnounced;
}

/** Text without commas, dashes, bars and bullets at its ends. */
export function trimSeparators(text: string): string {
  return trimOf(text.replace(/\s+/g, " "), ",;:|·•‧∙/–—-");
}
