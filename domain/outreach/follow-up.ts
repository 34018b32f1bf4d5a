/** What happened before a follow-up: an application was sent, or there was a contact. */
export type Before = "applied" | "in-touch";

/** The follow-up that is true after what happened. Else it follows the visitor's first message. */
export function followUpAfter(before: string | null) {
  if (before === "applied" || before === "in-touch") return `${before}-follow-up` as const;
  return "follow-up";
}
