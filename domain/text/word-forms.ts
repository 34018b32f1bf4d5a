/** Ends of a word's form, and their ends in another form: convert and conversion. */
const changes: [RegExp, string][] = [
  [/rt$/, "rsion"],
  [/rsions?$/, "rt"],
  [/scrib$/, "script"],
  [/script$/, "scrib"],
  [/ify$/, "ific"],
  [/ific$/, "ify"],
  [/duc$/, "duct"],
  [/mit$/, "mission"],
  [/missions?$/, "mit"],
  [/nd$/, "nsion"],
  [/nsions?$/, "nd"],
  [/solv$/, "solut"],
  [/solut$/, "solv"],
  [/i$/, "y"],
];

/** Endings, and the fewest letters that must remain: "serv" of "server" would find each service. */
const endings: [RegExp, number][] = [
  [/(?<!^serv|^count)ers?$|ing$/, 4],
  [/(?:ions?|ors?|ed|es|e|s|able|ments?|al|ive)$/, 5],
  [/(?<=iz|ific)ations?$/, 4],
];

/**
 * The beginnings of a lower-case English word's forms: "optimiz" for optimizer and optimization;
 * "convert" and "conversion" for converter. A final space marks a whole word.
 */
export function formStarts(word: string): string[] {
  const forms = new Set([word]);
  for (const [ending, fewest] of endings) {
    const stem = word.replace(ending, "");
    if (stem.length >= fewest) forms.add(stem);
  }
  // "Transformation" is what a transformer does. "General" has nothing to do with generation.
  const verb = word.replace(/ations?$/, "");
  if (verb !== word && verb.length > 3) for (const end of [" ", "s ", "er", "ing"]) forms.add(verb + end);
  for (const form of [...forms])
    for (const [from, to] of changes) if (from.test(form)) forms.add(form.replace(from, to));
  return [...forms];
}
