import { type Fact, factAt, type KnockOutKind, type Sentence } from "./facts.ts";

/**
 * Requirements in fixed terms. A value with two patterns has one that respects case and one that
 * ignores it.
 */
const terms: { kind: KnockOutKind; value: string; words: string; pattern: RegExp }[] = [
  {
    kind: "clearance",
    value: "security clearance",
    words: "Security clearance",
    pattern:
      /security clearance|(?:secret|sc|dv|nato) clear(?:ance|ed)|top secret|\bTS\/SCI\b|sicherheitsüberprüfung|habilitation (?:secret|confidentiel)/i,
  },
  {
    kind: "clearance",
    value: "background check",
    words: "Background check",
    pattern:
      /background (?:check|screening|investigation)|\bDBS\b|criminal (?:record|background)|führungszeugnis|casier judiciaire|antecedentes penales|garda vetting|police (?:check|clearance)|\bVOG\b/i,
  },
  {
    kind: "clearance",
    value: "medical exam",
    words: "Medical exam",
    pattern:
      /\bDOT (?:physical|medical)|\bmedical (?:exam|examination|clearance)\b|pre-employment (?:physical|medical)/i,
  },
  { kind: "clearance", value: "drug test", words: "Drug test", pattern: /\bdrug[- ](?:test|screen)/i },
  {
    kind: "licence",
    value: "driving licence",
    words: "Driving license",
    pattern:
      /driv(?:er|ing)(?:'?s|s')?\s+licen[cs]e|führerschein(?! (?:der )?(?:klasse )?c)|permis (?:b\b|de conduire)|carn[eé]t? de conducir|licencia de conducir|carteira de motorista|\bCNH\b(?: categoria)? [AB]{1,2}\b|patente b\b|rijbewijs\b(?! c)|prawo jazdy(?! kat\. c)|körkort/i,
  },
  {
    kind: "contract",
    value: "full-time",
    words: "Full-time",
    pattern:
      /\bfull[- ]?time\b|\bvollzeit\b|\bvoll-|temps plein|tiempo completo|jornada completa|tempo integral|tempo pieno|pełny etat|heltid/i,
  },
  {
    kind: "contract",
    value: "part-time",
    words: "Part-time",
    pattern:
      /\bpart[- ]?time\b|\bteilzeit\b|temps partiel|media jornada|tiempo parcial|meio período|deeltijd|tempo parziale|deltid/i,
  },
  {
    kind: "contract",
    value: "permanent",
    words: "Permanent",
    pattern:
      /(?<!become |to )\bpermanent (?:contract|position|role|employment)|^\W*permanent\W*$|^permanent(?=\s*[,|·])|(?<=[,|·:—-] ?)permanent(?=\s*(?:$|[,|·(]))|(?<![a-zà-ž])unbefristete?|contrat à durée indéterminée|\bindefinido\b|tempo indeterminato|umowa o pracę|vast contract/i,
  },
  { kind: "contract", value: "permanent", words: "Permanent", pattern: /\bCDI\b|\bCLT\b/ },
  {
    kind: "contract",
    value: "fixed-term",
    words: "Fixed term",
    pattern:
      /fixed[- ]term|\b\d{1,2}[- ]months? (?:contract|maternity)|maternity cover|(?<![a-zà-ž])befristet|contrat à durée déterminée|contrato temporal|tempo determinato|\btijdelijk/i,
  },
  { kind: "contract", value: "fixed-term", words: "Fixed term", pattern: /\bCDD\b|\bFTC\b/ },
  {
    kind: "contract",
    value: "freelance",
    words: "Freelance or contract",
    pattern:
      /(?<!\b(?:for|to|of|by|with|and) )\bfreelanc(?:e|er|ing)\b(?! (?:economy|platform|marketplace))|\(contract\)|\bcontract (?:role|position|to hire)|\bcontractor\)?\b|umowa: b2b|contrato: pj|\|\s*pj\s*\||autónomo/i,
  },
  {
    kind: "contract",
    value: "internship",
    words: "Internship",
    pattern:
      /\bintern(?:ship)?\b|\bpraktik(?:um|ant)|^stage\b|\bstage de \d|prácticas (?:profesionales|remuneradas)|\bbecari[oa]|\bestágio/i,
  },
  { kind: "contract", value: "temporary", words: "Temporary", pattern: /\btemporary\b|\bzeitarbeit|\bintérim\b/i },
  {
    kind: "shift",
    value: "nights",
    words: "Night shifts",
    pattern:
      /\bnight[- ]shifts?|\bnights?\b(?!\s+at)|nachtdienst|nachtschicht|(?:travail )?de nuit\b|turno de noche|turno noturno|\b7p-7a\b|\bovernight\b/i,
  },
  {
    kind: "shift",
    value: "weekends",
    words: "Weekends",
    pattern:
      /(?<!\b(?:home|no|free) (?:on |every |most )?)\bweekends?\b(?! (?:off|free|home))|wochenend|fin(?:es)? de semana|week-ends?|fins de semana/i,
  },
  {
    kind: "shift",
    value: "shifts",
    words: "Shifts",
    pattern:
      /(?:rotating|rotational|\d{1,2}-hour|1st, 2nd|2nd and 3rd|day and night|early and late)[\w,\- ]{0,24}\bshifts?\b|\bshift work|schicht(?:dienst|arbeit|bereitschaft|betrieb|system)|travail posté|\b[23]x8\b|turnos rotativos|lavoro su turni|ploegendienst|praca zmianowa/i,
  },
];

/** Sentences in which a term is not a requirement. */
const exceptions: Partial<Record<KnockOutKind, (sentence: Sentence) => boolean>> = {
  licence: ({ strength }) => strength === "nice",
  shift: ({ block }) => block === "offer",
};

/** One rule per term, since running one pattern over many sentences is faster. */
export const termRules = terms.map(({ kind, value, words, pattern }) => (sentence: Sentence): Fact[] => {
  return exceptions[kind]?.(sentence) ? [] : factAt(kind, value, words, pattern.exec(sentence.text));
});
