import { type Fact, factAt, type KnockOutKind, type Sentence } from "./facts.ts";
import { among, foundIn, sentencesWith } from "./joined-sentences.ts";

/**
 * Requirements in fixed terms. A value with two patterns has one that respects case and one that
 * ignores it. In a sentence, which has one line, the flag m changes nothing.
 */
const terms: { kind: KnockOutKind; value: string; words: string; pattern: RegExp }[] = [
  {
    kind: "clearance",
    value: "security clearance",
    words: "Security clearance",
    pattern:
      /security clearance|(?:secret|sc|dv|nato) clear(?:ance|ed)|top secret|\bTS\/SCI\b|sicherheitsüberprüfung|habilitation (?:secret|confidentiel)/gim,
  },
  {
    kind: "clearance",
    value: "background check",
    words: "Background check",
    pattern:
      /background (?:check|screening|investigation)|\bDBS\b|criminal (?:record|background)|fingerprint|führungszeugnis|casier judiciaire|antecedentes penales|garda vetting|police (?:check|clearance)|vulnerable sector (?:check|screening)|\bVOG\b/gim,
  },
  {
    kind: "clearance",
    value: "medical exam",
    words: "Medical exam",
    pattern:
      /\bDOT (?:physical|medical)|\bmedical (?:exam|examination|clearance)\b|pre-employment (?:physical|medical)/gim,
  },
  {
    kind: "clearance",
    value: "vaccination",
    words: "Vaccination",
    pattern:
      /\b(?:fully vaccinated|proof of (?:\w+ ){0,3}(?:vaccinat|immuni[sz]at)\w+|(?:requires?|annual|mandatory|up[- ]to[- ]date)(?: \w+){0,3} (?:vaccinat|immuni[sz]at)\w+|(?:vaccinat|immuni[sz]at)ions?(?: \w+){0,3} (?:required|mandatory)|flu shots?)\b|masern(?:schutz|impf)|impf(?:nachweis|status)/gim,
  },
  {
    kind: "clearance",
    value: "drug test",
    words: "Drug test",
    pattern: /\bdrug(?:(?:,| and| &| or|\/) ?alcohol)?[- ](?:test|screen)/gim,
  },
  {
    kind: "licence",
    value: "driving licence",
    words: "Driving license",
    pattern:
      /driv(?:er|ing)(?:'?s|s')?\s+licen[cs]e|führerschein(?! (?:der )?(?:klasse )?c)|permis (?:b\b|de conduire)|carn[eé]t? de conducir|licencia de conducir|carteira de motorista|\bCNH\b(?: categoria)? [AB]{1,2}\b|patente b\b|rijbewijs\b(?! c)|prawo jazdy(?! kat\. c)|körkort/gim,
  },
  {
    kind: "contract",
    value: "full-time",
    words: "Full-time",
    pattern:
      /\bfull[- ]?time\b|\bvollzeit\b|\bvoll-|temps plein|tiempo completo|jornada completa|tempo integral|tempo pieno|pełny etat|heltid/gim,
  },
  {
    kind: "contract",
    value: "part-time",
    words: "Part-time",
    pattern:
      /\bpart[- ]?time\b|\bteilzeit\b|temps partiel|media jornada|tiempo parcial|meio período|deeltijd|tempo parziale|deltid/gim,
  },
  {
    kind: "contract",
    value: "permanent",
    words: "Permanent",
    pattern:
      /(?<!become |to )\bpermanent (?:contract|position|role|employment)|^\W*permanent\W*$|^permanent(?=\s*[,|·])|(?<=[,|·:—-] ?)permanent(?=\s*(?:$|[,|·(]))|(?<![a-zà-ž])unbefristete?|contrat à durée indéterminée|\bindefinido\b|tempo indeterminato|umowa o pracę|vast contract/gim,
  },
  { kind: "contract", value: "permanent", words: "Permanent", pattern: /\bCDI\b|\bCLT\b/gm },
  {
    kind: "contract",
    value: "fixed-term",
    words: "Fixed term",
    pattern:
      /fixed[- ]term|\b\d{1,2}[- ]months? (?:contract|maternity)|maternity (?:leave )?(?:cover|replacement)|(?<![a-zà-ž])befristet|contrat à durée déterminée|contrato temporal|tempo determinato|\btijdelijk/gim,
  },
  { kind: "contract", value: "fixed-term", words: "Fixed term", pattern: /\bCDD\b|\bFTC\b/gm },
  {
    kind: "contract",
    value: "freelance",
    words: "Freelance or contract",
    pattern:
      /(?<!\b(?:for|to|of|by|with|and) )\bfreelanc(?:e|er|ing)\b(?! (?:economy|platform|marketplace))|\(contract\)|\bcontract (?:role|position|to hire)|\bcontractor\)?\b|umowa: b2b|contrato: pj|\|\s*pj\s*\||autónomo/gim,
  },
  {
    kind: "contract",
    value: "internship",
    words: "Internship",
    pattern:
      /\bintern(?:ship)?\b|\bpraktik(?:um|ant)|^stage\b|\bstage de \d|prácticas (?:profesionales|remuneradas)|\bbecari[oa]|\bestágio/gim,
  },
  { kind: "contract", value: "temporary", words: "Temporary", pattern: /\btemporary\b|\bzeitarbeit|\bintérim\b/gim },
  {
    kind: "shift",
    value: "days and nights",
    words: "Day and night shifts",
    pattern: /\bdays? ?(?:and|or|to|&|\/|-) ?nights?\b|\bnights? ?(?:and|or|to|&|\/|-) ?days?\b/gim,
  },
  {
    kind: "shift",
    value: "nights",
    words: "Night shifts",
    pattern:
      /(?<!\bdays? ?(?:and|or|to|&|\/|-) ?)\bnights?\b(?!\s+at| ?(?:and|or|to|&|\/) ?days?\b)|nachtdienst|nachtschicht|(?:travail )?de nuit\b|turno de noche|turno noturno|\b7p-7a\b|\bovernight\b/gim,
  },
  {
    kind: "shift",
    value: "evenings",
    words: "Evening shifts",
    pattern: /\b(?:2nd|second|evening) shifts?\b|\bevenings\b(?! (?:off|free|home))|\bspätdienst|\bspätschicht/gim,
  },
  {
    kind: "shift",
    value: "on-call",
    words: "On-call duty",
    pattern:
      /\bon[- ]call\b(?! (?:pay|allowance|support))|\bruf(?:bereitschaft|dienst)|\bbereitschaftsdienst|\bastreintes?\b/gim,
  },
  {
    kind: "shift",
    value: "holidays",
    words: "Holidays",
    pattern:
      /\b(?:rotating|alternating|some|occasional) (?:bank |public )?holidays\b|\bwork(?:ing)?(?: on| some| every other| weekends and)* (?:bank |public )?holidays\b|\bweekends?(?:,| and| or|,? &|\/) ?(?:some |occasional |rotating |on )*(?:bank |public )?holidays\b|wochenend- und feiertags/gim,
  },
  {
    kind: "shift",
    value: "weekends",
    words: "Weekends",
    pattern:
      /(?<!\b(?:home|no|free) (?:on |every |most )?)\bweekends?\b(?! (?:off|free|home))|wochenend|fin(?:es)? de semana|week-ends?|fins de semana/gim,
  },
  {
    kind: "shift",
    value: "shifts",
    words: "Shifts",
    pattern:
      /(?:rotating|rotational|\d{1,2}-hour|1st, 2nd|2nd and 3rd|early and late)[\w,\- ]{0,24}\bshifts?\b|\bshift work|(?:schicht|früh|spät|nacht)-(?=,| (?:und|oder|sowie|&) )|\d-schicht|schicht(?:dienst|arbeit|bereitschaft|betrieb|system)|travail posté|\b[23]x8\b|turnos rotativos|lavoro su turni|ploegendienst|praca zmianowa/gim,
  },
];

/** A quick test: a sentence without one of these words has no term. */
const anyTerm =
  /clear|secret|sci\b|sicherheits|habil|background|\bdbs|crimin|finger|führ|casier|antecedentes|garda|police|vulnerable|\bvog|medical|physical|vaccin|immuni|flu shot|masern|impf|drug|driv|permis|carn|licenc|carteira|\bcnh|patente|rijbewijs|prawo|körkort|full|\bpart|voll|teilzeit|deeltijd|temps|tiempo|jornada|tempo|meio|etat|tid|permanent|befrist|contrat|indefinido|umowa|\bvast|\bcdi|\bclt|fixed|months|maternity|tijdelijk|\bcdd|\bftc|freelanc|contract|\bpj|autónomo|intern|praktik|\bstage|prácticas|becari|estágio|zeitarbeit|intérim|night|nacht|nuit|noche|noturno|7p-7a|shift|evenings|spät|call|\bruf|bereitschaft|astreint|holiday|feiertag|weekend|wochenend|semana|week-end|schicht|früh|posté|x8|turn|ploeg|zmian/gim;

/** Sentences in which a term is not a requirement. */
const exceptions: Partial<Record<KnockOutKind, (sentence: Sentence, value: string) => boolean>> = {
  licence: ({ strength }) => strength === "nice",
  shift: ({ block }, value) => block === "offer" && value !== "on-call",
};

/** The facts that the terms find, with the index of their sentence. `whole` joins the sentences. */
export function termFacts(sentences: Sentence[], whole: string): (Fact & { at: number })[] {
  const { some, part } = among(anyTerm, sentences, whole);
  return terms.flatMap(({ kind, value, words, pattern }) =>
    sentencesWith(pattern, some, part).flatMap((index) => {
      const sentence = some[index] as Sentence & { at: number };
      if (exceptions[kind]?.(sentence, value)) return [];
      return factAt(kind, value, words, foundIn(pattern, sentence.text)).map((fact) => ({ ...fact, at: sentence.at }));
    }),
  );
}
