/** What happened before a follow-up: an application was sent, or there was a contact. */
export type Before = "applied" | "in-touch";

/** The kind of follow-up that fits what happened. By default, it follows the first message. */
export function followUpAfter(before: string | null) {
  if (before === "applied" || before === "in-touch") return `${before}-follow-up` as const;
  return "follow-up";
}

/** The kind of follow-up to send after this many follow-ups. Nobody gets the first one twice. */
export const followUpNumber = (sent: number) => (sent === 0 ? "follow-up" : "second-follow-up");
