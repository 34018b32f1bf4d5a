import words from "#content/posting-words.json" with { type: "json" };

/** Words of sentences. No name of a skill has them. */
export const ofSentence =
  /(?:^|\s)(?:you|your|we|our|us|they|he|she|it|who|that|which|what|how|where|when|while|as|if|so|but|not|no|to|is|are|was|were|be|been|being|has|have|had|do|does|can|could|will|would|should|must|may|need|needs|able|ability|willing\w*|ensure|from|more|than|at least|up to|ich|du|sie|wir|ist|sind|hat|kann|nicht|zu|zur|que|qui|est|son|ser|years?|jahren?|ans|años|anos|months?)(?=\s|$)/i;
/** Beginnings of text that adds nothing to the items before it, or that is another sentence. */
const noItem =
  /^(?:another|other|any|similar|related|equivalent|comparable|enjoy|love|like|want|care|write|build|bring|speak|keep|take|show|think|understand|prefer|(?:[a-z]+ )?(?:focus|emphasis|passion|interest|eye) (?:on|for|in))(?![a-zà-ž])/i;
/** Words that name nothing by themselves. */
const vague = new Set(words.vague);
const maxWords = 7;

/** Whether words may name a requirement. Words that continue in the next item may not: "front-". */
export function isName(text: string): boolean {
  const parts = text.split(/\s+/);
  if (!/\p{L}{3}|\p{Lu}{2}|\p{Lu}\d/u.test(text) || /[-(]$/.test(text) || parts.length > maxWords) return false;
  return (
    !ofSentence.test(text) &&
    !noItem.test(text) &&
    parts.some((word) => /\p{L}/u.test(word) && !vague.has(word.toLowerCase()))
  );
}
