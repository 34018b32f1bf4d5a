import type { Fact } from "./facts.ts";

const words = (all: string) => `(?:${all.trim().replace(/\s+/g, "|").replaceAll("_", "\\s+")})`;
const letter = "[a-zà-ž\\d]";
const whole = (pattern: string) => `(?<!${letter})${pattern}(?!${letter})`;

const not = `(?:${whole(words("not cannot never nicht nie pas non niet inte no não"))}|n't(?!${letter}))`;
/** Words that may stand between "not" and the denied word. */
const amid = `(?:${words(`
  be been being currently strictly necessarily absolutely generally normally usually typically really actually always
  explicitly specifically formally ever yet a an any the part_of ein eine zwingend unbedingt un une uma es son se est
  sont è sono é são är jest een
`)}\\s+){0,3}`;
const demanded = whole(
  words(`
  need needs needed requir[a-zà-ž]* necessary mandatory essential must obligat[a-zà-ž]* compulsory expect[a-zà-ž]* have_to
  has_to ask ask_for asking_for look_for looking_for want involve involves include includes mean entail
  erforderlich[a-zà-ž]* nötig notwendig vorausgesetzt voraussetzung zwingend verlangt gefordert brauchen brauchst benötigt
  benötigen muss müssen pflicht bedingung
  exig[a-zà-ž]* requis[a-zà-ž]* nécessaires? obligatoires? demandée?s? indispensables? besoin
  requier[a-zà-ž]* requerid[a-zà-ž]* necesari[a-zà-ž]* necesit[a-zà-ž]* obligatori[a-zà-ž]* imprescindibles? hace_falta pide piden
  necessári[a-zà-ž]* obrigatóri[a-zà-ž]* precisa[a-zà-ž]* requer
  richiest[a-zà-ž]* necessari[a-zà-ž]* obbligatori[a-zà-ž]* serve
  vereist[a-zà-ž]* nodig noodzakelijk verplicht[a-zà-ž]*
  wymag[a-zà-ž]* konieczn[a-zà-ž]* potrzebn[a-zà-ž]* krav krävs nödvändig[a-zà-ž]* behöv[a-zà-ž]*
`),
);
/** Words that deny a possibility or an offer after "not": "part time is not possible". */
const had = whole(
  words("work possible available offered allowed permitted supported an_option möglich posible possible"),
);
const none = whole(
  words(`
  kein keine keinen keiner keinem keinerlei aucun aucune pas_de pas_d' ningún ninguna nenhum nenhuma nessun nessuna
  geen brak ingen inget inga optional optionally optionale optionnel optionnelle facultatif facultative opcional
  facoltativo facoltativa
`),
);
const no = whole("no");
/** Portuguese, where "no" means "in the". */
const portuguese = /(?<![a-zà-ž])(?:de|em|para|você|uma|ou)(?![a-zà-ž])/i;
const anyWithout = /without|ohne|s[aei]n|sem|senza|zonder|bez|utan/i;
const without = whole(words("without ohne sans sin sem senza zonder bez utan"));
const optional = whole(
  words(`
  optional unnecessary unneeded optionnel[a-zà-ž]* facultati[a-zà-ž]* opcional[a-zà-ž]* opzional[a-zà-ž]* facoltativ[a-zà-ž]*
  optioneel opcjonaln[a-zà-ž]* niewymagan[a-zà-ž]* valfritt
`),
);

/** Words that end a denial: "no degree needed if you have a license". */
const ends = whole(
  words(`
  and but however only just merely less fewer more later matter exceed exceeding beyond than if when unless except besides
  with without needed required necessary
  und aber nur wenn sofern sondern et mais seulement si y pero solo sólo sino mas só se ma maar alleen en ale tylko bara
`),
);
const gap = (most: number) => `(?:(?!${ends})[^.,;:!?|·()]){0,${most}}?`;

const before = new RegExp(
  `(?:${not}\\s+(?:${amid}(?:${demanded}|${had})\\s${gap(50)}|(?:an?\\s+)?)|${none}[\\s:]${gap(45)})$`,
  "i",
);
const beforeInEnglish = new RegExp(`${no}\\s${gap(45)}$`, "i");
const beforeIfSo = new RegExp(`${without}\\s${gap(40)}$`, "i");

const so = `(?:,?\\s*(?:but|though|although|yet|aber|jedoch|mais|pero|mas|ma|maar)\\s+(?:it\\s+is\\s+|it's\\s+)?)?`;
const aside = `(?:,[^,.;:]{2,40},\\s*(?:is|are)\\s)?`;
const denial = `(?:(?:${not}|${none})\\s+${amid}(?:${demanded}|${had})|${optional}|${demanded}\\s+${not})`;
const after = new RegExp(
  `^(?:(?:${gap(45)}${so}${aside}|\\s*\\(\\s*)${denial}|${gap(20)}(?:is|are)(?:\\s+not|n't)\\s*(?:$|[.,;!])|[^.,;:]{0,30}:\\s*(?:no|none|not\\s[^.,;]*|n/a|nein|keine?|non|aucune?|nessun[oa]?|geen|não|nie|ning[uú]n[oa]?)\\s*(?:$|[.,;|·(]))`,
  "i",
);

const isNegative = new RegExp(`${not}|${none}`, "i");
/**
 * A threat to turn applicants away is not a denial: "without a license you will not be considered".
 */
const turnsAway =
  /\b(?:not|n't|cannot|never)\s+(?:be\s+)?(?:considered?|accept(?:ed)?|eligible|apply|proceed|process(?:ed)?|hired?)\b|\b(?:rejected|disqualif\w+|declined|ignored|nicht berücksichtigt|bitte nicht)\b/i;
/** Kinds of facts that a nearby "not" does not deny. */
const neverDenied = new Set(["location", "pay", "start", "deadline"]);

/** Whether a sentence says that the fact is not required: "a license is not required". */
export function isDenied(text: string, { kind, value, start, end }: Fact): boolean {
  if (neverDenied.has(kind) || value === "none" || value.endsWith("sponsorship") || turnsAway.test(text)) return false;
  const head = text.slice(0, start);
  if (after.test(text.slice(end))) return true;
  if (/criminal|antecedentes|casier/i.test(text.slice(start, end))) return false;
  const less = anyWithout.test(head) ? beforeIfSo.exec(head) : null;
  if (less) return !isNegative.test(head.slice(0, less.index));
  return before.test(head) || (beforeInEnglish.test(head) && !portuguese.test(text));
}
