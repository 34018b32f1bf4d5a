/** More characters than any posting has; what comes after them is not read. */
export const maxPostingLength = 60_000;
