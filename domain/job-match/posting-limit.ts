/** In characters. No posting is longer, and the rest is not read. */
export const maxPostingLength = 60_000;
