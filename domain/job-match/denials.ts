import type { Fact } from "./facts.ts";

const words = (all: string) => `(?:${all.trim().replace(/\s+/g, "|").replaceAll("_", "\\s+")})`;
const letter = "[\\p{L}\\p{N}]";
const whole = (pattern: string) => `(?<!${letter})${pattern}(?!${letter})`;

const not = `(?:${whole(words("not cannot never nicht nie pas non niet inte no não"))}|n't(?!${letter}))`;
/** What may stand between "not" and what is denied. */
const amid = `(?:${words(`
  be been being currently strictly necessarily absolutely generally normally usually typically really actually always
  explicitly specifically formally ever yet a an any the part_of ein eine zwingend unbedingt un une uma es son se est
  sont è sono é são är jest een
`)}\\s+){0,3}`;
const demanded = whole(
  words(`
  need needs needed requir\\p{L}* necessary mandatory essential must obligat\\p{L}* compulsory expect\\p{L}* have_to
  has_to ask ask_for asking_for look_for looking_for want involve involves include includes mean entail
  erforderlich\\p{L}* nötig notwendig vorausgesetzt voraussetzung zwingend verlangt gefordert brauchen brauchst benötigt
  benötigen muss müssen pflicht bedingung
  exig\\p{L}* requis\\p{L}* nécessaires? obligatoires? demandée?s? indispensables? besoin
  requier\\p{L}* requerid\\p{L}* necesari\\p{L}* necesit\\p{L}* obligatori\\p{L}* imprescindibles? hace_falta pide piden
  necessári\\p{L}* obrigatóri\\p{L}* precisa\\p{L}* requer
  richiest\\p{L}* necessari\\p{L}* obbligatori\\p{L}* serve
  vereist\\p{L}* nodig noodzakelijk verplicht\\p{L}*
  wymag\\p{L}* konieczn\\p{L}* potrzebn\\p{L}* krav krävs nödvändig\\p{L}* behöv\\p{L}*
`),
);
/** After "not": what is impossible or not offered, as in "part time is not possible". */
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
const portuguese = /(?<!\p{L})(?:de|em|para|você|uma|ou)(?!\p{L})/iu;
const without = whole(words("without ohne sans sin sem senza zonder bez utan"));
const optional = whole(
  words(`
  optional unnecessary unneeded optionnel\\p{L}* facultati\\p{L}* opcional\\p{L}* opzional\\p{L}* facoltativ\\p{L}*
  optioneel opcjonaln\\p{L}* niewymagan\\p{L}* valfritt
`),
);

/** A denial ends where something else begins: "no degree needed if you have a license". */
const ends = whole(
  words(`
  and but however only just merely less fewer more later matter exceed exceeding beyond than if when unless except besides
  with without needed required necessary
  und aber nur wenn sofern sondern et mais seulement si y pero solo sólo sino mas só se ma maar alleen en ale tylko bara
`),
);
const gap = (most: number) => `(?:(?!${ends})[^.,;:!?|·()]){0,${most}}?`;

const before = [
  `${not}\\s+${amid}(?:${demanded}|${had})\\s${gap(50)}`,
  `${none}[\\s:]${gap(45)}`,
  `${not}\\s+(?:an?\\s+)?`,
].map((pattern) => new RegExp(`${pattern}$`, "iu"));
const beforeInEnglish = new RegExp(`${no}\\s${gap(45)}$`, "iu");
const beforeIfSo = new RegExp(`${without}\\s${gap(40)}$`, "iu");

const so = `(?:,?\\s*(?:but|though|although|yet|aber|jedoch|mais|pero|mas|ma|maar)\\s+(?:it\\s+is\\s+|it's\\s+)?)?`;
const aside = `(?:,[^,.;:]{2,40},\\s*(?:is|are)\\s)?`;
const denial = `(?:(?:${not}|${none})\\s+${amid}(?:${demanded}|${had})|${optional}|${demanded}\\s+${not})`;
const after = [
  `^${gap(45)}${so}${aside}${denial}`,
  `^\\s*\\(\\s*${denial}`,
  `^${gap(20)}(?:is|are)(?:\\s+not|n't)\\s*(?:$|[.,;!])`,
  `^[^.,;:]{0,30}:\\s*(?:no|none|not\\s[^.,;]*|n/a|nein|keine?|non|aucune?|nessun[oa]?|geen|não|nie|ning[uú]n[oa]?)\\s*(?:$|[.,;|·(])`,
].map((pattern) => new RegExp(pattern, "iu"));

const isNegative = new RegExp(`${not}|${none}`, "iu");
/** What turns applicants away denies nothing: "without a license you will not be considered". */
const turnsAway =
  /\b(?:not|n't|cannot|never)\s+(?:be\s+)?(?:considered?|accept(?:ed)?|eligible|apply|proceed|process(?:ed)?|hired?)\b|\b(?:rejected|disqualif\w+|declined|ignored|nicht berücksichtigt|bitte nicht)\b/iu;
/** Kinds of facts that a "not" nearby does not concern. */
const neverDenied = new Set(["location", "pay", "start", "deadline"]);

/** Whether a sentence says that what it names is not asked: "a license is not required". */
export function isDenied(text: string, { kind, value, start, end }: Fact): boolean {
  if (neverDenied.has(kind) || value === "none" || value.endsWith("sponsorship") || turnsAway.test(text)) return false;
  const head = text.slice(0, start);
  if (after.some((pattern) => pattern.test(text.slice(end)))) return true;
  if (/criminal|antecedentes|casier/i.test(text.slice(start, end))) return false;
  const less = beforeIfSo.exec(head);
  if (less) return !isNegative.test(head.slice(0, less.index));
  return before.some((pattern) => pattern.test(head)) || (beforeInEnglish.test(head) && !portuguese.test(text));
}
