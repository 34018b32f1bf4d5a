/** Phrases of job postings, each of which a resume may have by chance. */
const phrases = [
  /\bwe(?:['’]re| are) (?:looking for|hiring|seeking|a (?:small |growing )?team)\b/i,
  /^\W*(?:about (?:us|the (?:role|job|position|company|team))|who we are)\b/i,
  /^\W*(?:what|how) you(?:['’]ll| will)\b|\byou(?:['’]ll| will) (?:be|have|need|work)\b/i,
  /^\W*(?:what you (?:bring|need|have)|who you are|your (?:profile|tasks|responsibilities|mission|role))\b/i,
  /^\W*(?:what )?we(?: can)? offer\b|^\W*(?:perks|benefits)\b/i,
  /\bto apply\b|\bapply (?:by|now|before|online|here|with|at|to)\b|\bsend (?:us )?your (?:resume|résumé|cv)\b/i,
  /\bequal[- ]opportunity\b|\bregardless of\b/i,
  /^\W*(?:nice to have|good to have|requirements|required|must haves?|preferred|minimum qualifications)\b/i,
  /^\W*(?:the role|job (?:description|summary|type)|responsibilities|duties)\b/i,
  /[$€£₹][\d.,]+ ?k?\b.*(?:[-–—]|\bto\b).*\d|\b(?:salary|pay|hourly rate)\b.*\d/i,
  /\bor equivalent experience\b|\b\d\+? years(?: of|['’])\b.*experience\b/i,
  /\b(?:wir suchen|wir bieten|dein profil|ihr profil|deine aufgaben|ihre aufgaben|m\/w\/d)\b/i,
  /\b(?:nous recherchons|nous offrons|profil recherché|vos missions|h\/f)\b/i,
  /\b(?:buscamos|ofrecemos|se ofrece|se requiere|procuramos|oferecemos|requisitos|funciones)\b/i,
];

/** Whether a text uses the phrases of a job posting: at least two kinds of them. */
export function readsLikePosting(lines: string[]): boolean {
  return phrases.filter((phrase) => lines.some((line) => phrase.test(line))).length >= 2;
}
