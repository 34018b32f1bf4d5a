/** Words of sentences, which no name of a skill has. */
export const ofSentence =
  /(?:^|\s)(?:you|your|we|our|us|they|he|she|it|who|that|which|what|how|where|when|while|as|if|so|but|not|no|to|is|are|was|were|be|been|being|has|have|had|do|does|can|could|will|would|should|must|may|need|needs|able|ability|willing\w*|ensure|from|more|than|at least|up to|ich|du|sie|wir|ist|sind|hat|kann|nicht|zu|zur|que|qui|est|son|ser|years?|jahren?|ans|años|anos|months?)(?=\s|$)/i;
/** The beginnings of what says no more than the items before it, and of another sentence. */
const noItem =
  /^(?:another|other|any|similar|related|equivalent|comparable|enjoy|love|like|want|care|write|build|bring|speak|keep|take|show|think|understand|prefer|(?:[a-z]+ )?(?:focus|emphasis|passion|interest|eye) (?:on|for|in))(?![a-zà-ž])/i;
/** Words that name nothing by themselves. */
const vague = new Set(
  "a an and or it them this these those us the of in on with for at by other others another any all each every both etc similar equivalent comparable related relevant same various different multiple several additional good strong solid excellent great deep broad sound basic advanced proven practical professional working general modern current latest new common complex large small key core main major best high higher low fast fast-paced dynamic hands-on strongly well plus bonus nice must required preferred desirable essential advantage asset experience experiences knowledge understanding skill skills expertise background training education qualification qualifications degree degrees field fields area areas discipline disciplines subject subjects sector sectors industry industries domain domains role roles position positions job jobs work working team teams environment environments setting settings company companies organization organizations organisation organisations practice practices principle principles concept concepts fundamentals basics pattern patterns standard standards technique techniques technology technologies tech tool tools tooling toolset toolchain framework frameworks library libraries language languages platform platforms system systems software application applications product products process processes procedure procedures method methods methodology methodologies solution solutions service services ecosystem stack stacks thing things topic topics level self-motivated motivated reliable flexible friendly passion attitude mindset enthusiasm interest willingness ability communication interpersonal verbal written analytical organizational organisational leadership teamwork collaboration attention detail time daily life ähnliche ähnlich vergleichbar vergleichbare gute sehr weitere andere anderen similaire similaires équivalent similar similares otros outros avanzado avanzados simple own personal people customers clients users stakeholders colleagues technical functional non-technical business hard soft further beyond nonprofit idealerweise ideally preferably ambiguity change pressure uncertainty deadlines caring positive proactive ethic humor humour humility curiosity responsibility initiative".split(
    " ",
  ),
);
const maxWords = 7;

/** Whether words may name what is asked for. Words that go on in the next item do not: "front-". */
export function isName(text: string): boolean {
  const words = text.split(/\s+/);
  if (!/\p{L}{3}|\p{Lu}{2}|\p{Lu}\d/u.test(text) || /[-(]$/.test(text) || words.length > maxWords) return false;
  return (
    !ofSentence.test(text) &&
    !noItem.test(text) &&
    words.some((word) => /\p{L}/u.test(word) && !vague.has(word.toLowerCase()))
  );
}
