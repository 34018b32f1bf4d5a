/** In characters. Real postings are shorter. Text beyond the limit is not read. */
export const maxPostingLength = 60_000;
