import type { TypedProfile } from "#domain/profile/typed.ts";

let typing: Partial<TypedProfile> = {};

/** Unsaved text in the profile's form. It is still there after Back from another page. */
export const profileTyping = () => typing;

/** Keeps what was typed. */
export function keepProfileTyping(next: Partial<TypedProfile>): void {
  typing = next;
}
