/** Month names of the languages resumes are written in, by their first letters. Accents are folded before matching. */
const months =
  "jan(?:uary|uar|vier|eiro)?|ene(?:ro)?|gen(?:naio)?|feb(?:ruary|ruar|rero|braio)?|fev(?:rier|ereiro)?|mar(?:ch|s|zo|co)?|marz|maerz|apr(?:il|ile)?|abr(?:il)?|avr(?:il)?|may|mai|mei|maio|mayo|mag(?:gio)?|maj|june?|juni|juin|junho|junio|giu(?:gno)?|july?|juli|juil(?:let)?|julho|julio|lug(?:lio)?|aug(?:ust)?|aout|ago(?:sto)?|sept?(?:ember|embre|iembre|tembro)?|set(?:embro|tembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|out(?:ubro)?|ott(?:obre)?|nov(?:ember|embre|iembre|embro)?|dec(?:ember|embre)?|dez(?:ember|embro)?|dic(?:iembre|embre)?|sty(?:czen|cznia)?|lut(?:y|ego)?|kwi(?:ecien|etnia)?|cze(?:rwiec|rwca)?|lip(?:iec|ca)?|sie(?:rpien|rpnia)?|wrz(?:esien|esnia)?|paz(?:dziernik|dziernika)?|lis(?:topad|topada)?|gru(?:dzien|dnia)?";
const season = "spring|summer|autumn|fall|winter|q[1-4]|h[12]";
const year = "(?:19|20)\\d\\d";
const point = [
  `(?:\\d{1,2}(?:st|nd|rd|th)?\\.? )?(?:${months})\\.?,? ?(?:de )?(?:\\d{1,2},? )?${year}`,
  `(?:${months})\\.? ?['’]\\d\\d\\b`,
  `(?:${season}) (?:of )?${year}`,
  `${year}[-/.](?:0[1-9]|1[0-2])(?:[-/.](?:[0-2]\\d|3[01]))?(?!\\d)`,
  `(?:[0-3]?\\d[-/.])?(?:0?[1-9]|1[0-2])[-/.]${year}`,
  `${year} (?:${months})\\b\\.?`,
  `${year}`,
].join("|");
const open =
  "present|now|current(?:ly)?|ongoing|today|to date|till date|till now|date|heute|aktuell|present day|actualidad|actualite|actuel(?:lement)?|presente|atual(?:mente)?|atualidade|aujourd'hui|obecnie|hoje|oggi|in progress|expected";
const dash = " ?(?:-|–|—|~|→|to|until|till|bis|a|au|até|hasta|al) ?";

const range = new RegExp(
  `(?<![\\p{L}\\d$€£#])(?:(?:since|from|seit|depuis|desde|expected|graduated|graduation|class of|issued|completed)[: ]+)?(?:(?:(?:${months})\\.?|${season})${dash})?(?:${point})(?:${dash}(?:(?:${point})|(?:(?:${open})\\b)|(?:[0-9]{2})\\b(?!\\d|[.%]))|\\s*(?:-|–|—)\\s*(?=$|\\)|,))?(?![\\p{L}\\d%])(?! ?(?:%|k\\b))`,
  "giu",
);

const openEnd = new RegExp(`(?:${open})$|(?:-|–|—)$`, "iu");

export type DateSpan = { start: number; end: number; text: string; isRange: boolean };

/** Every date and period a text states, in any usual notation; numbers that only look like years in a sentence count too. */
export function findDates(text: string): DateSpan[] {
  const folded = fold(text);
  return [...folded.matchAll(range)].map((match) => {
    const start = match.index;
    const end = start + match[0].trimEnd().length;
    const said = text.slice(start, end);
    const years = said.match(/\d{4}/g)?.length ?? 0;
    return { start, end, text: said, isRange: years > 1 || openEnd.test(fold(said)) };
  });
}

const span =
  "\\(?\\d{1,2}\\+? ?(?:years?|yrs?|months?|mos?)(?:,? (?:and )?\\d{1,2} ?(?:months?|mos?))?\\)?|an? (?:year|month)|less than a (?:year|month)";
const durationOnly = new RegExp(`^[·•|,(]*\\s*(?:${span})\\s*\\)?$`, "iu");

/** "3 years", "a month", "(2 yrs 3 mos)": how long something took, beside the dates that say so already. */
export function isDuration(text: string): boolean {
  return durationOnly.test(text);
}

/** True when nothing but dates, a duration and punctuation is said. */
export function isOnlyDates(text: string): boolean {
  const dates = findDates(text);
  if (dates.length === 0) return false;
  const rest = withoutDates(text);
  return (
    rest === "" || isDuration(rest) || /^\(?(?:ongoing|full[- ]time|part[- ]time|expected|anticipated)\)?$/i.test(rest)
  );
}

/** The text with its dates, and the separators that set them off, taken out. */
export function withoutDates(text: string): string {
  let rest = "";
  let at = 0;
  for (const { start, end, text: said } of findDates(text)) {
    // "President's Club 2022": a year that follows a word with nothing between belongs to the name.
    if (
      /^\d{4}$/.test(said) &&
      /[\p{L})] $/u.test(text.slice(0, start)) &&
      /^\s*(?:$|[,)])/.test(text.slice(end)) &&
      !/^(?:issued|awarded|graduated|expected|since|class of|in)\b/i.test(text)
    )
      continue;
    rest += text.slice(at, start);
    at = end;
  }
  return trimSeparators((rest + text.slice(at)).replace(/\(\s*\)|\[\s*\]/g, " "));
}

/** Text without the commas, dashes, bars and bullets that hang at its ends. */
export function trimSeparators(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:|·•‧∙/–—-]+|[\s,;:|·•‧∙/–—-]+$/gu, "")
    .trim();
}

const start = new RegExp(
  `^(?:(?:since|from) )?(?:${months}|${point})\\.?(?:${dash}(?:(?:${months}|${point}|${open})\\.?)?)?$`,
  "iu",
);

/** A period or the first part of one, as far as a line had room for it: "Jul 2018 to Mar". */
export function isDateStart(text: string): boolean {
  return start.test(fold(text).trim());
}

/** Same length as the text, accents removed, so that positions carry over. */
function fold(text: string): string {
  return [...text].map((char) => (char.length === 1 ? (char.normalize("NFD")[0] ?? char) : char)).join("");
}
