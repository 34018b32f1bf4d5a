import { type Fact, factAt, type Sentence } from "./facts.ts";

const currencies: [string, string][] = [
  ["CAD", "CA\\$|C\\$|CAD"],
  ["AUD", "A\\$|AU\\$|AUD"],
  ["BRL", "R\\$|BRL"],
  ["SGD", "S\\$|SGD"],
  ["MXN", "MX\\$|MXN"],
  ["USD", "US\\$|\\$|USD"],
  ["EUR", "€|EUR|Euro"],
  ["GBP", "£|GBP"],
  ["INR", "₹|INR|Rs\\.?|LPA|lakhs?|lacs?"],
  ["CHF", "CHF|SFr\\."],
  ["PLN", "PLN|zł"],
  ["SEK", "SEK"],
  ["NOK", "NOK"],
  ["DKK", "DKK"],
  ["AED", "AED"],
  ["JPY", "¥|JPY"],
];
const sign = currencies.map(([, signs]) => signs).join("|");
const codes = currencies.map(([code, signs]) => ({ code, pattern: new RegExp(`^(?:${signs})$`, "i") }));
/** "14,00,000" is 1,400,000 as India groups it. */
const number = "\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const every = "\\s*(?:/|\\b(?:an?|per|pro)\\b)\\s?(?:hr|h|hour|wk|week|mo|month|yr|year|std|stunde|monat|jahr)\\b\\.?";
/** Text between the ends of a range. Each end may have its period: "$92K/yr - $110K/yr". */
const to = `(?:${every}\\s*(?:-|to|bis)\\s*(?=(?:${sign})?\\s*(?:${number})\\s*k?\\s*(?:€|EUR|Euro)?${every})|\\s*(?:/-|L\\b|LPA\\b|la(?:kh|c)s?\\b)?\\s*(?:-|(?:bis|up) (?:zu|to)|to|bis|à|a|and|und|et|ed?|en|y|i|do|tot|até|hasta|jusqu'à)\\s*)`;
const amounts = new RegExp(
  `(?<![a-zà-ž\\d])(?:(?<before>${sign})\\s*(?<first>${number})\\s*(?<k1>k\\b)?(?:${to}(?:${sign})?\\s*(?<second>${number})\\s*(?<k2>k\\b)?)?(?:\\s*(?<code>MXN|USD|CAD|AUD))?|(?<low>${number})\\s*(?<k3>k\\b)?(?:\\s*(?:€|EUR|Euro|£))?(?:${to}(?<high>${number}))?\\s*(?<k4>k)?\\s*(?<after>€|EUR|Euro|PLN|zł|CHF|SEK|NOK|DKK|£|GBP|USD|LPA\\b|la(?:kh|c)s?\\b))`,
  "i",
);
const payWord =
  /salar|\bpay\b|\bpays?:|compensation|\brate\b|\bwages?\b|gehalt|vergütung|\blohn\b|rémunération|gratification|salaire|sueldo|salário|stipend|retribuzione|wynagrodzenie|\bCTC\b|\bearn\b|\bpagamos\b|we pay|brut|\bOTE\b|\bbase\b|pro rata|\bDOE\b/i;
const periods: [string, RegExp][] = [
  [
    "hour",
    /\/\s?(?:hr|h|hour|std)\b|\b(?:per|an|a|pro|each|la|por|de l'|par|al|de|na)\s?(?:hour|hr|stunde|hora|heure|ora|uur|godz[a-zà-ž]*)\b|\bhourly\b|stundenlohn|\buurloon\b/i,
  ],
  ["week", /\/\s?(?:wk|week)\b|(?:per|a|pro) (?:week|woche)\b|\bweekly\b/i],
  ["day", /\/\s?day\b|(?:per|a|pro|par|por) (?:day|tag|jour|día|dia)\b|\bdaily rate\b/i],
  [
    "month",
    /\/\s?(?:mo|month|mes|mois|maand)\b|\b(?:per|a|pro|im|par|por|al|na|ao) ?(?:month|monat|mois|mes|mês|maand|mese|miesiąc)\b|\bmonthly\b|monats(?:lohn|gehalt)|mensuales?\b|monats(?:lohn|gehalt)|miesięcznie|\bmensil/i,
  ],
  [
    "year",
    /\/\s?(?:yr|year|años?|ano|an|annum|jahr)\b|\b(?:per|a|an|pro|im|par|por|al|l') ?(?:year|annum|jahr|an|année|año|ano|anno|jaar)\b|\bannual|\byearly\b|\bp\.?\s?a\.?(?=\W|$)|\bLPA\b|\bla(?:kh|c)s?\b|jährlich|jahres(?:lohn|gehalt)|\bpro rata\b/i,
  ],
];

/** A quick test, see `rules`. */
export const anyPay = /\d/g;

/**
 * Pay with its currency and period: "$95,000 - $120,000 per year" is USD, 95000 to 120000, a year.
 */
export function payFacts({ text }: Sentence): Fact[] {
  const found = amountIn(text);
  if (!found?.groups) return [];
  const { before, first, k1, second, k2, code, low, k3, high, k4, after } = found.groups;
  const rest = text.slice(found.index + found[0].length).replace(ofTime, "");
  const currency = codeOf([code, before, after].find(Boolean) ?? "");
  const factor = currency === "INR" && lakh.test(after ?? rest) ? 100_000 : 1;
  const isThousands = [k1, k2, k3, k4].some(Boolean);
  const [least = 0, other] = [first ?? low, second ?? high].map((digits) => amountOf(digits, factor, isThousands));
  const most = isOfOther(found[0], least, other) ? undefined : other;
  if (!least || !currency || (most !== undefined && most < least)) return [];
  const period =
    periodOf(`${after ?? ""}${rest.slice(0, 60)}`) ??
    periodOf(text.slice(0, found.index).slice(-40).replace(ofTime, ""));
  const every = period ?? ((most !== undefined || isThousands) && isYearly(least, currency) ? "year" : "");
  const isPay = every !== "" && !isCount(after, rest);
  if (!isPay && !payWord.test(text)) return [];
  const both = [least, most].filter((amount) => amount !== undefined);
  const bound = boundOf(text.slice(0, found.index), rest, both.length === 1);
  return factAt(
    "pay",
    `${currency} ${both.map(plain).join("-")} ${every}`.trim(),
    `${bound}${currency} ${both.map((amount) => grouped(amount, currency)).join(" to ")}${inWords(every)}`,
    found,
  );
}

const upTo =
  /(?:\b(?:up to|upto|max(?:imum|\.)?(?: of)?|not (?:more than|exceeding)|maximal|bis(?: zu)?|hasta|até|fino a|tot)|jusqu'à|à concurrence de)\s*$/i;
const from =
  /\b(?:from|starting (?:at|from)|at least|min(?:imum|\.)?(?: of)?|mindestens|ab|à partir de|desde|a partir de|vanaf)\s*$/i;

/** "Up to £38,000" and "from £30,000" are bounds, not exact pay. A range has both bounds. */
function boundOf(head: string, rest: string, isOne: boolean): string {
  if (isOne && upTo.test(head)) return "Up to ";
  return isOne && (from.test(head) || /^\s*\+/.test(rest)) ? "From " : "";
}

/** Whether a second amount does not end a range: "3.000 € und 500 € Bonus". */
const isOfOther = (text: string, least: number, other = least) =>
  other < least && /\s(?:and|und|et|[yei])\s/.test(text);

/** The first amount of money, if the words near it do not speak of fees and budgets. */
function amountIn(text: string): RegExpExecArray | null {
  const found = amounts.exec(text);
  if (!found) return null;
  const after = /^[^.,;()]{0,50}/.exec(text.slice(found.index + found[0].length))?.[0] ?? "";
  if (notPayBehind.test(after) || forPerk.test(after)) return null;
  const ahead = text.slice(Math.max(0, found.index - 60), found.index);
  if (benefitAhead.test(ahead) || perkAhead.test(ahead)) return null;
  return notPay.test(text.slice(Math.max(0, found.index - 40), found.index + found[0].length + 16)) ? null : found;
}

/** Whether an amount must be yearly pay. */
const isYearly = (least: number, currency: string) => least >= 15_000 && /^(?:USD|EUR|GBP|CAD|AUD|CHF)$/.test(currency);

/** Working time, in which "week" is no period of pay: "4 days a week". */
const ofTime =
  /\d+(?:[.,]\d+)?\s*(?:-\s*)?(?:days?|hours?|hrs?|shifts?|tage?|stunden|std\.?)\s?(?:a|per|\/|pro|die|in der)?\s?(?:week|woche)\w*/gi;

/** A hundred thousand rupees. */
const lakh = /^\s*(?:LPA|L|la(?:kh|c)s?)\b/i;
const perYear = /^\s*(?:(?:per|an?) (?:year|annum)|p\.?\s?a\b|\/\s?(?:year|annum))/i;
/** Whether a number of lakhs counts something other than rupees: "5 lakh users". */
const isCount = (after = "", rest: string) => /^la/i.test(after) && !perYear.test(rest);
const notPay =
  /\b(?:fee|deposit|accommodation|housing|rent|budgets?|allowances?|bonus (?:of|for learning)|jobs over|revenue|turnover|funding|kit)\b/i;
/** "Tuition reimbursement up to" before an amount. */
const benefitAhead =
  /\b(?:tuition|(?:reimburse|repay)\w*|sign[- ]?on|signing|relocation|referral|retention)\b[^.;|·•]{0,50}$/i;
const notPayBehind =
  /\b(?:(?:training|learning|education|development|equipment|book|travel) (?:budget|bonus|allowance)|bonus for learning|budgets?)\b/i;
/** Things that a company pays for besides wages. A "learning designer" is a person. */
const perk =
  "(?:trainings?|learning|education|(?:professional |personal |career )?development|courses?|conferences?|certifications?|books?|equipment|hardware|home[- ]?office|home working|remote work|working from home|workstations?|relocation|moving|referrals?|recommendations?|wellness|wellbeing|gym|sports?|weiterbildung[a-z]*|fortbildung[a-z]*|schulung[a-z]*|ausstattung|umzug[a-z]*|formation|télétravail|formación|teletrabajo|formação|opleiding|thuiswerk[a-z]*)(?![a-zà-ž]| [a-z]{3,}(?:er|or|ist)s?\\b)";
/** "€1,000 a year for training": what a company spends on its people besides their pay. */
const forPerk = new RegExp(
  `^\\s*(?:(?:/|per|an?|each|every|pro|im|par|por|al|ao|l')\\s*(?:person|year|yr|annum|jahr|an|año|ano|jaar|month|monat|mois|mes|mês|maand)\\s*)*(?:to spend )?(?:for|towards?|on|für|pour|para|voor|de)\\s+(?:[a-zà-ž-]+ ){0,3}${perk}`,
  "i",
);
/** "Home office: €500", "a learning stipend of €1,000". */
const perkAhead = new RegExp(
  `\\b${perk}(?: (?:and|&) [a-z]+)?(?: (?:bonus|stipend|grant|support|set-?up|contribution|package|payment|cost[s]?|zuschuss|prämie|fund))?\\s*(?:[:–(-]|of|worth|up to|von|bis zu|de)?\\s*(?:of |up to |bis zu )?$`,
  "i",
);
const inWords = (period: string) => (period ? ` ${period === "hour" ? "an" : "a"} ${period}` : ", period not said");
const periodOf = (text: string) => periods.find(([, pattern]) => pattern.test(text))?.[0];

/** An amount as a number. "80k" and the 45 in "45 to 55 k" are thousands. */
function amountOf(digits: string | undefined, factor: number, isThousands: boolean): number | undefined {
  if (digits === undefined) return;
  const amount = Math.round(toNumber(digits) * factor * 100) / 100;
  return isThousands && amount < 1000 ? amount * 1000 : amount;
}

function codeOf(sign: string): string | undefined {
  return codes.find(({ pattern }) => pattern.test(sign))?.code;
}

/** "3.600" and "3,600" are 3600; "16,50" and "19.50" have decimals; "14,00,000" is 1400000. */
function toNumber(digits: string): number {
  if (/^\d{1,2}(?:,\d{2})+,\d{3}/.test(digits)) return Number(digits.replaceAll(",", ""));
  const plain = digits.replace(/[.,' ](?=\d{3}(?!\d))/g, "");
  return Number(plain.replace(",", "."));
}

/** 16.5 is written 16.50. */
const plain = (amount: number) => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2));
/** With commas: rupees as 14,00,000, all else as 1,400,000. */
const grouped = (amount: number, currency: string) =>
  plain(amount).replace(currency === "INR" ? /\B(?=(?:\d{2})*\d{3}(?!\d))/g : /\B(?=(?:\d{3})+(?!\d))/g, ",");
