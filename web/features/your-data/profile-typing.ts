import type { TypedProfile } from "#domain/profile/typed.ts";

let typing: Partial<TypedProfile> = {};

/** What was typed into the profile's form and not saved. It survives leaving the page by Back. */
export const profileTyping = () => typing;

/** Keeps what was typed. */
export function keepProfileTyping(next: Partial<TypedProfile>): void {
  typing = next;
}
