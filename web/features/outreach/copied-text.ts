import { withFullStop } from "#domain/text/text.ts";

/** "1 blank still to fill" */
export function toFill(blanks: number): string {
  return blanks === 1 ? "1 blank still to fill" : `${blanks} blanks still to fill`;
}

/** "It does not name Acme or Ada." */
export const doesNotName = (missing: string[]) => `It does not name ${withFullStop(missing.join(" or "))}`;

/** The toast for a copied message. It names unfilled blanks and missing names. */
export function copiedText(title: string, blanks: number, missing: string[]): string {
  const copied = `${title} message copied!${blanks > 0 ? ` ${toFill(blanks)}` : ""}`;
  if (missing.length === 0) return copied;
  return `${blanks > 0 ? `${copied}.` : copied} ${doesNotName(missing)}`;
}
