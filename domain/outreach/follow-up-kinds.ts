/** What happened before a follow-up: an application was sent, or there was a contact. */
export type Before = "applied" | "in-touch";

/** The follow-up that is true after what happened. Else it follows the visitor's first message. */
export function followUpAfter(before: string | null) {
  if (before === "applied" || before === "in-touch") return `${before}-follow-up` as const;
  return "follow-up";
}

/** The message that comes after this many follow-ups. Nobody gets the first one twice. */
export const followUpNumber = (sent: number) => (sent === 0 ? "follow-up" : "second-follow-up");
