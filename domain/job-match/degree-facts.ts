import { type Fact, factAt, type Sentence } from "./facts.ts";

export type Level = "bachelor" | "master" | "doctorate" | "degree" | "diploma" | "school";
/** The education that a posting asks for: a level, or the choice between training and a degree. */
export type AskedLevel = Level | "diploma or degree";

const words: Record<AskedLevel, string> = {
  "diploma or degree": "Vocational training or degree",
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  doctorate: "Doctorate",
  degree: "University degree",
  diploma: "Vocational training",
  school: "School diploma",
};

/** Academic levels, the lowest first. If a posting asks for several, it asks for the lowest. */
const levels: [Level, RegExp][] = [
  [
    "bachelor",
    /\bbachelor(?:'?s|s')?\b|(?:^|[\s(,/])(?:B\.?Sc\.?|BSN|B\.S\.|BS(?=\/| degree| in | or )|B\.?Tech|B\.E\.?|BE(?=\s?\/)|BCA|BBA|B\.?Com|BA)(?=$|[\s,/).])|\bbac\s?\+\s?3|\bundergraduate degree/i,
  ],
  [
    "master",
    /\bmaster(?:'?s|s')? (?:degree|of|in|marketing|en)\b|\bmaster(?:'s|s')(?=[\s,]|$)|(?:^|[\s(,/])(?:M\.?Sc\.?|MSN|M\.S\.|MS(?= degree| in )|M\.?Tech|MCA|M\.?Com|MBA|MSW)(?=$|[\s,/).])|\bany post[- ]?graduat(?:e|ion)\b|\bbac\s?\+\s?5|école d'ingénieurs?|\bmáster\b|\bmestrado\b|\bmagister\b/i,
  ],
  ["doctorate", /\bph\.?\s?d\b|\bDNP\b|\bdoctora(?:te|l degree)\b|\bpromotion in\b|\bdoctorat\b|\bdoctorado\b/i],
];
const degree =
  /\buniversity degree\b|\bcollege degree\b|\bdegree[- ](?:in|educated|level)\b|\b(?:abgeschlossenes )?(?:hochschul|universitäts)?studium\b|hochschulabschluss|título universitario|titulación universitaria|\b(?:any )?graduat(?:e|ion) in\b|\bany (?:graduat(?:e|ion)|degree)\b|^\W*graduat(?:es?|ion)\W*$|ensino superior|diplôme universitaire|\blaurea\b|wykształcenie wyższe|\bhbo\b/i;
const diploma =
  /\b(?:abgeschlossene |kaufmännische |technische )*(?:berufs)?ausbildung (?:als|zum|zur|im|in|mit)\b|abgeschlossene (?:[a-zà-ž]+ )?(?:berufs)?ausbildung|kaufmännische ausbildung|\bmbo\b|\bmbo-[a-zà-ž]+|vocational training|\b(?:[GA]NM|ITI)\b|(?<!school )\bdiploma (?:in|holders?)\b|\bpolytechnic diploma\b|associate(?:['’]?s)? degree|formación profesional|curso técnico\b/i;
/** In capitals only, since "but" is an English word. */
const frenchDiploma = /\b(?:BTS|DUT|BUT)\b/;
const school =
  /high school diploma|\b1[02]th(?: ?\/ ?1[02]th)?(?: class| std\.?| standard)? pass(?:ed)?\b|\bGED\b|\babitur\b|\bbaccalauréat\b|\bbachillerato\b|scuola superiore|ensino médio|secondary education|mittlere reife|realschulabschluss/i;

const orEquivalent =
  /\b(?:or|oder|ou|o|of|lub)\s+(?:an?\s+|eine?\w*\s+|une?\s+)?(?:equivalent|comparable|similar|vergleichbar|gleichwertig|équivalent|equivalente|equiparable|gelijkwaardig|vergelijkba)/i;

/** "No degree needed", "a degree is not required", "you don't need a degree". */
const noDegree =
  /\bno (?:[\w']+ ){0,3}(?:degree|diploma) (?:is )?(?:needed|required|necessary)|\b(?:degree|diploma)\b[^.;]{0,40}?\b(?:not|isn't|aren't) (?:needed|required|necessary|a must|essential)|\b(?:don't|do not|won't) need an? (?:[\w']+ ){0,3}(?:degree|diploma)|\bkein(?:en)? (?:hochschul)?(?:studium|abschluss|diplom) (?:ist )?(?:nötig|erforderlich|notwendig)|\b(?:studium|hochschulabschluss)\b[^.;]{0,20} nicht (?:nötig|erforderlich|notwendig)|sans diplôme|sin título/i;

const patterns: [Level, RegExp][] = [
  ...levels,
  ["degree", degree],
  ["diploma", diploma],
  ["diploma", frenchDiploma],
  ["school", school],
];

const training =
  "(?:[a-zà-ž]*ausbildung|vocational (?:training|qualification)|apprenticeship|pflegefach[a-zà-ž/-]+|(?:kranken|alten)pfleger(?:in)?)";
const academic =
  "(?:(?:hochschul|universitäts|bachelor|master)?studium|hochschulabschluss|bachelor(?:'?s)?(?: degree)?|(?:university |college |academic )?degree)";
const or = "[^.,;:]{0,60}?(?:\\s(?:or|oder|bzw\\.)|/)\\s*(?:[a-zà-ž]+[- ]){0,3}?";
const eitherOf = new RegExp(
  `(?<![a-zà-ž])(?:${training}${or}${academic}|${academic}${or}${training})(?![a-zà-ž])`,
  "i",
);

/** The levels of education that a text names, the lowest academic one first, with their matches. */
export function levelsIn(text: string): [Level, RegExpExecArray][] {
  return patterns.flatMap(([level, pattern]): [Level, RegExpExecArray][] => {
    const found = pattern.exec(text);
    return found ? [[level, found]] : [];
  });
}

/** "GNM / B.Sc Nursing", "ADN, diploma or BSN": such a choice keeps the posting's own words. */
const shorter = "(?<!school )(?:diploma|GNM|ANM|ADN|ASN|ITI|associate(?:'?s)?(?: degree)?)";
const longer =
  "(?:(?:post[- ]basic )?b\\.? ?sc\\b\\.?|BSN|b\\.? ?tech\\b\\.?|b\\.e\\.?|BE|bachelor(?:'?s)?(?: degree)?|(?:university |college )?degree|graduat(?:e|ion))";
const inOwnField = "(?: (?:in )?(?!or\\b|and\\b)[a-z]+){0,3}?";
const choice = `(?:,(?: or)?|/|(?: or| and/or))`;
const shorterOrLonger = new RegExp(
  `(?<![a-zà-ž])(?:${shorter}${inOwnField} ?${choice} ?(?:an? )?(?:${shorter}${inOwnField} ?${choice} ?(?:an? )?)?${longer}|${longer}${inOwnField} ?${choice} ?(?:an? )?${shorter})(?![a-zà-ž])`,
  "i",
);
const anyShorter = /diploma|[ga]nm|ad?[sd]n|\biti\b|associate/i;

/** " of Science in Nursing (BSN)" after "Bachelor". */
const shortForm = /^[^.;,()]{0,60}\([A-Z.]{2,6}\)/;

/** An associate degree is shorter than a university degree. */
const associateDegree = /\bassociate(?:['’]?s)?['’]? degree/i;

const anyDegreeWord = /degree|diplom|studium|abschluss|título/i;
/** A quick test, see `rules`. */
export const anyDegree = new RegExp(
  `${anyDegreeWord.source}|${anyShorter.source}|bachelor|master|máster|mestrado|magister|graduat|doctora|promotion|\\bph|\\bdnp|\\bbac|\\b[bm](?:\\.|s|e|tech|ca|ba|com|a\\b)|école|titulación|ensino|diplôm|laurea|wykszta|\\bhbo|ausbildung|\\bmbo|vocational|formación|curso|\\b(?:bts|dut|but)\\b|1[02]th|\\bged|abitur|scuola|secondary|mittlere`,
  "gim",
);

const capitalized = (words: string) => `${words[0]?.toUpperCase()}${words.slice(1)}`;

/** The levels of education that a sentence asks for, or the fact that it needs no degree. */
export function degreeFacts({ text, strength }: Sentence): Fact[] {
  const none = anyDegreeWord.test(text) ? noDegree.exec(text) : null;
  if (none) {
    const isWelcome = /prefer|welcome|\bplus\b|ideal|desir/i.test(text);
    return factAt("degree", "none", isWelcome ? "A degree is preferred, not required" : "No degree needed", none);
  }
  if (!strength || strength === "duty") return [];
  const any = /\bany (?:graduat(?:e|ion)|degree)\b/i.exec(text);
  if (any) return factAt("degree", "degree", words.degree, any);
  const orWork = orEquivalent.test(text);
  const passed = /\b1[02]th\b[^.;]*(?:\/| or )/i.test(text) ? school.exec(text) : null;
  if (passed) return factAt("degree", "school", words.school, passed);
  const own = anyShorter.test(text) ? shorterOrLonger.exec(text) : null;
  if (own) return factAt("degree", "diploma or degree", capitalized(own[0]), own);
  const either = / (?:or|oder|bzw)\b|\//i.test(text) ? eitherOf.exec(text) : null;
  if (either && !orEquivalent.test(either[0]))
    return factAt("degree", "diploma or degree", words["diploma or degree"], either);
  const associate = associateDegree.exec(text);
  const asked = associate ? levelsIn(text).filter(([level]) => level !== "degree") : levelsIn(text);
  const wordsOf = (level: Level) => (level === "diploma" && associate ? "Associate's degree" : words[level]);
  return asked.map(([level, { 0: match, index }]) => ({
    kind: "degree",
    value: level,
    words: orWork ? `${wordsOf(level)}, or the equivalent` : wordsOf(level),
    start: index + (/^[\s(,/]/.test(match) ? 1 : 0),
    end: index + match.length + (shortForm.exec(text.slice(index + match.length))?.[0].length ?? 0),
  }));
}
