import type { Move } from "./record.ts";

/** The statuses of German sheets, the first that matches. */
const inGerman: [RegExp, Move][] = [
  [/keine (antwort|rückmeldung|reaktion)/i, { stage: "closed", outcome: "no-answer" }],
  [/zurückgezogen|(selbst|von mir) abgesagt|angebot abgelehnt/i, { stage: "closed", outcome: "withdrawn" }],
  [/absage|abgesagt|abgelehnt/i, { stage: "closed", outcome: "rejected" }],
  [/zusage|zugesagt|unterschrieben|eingestellt/i, { stage: "closed", outcome: "accepted" }],
  [/vertragsangebot|^angebot/i, { stage: "offer" }],
  [/gespräch|eingeladen|einladung|probearbeit/i, { stage: "interview" }],
  [/telefonat|im kontakt|in kontakt/i, { stage: "in-touch" }],
  [/(noch )?nicht beworben|noch offen|^offen$|geplant|vorgemerkt|gemerkt|interessant/i, { stage: "saved" }],
  [/beworben|versendet|verschickt|abgeschickt|eingereicht|in (bearbeitung|prüfung)|warte/i, { stage: "applied" }],
];

const not = String.raw`\b(?:not|no|never|without|(?:did|was|were|have|has|is|could)n['’]?t)\b`;

const withdrawn: Move = { stage: "closed", outcome: "withdrawn" };

/** The first matching pattern wins. Negations come first, so that "no offer" is not an offer. */
const wholeText: [RegExp, Move][] = [
  [/ghost|no answer/i, { stage: "closed", outcome: "no-answer" }],
  [
    /(declin|turned down|refus|reject)\w* (the |an |their |my )?offer|offer (was )?(not accepted|declin|turned down|refus|reject)/i,
    withdrawn,
  ],
  [/withdr|no longer interested|not interested/i, withdrawn],
  [
    new RegExp(
      `reject|declined|turned down|unsuccessful|regret|${not}.*(offer|shortlist|select|hired|accepted|success|proceed|mov(e|ing) (forward|ahead)|consider|qualif|a fit)|offer ${not}`,
      "i",
    ),
    { stage: "closed", outcome: "rejected" },
  ],
];

const withoutNegations: [RegExp, Move][] = [
  [/^(re-?)?applied (through|thru|via|by|with|from|on|at|in|to|for|using|online)\b/i, { stage: "applied" }],
  [/accepted|hired|signed/i, { stage: "closed", outcome: "accepted" }],
  [/closed|archiv|filled|expired/i, { stage: "closed" }],
  [/offer|negotiat/i, { stage: "offer" }],
  [/interview|on.?site|technical|assessment|take.?home|\bround\b/i, { stage: "interview" }],
  [/^(re-?)?applied\b/i, { stage: "applied" }],
  [/touch|screen|phone|contacted|replied|recruiter|referr|shortlist/i, { stage: "in-touch" }],
  [/appl(ied|ication)|submitted|sent|review/i, { stage: "applied" }],
  [/saved|wish|bookmark|interested|apply|todo|backlog|draft|new/i, { stage: "saved" }],
];

const notYetApplied = /\bto apply|(\bnot|\bnever|n['’]t)( yet| been)* appl/i;
const waiting = /await|waiting|pending|respon|repl(y|ied)|hear|update|news|feedback|result|\byet\b/i;

/** The move that a status means; undefined if unknown. "No reply" means applied. */
export function stageOfText(text: string): Move | undefined {
  if (notYetApplied.test(text)) return { stage: "saved" };
  const status = text.replace(new RegExp(String.raw`${not}.*\byet\b`, "i"), "awaiting");
  const found = wholeText.find(([words]) => words.test(status));
  const german = found ?? inGerman.find(([words]) => words.test(text));
  if (german) return german[1];
  const positive = status.replace(new RegExp(`${not}( \\w+){0,3}`, "gi"), "");
  const move = withoutNegations.find(([words]) => words.test(positive))?.[1];
  return move ?? (waiting.test(status) ? { stage: "applied" } : undefined);
}
