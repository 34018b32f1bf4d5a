import type { Fact, Sentence } from "./facts.ts";

const months =
  "jan(?:uary|uar|vier|eiro)?|feb(?:ruary|ruar|rero|braio)?|fév(?:rier)?|fev(?:ereiro)?|mar(?:ch|s|zo|ço)?|märz|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|may|mai|mayo|maio|maggio|mei|jun[ei]?|juni?o|junho|juin|giugno|jul[yi]?|julio|julho|juil(?:let)?|luglio|aug(?:ust|ustus)?|ago(?:sto)?|août|sept?(?:ember|embre|iembre)?|setembro|settembre|oct(?:ober|obre|ubre)?|okt(?:ober)?|outubro|ottobre|nov(?:ember|embre|iembre|embro)?|dec(?:ember)?|déc(?:embre)?|dez(?:ember|embro)?|dic(?:iembre|embre)?";
const date = `(?:\\p{L}+day,?\\s+)?(?:\\d{1,2}(?:st|nd|rd|th|\\.|er)?\\s+(?:de\\s+)?)?(?:${months})\\.?(?:\\s+\\d{1,2}(?!\\d)(?:st|nd|rd|th)?,?)?(?:\\s+(?:de\\s+)?\\d{4})?(?![\\p{L}])|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}`;
const start = new RegExp(
  `(?<!\\p{L})(?:start(?:ing|s)?(?: date)?|eintritt(?:stermin|sdatum)?|beginn|ab dem|ab|date de début|début|à partir de|fecha de inicio|inicio|data de início|início|data di inizio|startdatum|rozpoczęcie)\\s*(?:on|in|am|le|:|-|zum)?\\s*(${date})`,
  "iu",
);
const deadline = new RegExp(
  `(?<!\\p{L})(?:apply (?:by|before|until)|closing date|application deadline|applications? (?:close|due)|deadline|bewerbungsfrist|bewerbungsschluss|bewerben sie sich bis(?: zum)?|date limite(?: de candidature)?|fecha límite|plazo|prazo|scadenza)\\s*(?:is|on|am|le|:|-|bis)?\\s*(${date})`,
  "iu",
);
const soon =
  /as soon as possible|\basap\b|start(?:ing)? immediately|immediate start|immediate joiner|\bab sofort\b|nächstmöglich\p{L}*|dès que possible|incorporación inmediata|início imediato|inizio immediato|per direct\b|od zaraz/iu;

/** When the job starts, and until when to apply, as the posting writes it. */
export function dateFacts({ text, block }: Sentence): Fact[] {
  if (block === "duties" || block === "offer") return [];
  const at = (kind: "start" | "deadline", pattern: RegExp): Fact[] => {
    const found = pattern.exec(text);
    const said = found?.[1];
    if (!found || !said || !/\d/.test(said)) return [];
    const from = found.index + found[0].length - said.length;
    return [{ kind, value: said, words: said, start: from, end: from + said.length }];
  };
  const now = soon.exec(text);
  if (now)
    return [
      {
        kind: "start",
        value: "as soon as possible",
        words: "As soon as possible",
        start: now.index,
        end: now.index + now[0].length,
      },
    ];
  return [...at("deadline", deadline), ...at("start", start)];
}
