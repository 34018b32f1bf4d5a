import type { PostingLine } from "./blocks.ts";
import { dateFacts } from "./date-facts.ts";
import { degreeFacts } from "./degree-facts.ts";
import { type Fact, type KnockOut, type KnockOutKind, knockOutKinds, type Sentence } from "./facts.ts";
import { languageFacts } from "./language-facts.ts";
import { payFacts } from "./pay-facts.ts";
import { placeFacts } from "./place-facts.ts";
import { isLegal, strengthAt } from "./requirements.ts";
import { sentencesOf } from "./sentences.ts";

type Rule = (sentence: Sentence) => Fact[];

/** A fact with fixed words, wherever its pattern occurs. */
const simple =
  (kind: KnockOutKind, value: string, words: string, pattern: RegExp): Rule =>
  ({ text }) => {
    const found = pattern.exec(text);
    return found ? [{ kind, value, words, start: found.index, end: found.index + found[0].length }] : [];
  };

const unless =
  (is: (sentence: Sentence) => boolean, rule: Rule): Rule =>
  (sentence) =>
    is(sentence) ? [] : rule(sentence);

const isWelcome = ({ strength }: Sentence) => strength === "nice";
const isOffered = ({ block }: Sentence) => block === "offer";
const isDuty = ({ block }: Sentence) => block === "duties";

const numbers =
  "one|two|three|four|five|six|seven|eight|nine|ten|ein|eine|einem|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|un|une|deux|trois|quatre|cinq|uno|dos|tres|cuatro|cinco|um|dois|três|due|tre|quattro|cinque|twee|drie|vijf".split(
    "|",
  );
const numberValues = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 10, 1, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 2, 3, 4, 5,
  2, 3, 5,
];
const years = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\d{1,2}|${numbers.join("|")})\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:\\+|plus|or more|oder mehr)?\\s*(?:(?:-|to|bis|à|a|tot|do)\\s*\\d{1,2}\\s*\\+?\\s*)?(?:full\\s+)?(?:years?'?|yrs?|jahren?|ans|années|años?|anos?|anni|jaar|lata?|rok|år)(?![\\p{L}\\p{N}])`,
  "giu",
);
const experience =
  /experien|erfahrung|expérience|experiência|esperienza|ervaring|doświadcz|erfarenhet|working (?:as|in|with)|similar role|in a .{0,30}role|praxis/i;
const noExperience = /\b(?:old|ago|age|since|alt|warranty|contract|study|studies|guarantee)\b/i;

function yearFacts({ text, block, strength }: Sentence): Fact[] {
  if (strength === "nice" || !strength || block === "duties") return [];
  if (block !== "must" && !experience.test(text)) return [];
  return [...text.matchAll(years)].flatMap(({ 0: said, 1: number = "", index }) => {
    if (noExperience.test(text.slice(index, index + said.length + 12))) return [];
    const count = /^\d/.test(number) ? Number(number) : (numberValues[numbers.indexOf(number.toLowerCase())] ?? 0);
    if (count < 1 || count > 25) return [];
    const words = count === 1 ? "At least 1 year" : `At least ${count} years`;
    return [{ kind: "years" as const, value: String(count), words, start: index, end: index + said.length }];
  });
}

function permitFacts(sentence: Sentence): Fact[] {
  const { text } = sentence;
  const sponsor = /(?:visa |work )?sponsor(?:ship|ing|ed|s)?(?: (?:work )?visas?)?/i.exec(text);
  if (sponsor && /visa|work|employ|sponsorship|permit/i.test(text)) {
    const isRefused = /\b(?:un(?:able|available)|not|no|cannot|can't|won't|without|nicht|kein)\b/i.test(text);
    const [value, words] = isRefused
      ? ["no sponsorship", "No visa sponsorship"]
      : ["sponsorship", "Visa sponsorship is offered"];
    return [{ kind: "permit", value, words, start: sponsor.index, end: sponsor.index + sponsor[0].length }];
  }
  return [
    ...simple(
      "permit",
      "citizenship",
      "Citizenship is required",
      /\b(?:U\.?S\.?A?|american|british|uk|eu|canadian|australian|german|indian)?\s?citizen(?:ship|s)?\b(?=.{0,30}(?:required|only|must|$))|must be an? .{0,12}citizen/i,
    )(sentence),
    ...simple(
      "permit",
      "right to work",
      "You need the right to work there",
      /(?:authori[sz]ed|eligible|eligibility|the right|permission|permitted|authori[sz]ation) to (?:live and )?work\b|right to work\b|work (?:permit|authori[sz]ation)|employment authori[sz]ation|(?:gültige )?arbeitserlaubnis|permis de travail|permiso de trabajo|autorização de trabalho|permesso di lavoro|werkvergunning|pozwolenie na pracę/i,
    )(sentence),
  ];
}

const travelWord = /travel|reise|déplacement|viaj|viagen|reizen|trasfert|podróż/i;
function travelFacts({ text }: Sentence): Fact[] {
  if (!travelWord.test(text)) return [];
  const share = /(?:up to |bis zu |jusqu'à |hasta |até )?(\d{1,3})\s?%/i.exec(text);
  if (share) {
    const value = `${share[1]}%`;
    return [
      {
        kind: "travel",
        value,
        words: `Travel: ${share[0].trim()}`,
        start: share.index,
        end: share.index + share[0].length,
      },
    ];
  }
  const willing =
    /willing(?:ness)? to travel|ability to travel|travel (?:is )?required|reisebereitschaft|disponibilidad para viajar|disponibilité pour (?:des )?déplacements|disponibilidade para viag\p{L}*/iu.exec(
      text,
    );
  return willing
    ? [
        {
          kind: "travel",
          value: "travel",
          words: "Ready to travel",
          start: willing.index,
          end: willing.index + willing[0].length,
        },
      ]
    : [];
}

const rules: Rule[] = [
  permitFacts,
  simple(
    "clearance",
    "security clearance",
    "Security clearance",
    /security clearance|(?:secret|sc|dv|nato) clear(?:ance|ed)|top secret|\bTS\/SCI\b|sicherheitsüberprüfung|habilitation (?:secret|confidentiel)/i,
  ),
  simple(
    "clearance",
    "background check",
    "Background check",
    /background (?:check|screening|investigation)|\bDBS\b|criminal (?:record|background)|führungszeugnis|casier judiciaire|antecedentes penales|garda vetting|police (?:check|clearance)|\bVOG\b/i,
  ),
  simple("clearance", "drug test", "Drug test", /\bdrug[- ](?:test|screen)/i),
  unless(isDuty, placeFacts),
  yearFacts,
  degreeFacts,
  languageFacts,
  unless(
    isWelcome,
    simple(
      "licence",
      "driving licence",
      "Driving license",
      /driv(?:er|ing)(?:'?s|s')?\s+licen[cs]e|führerschein(?! (?:der )?(?:klasse )?c)|permis (?:b\b|de conduire)|carn[eé]t? de conducir|licencia de conducir|carteira de motorista|\bCNH\b(?: categoria)? [AB]{1,2}\b|patente b\b|rijbewijs\b(?! c)|prawo jazdy(?! kat\. c)|körkort/i,
    ),
  ),
  simple(
    "contract",
    "full-time",
    "Full-time",
    /\bfull[- ]?time\b|\bvollzeit\b|\bvoll-|temps plein|tiempo completo|jornada completa|tempo integral|tempo pieno|pełny etat|heltid/i,
  ),
  simple(
    "contract",
    "part-time",
    "Part-time",
    /\bpart[- ]?time\b|\bteilzeit\b|temps partiel|media jornada|tiempo parcial|meio período|deeltijd|tempo parziale|deltid/i,
  ),
  simple(
    "contract",
    "permanent",
    "Permanent",
    /(?<!become |to )\bpermanent (?:contract|position|role|employment)|^\W*permanent\W*$|^permanent(?=\s*[,|·])|(?<=[,|·:—-] ?)permanent(?=\s*(?:$|[,|·(]))|(?<![\p{L}])unbefristete?|contrat à durée indéterminée|\bindefinido\b|tempo indeterminato|umowa o pracę|vast contract/iu,
  ),
  ({ text }) => simple("contract", "permanent", "Permanent", /\bCDI\b|\bCLT\b/)({ text } as Sentence),
  simple(
    "contract",
    "fixed-term",
    "Fixed term",
    /fixed[- ]term|(?<!\p{L})befristet|contrat à durée déterminée|contrato temporal|tempo determinato|\btijdelijk/iu,
  ),
  ({ text }) => simple("contract", "fixed-term", "Fixed term", /\bCDD\b/)({ text } as Sentence),
  simple(
    "contract",
    "freelance",
    "Freelance or contract",
    /\bfreelanc|\(contract\)|\bcontract (?:role|position|to hire)|\bcontractor\)?\b|umowa: b2b|contrato: pj|\|\s*pj\s*\||autónomo/i,
  ),
  simple(
    "contract",
    "internship",
    "Internship",
    /\bintern(?:ship)?\b|\bpraktik(?:um|ant)|^stage\b|\bstage de \d|prácticas (?:profesionales|remuneradas)|\bbecari[oa]|\bestágio/i,
  ),
  simple("contract", "temporary", "Temporary", /\btemporary\b|\bzeitarbeit|\bintérim\b/i),
  unless(
    isOffered,
    simple(
      "shift",
      "nights",
      "Night shifts",
      /\bnight[- ]shifts?|\bnights?\b(?!\s+at)|nachtdienst|nachtschicht|(?:travail )?de nuit\b|turno de noche|turno noturno|\b7p-7a\b|\bovernight\b/i,
    ),
  ),
  unless(
    isOffered,
    simple("shift", "weekends", "Weekends", /\bweekends?\b|wochenend|fin(?:es)? de semana|week-ends?|fins de semana/i),
  ),
  unless(
    isOffered,
    simple(
      "shift",
      "shifts",
      "Shifts",
      /(?:rotating|rotational|\d{1,2}-hour|1st, 2nd|2nd and 3rd|day and night|early and late)[\w,\- ]{0,24}\bshifts?\b|\bshift work|schicht(?:dienst|arbeit|bereitschaft|betrieb|system)|travail posté|\b[23]x8\b|turnos rotativos|lavoro su turni|ploegendienst|praca zmianowa/i,
    ),
  ),
  unless(isOffered, travelFacts),
  payFacts,
  dateFacts,
];

/**
 * What a posting asks that has a plain answer, in the order of `knockOutKinds`, each value once.
 * Sentences about the company, about law and about what is only welcome do not count.
 */
export function knockOutsOf(lines: PostingLine[]): KnockOut[] {
  const found = new Map<string, KnockOut>();
  for (const [line, { text, block }] of lines.entries()) {
    if (block === "about") continue;
    for (const span of sentencesOf(text)) {
      const said = text.slice(span.start, span.end);
      if (isLegal(said)) continue;
      const sentence: Sentence = {
        text: said,
        block,
        strength: strengthAt(block, said, 0),
        isShort: text.length <= 100,
      };
      for (const rule of rules)
        for (const { kind, value, words, start, end } of rule(sentence)) {
          const key = `${kind} ${value}`;
          const place = { line, start: span.start + start, end: span.start + end };
          if (!found.has(key)) found.set(key, { kind, value, words, place });
        }
    }
  }
  const kinds = Object.keys(knockOutKinds);
  const all = withoutContradictions([...found.values()]);
  return all.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

/**
 * How exact a place of work is said: three days in the office say more than "hybrid" or "remote".
 */
const exactness = (value: string) => (/\d/.test(value) ? 3 : value === "hybrid" ? 2 : value === "on-site" ? 1 : 0);

/** A posting has one way to work and asks for one education: the most exact, and the first. */
function withoutContradictions(all: KnockOut[]): KnockOut[] {
  const place = all.filter(({ kind }) => kind === "place").sort((a, b) => exactness(b.value) - exactness(a.value))[0];
  const degree = all.find(({ kind }) => kind === "degree");
  return all.filter((one) => (one.kind === "place" ? one === place : one.kind !== "degree" || one === degree));
}
