const sends =
  /\b(?:shar(?:e|ing)|send(?:ing)?|forward|e?-?mail|drop|submit|whats ?app|post)\b[^.;]{0,30}\b(?:cvs?|resumes?|résumés?|bio-?data|profiles?)\b|\b(?:contact|whats ?app|call|reach|e-?mail)\b[^.;\d@]{0,40}(?:\d[\d -]{6,14}\d|@)|^\W*(?:contact|hr|recruiter|ansprechpartner(?:in)?|kontakt)(?: [a-zà-ž]+){0,2}\s*[:(-]/i;

/** Whether a sentence says whom to write to: "WhatsApp your CV to 98765 43210 (HR Divya)". */
export const isContact = (sentence: string): boolean => sends.test(sentence);
