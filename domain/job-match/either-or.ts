import type { Mention } from "./vocabulary.ts";

const or =
  /^\s*[()]?\s*(?:\/|,?\s*(?:or|oder|ou|o|of|lub|and\/or|und\/oder|bzw\.?|beziehungsweise|y\/o|et\/ou|e\/ou|eller|alternatively)\s+(?:an?\s+|the\s+|in\s+|mit\s+|with\s+)?)\s*\(?\s*$/i;
/** The other gender's ending after an occupation: "Altenpfleger/in", "Pflegefachfrau/-mann". */
const otherGender = /^(?:\/-?(?:innen|in|mann|frau)|\((?:innen|in)\)|[:*_](?:innen|in))(?![\p{L}])/u;
const comma = /^\s*,\s*$/;
const examples =
  /(?:such as|like|e\.\s?g\.?,?|for example|for instance|z\.\s?b\.?|beispielsweise|wie|comme|par exemple|tels? que|telles? que|como|por ejemplo|por exemplo|p\.\s?ej\.?|one of|any of|either|ad esempio|zoals|np\.)\s*:?\s*\(?$/i;

/**
 * One thing of a kind, before brackets that list ways to meet it: "a cloud platform (AWS, Azure,
 * GCP)", "cloud certification (AWS, Azure)".
 */
const oneOfKind =
  /(?:(?:^| )(?:an?|any|one) (?:\S+ ){0,3}(?:platform|language|framework|database|library|tool|provider|cloud|engine|system|environment|CRM|ERP)|certificat(?:e|ion)) ?\($/i;

/** The end of a list in which any one item is enough: "Actimize, Quantexa or similar". */
const orSimilar =
  /^,?\s*(?:or|oder|ou|o)\s+(?:an?\s+)?(?:other\s+)?(?:similar|equivalent|comparable|vergleichbar|ähnlich|gleichwertig|équivalent|similaire|equivalente|similar)/i;

/**
 * Groups mentions if any one of them is enough: "A, B or C", "A/B", "such as A, B", "A, B or
 * similar".
 */
export function eitherOr(sentence: string, mentions: Mention[]): Mention[][] {
  const groups: Mention[][] = [];
  let run: Mention[] = [];
  let isChoice = false;
  const flush = () => {
    isChoice ||= run.length > 1 && orSimilar.test(sentence.slice(run.at(-1)?.end));
    if (isChoice) groups.push(run);
    else groups.push(...run.map((mention) => [mention]));
    run = [];
    isChoice = false;
  };
  for (const mention of mentions) {
    const last = run.at(-1);
    const gap = last ? sentence.slice(last.end, mention.start).replace(otherGender, "") : "";
    const isSlash = /^\s*\/\s*$/.test(gap);
    if (last && isSlash && !isChoice && run.length > 1) {
      // A slash binds closer than a comma: only its two neighbors belong together.
      run.pop();
      flush();
      run = [last];
    }
    if (last && !(or.test(gap) || comma.test(gap))) flush();
    else if (last && comma.test(gap) && isChoice && !startsWithExamples(sentence, run)) flush();
    run.push(mention);
    isChoice ||=
      (last !== undefined && run.length > 1 && or.test(gap)) || (run.length > 1 && startsWithExamples(sentence, run));
  }
  flush();
  return groups;
}

function startsWithExamples(sentence: string, [first]: Mention[]): boolean {
  const before = sentence.slice(0, first?.start ?? 0).trimEnd();
  return examples.test(before.slice(-30)) || oneOfKind.test(before.slice(-60));
}
