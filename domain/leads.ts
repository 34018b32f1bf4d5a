import { maxEmail, maxPersonName } from "./limits.ts";
import { oneLine } from "./text/text.ts";

/** Who downloads a site. */
export type Lead = { email: string; name: string };

/** The rule of HTML's email input ("valid email address"), and the host needs a dot. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Sentences of the page and the server for a lead that cannot be stored. */
export const leadSentences = {
  noName: "Please enter your name.",
  longName: "Please enter a shorter name.",
  noEmail: "Please enter your email address.",
  longEmail: "This email address is too long.",
  partialEmail: "Please enter a whole email address, like name@example.com.",
};

/**
 * docs/spec.md, section 3, "Download lead": the email is trimmed and lower-cased, and the name is
 * trimmed. Control characters and direction marks in a name become spaces.
 */
export function tidyLead({ email, name }: Lead): Lead {
  return { email: email.trim().toLowerCase(), name: oneLine(name) };
}

/** What is wrong with the name and the email of a tidy lead, in a sentence each. */
export function leadProblems({ email, name }: Lead): Partial<Lead> {
  const wrongName = name === "" ? leadSentences.noName : name.length > maxPersonName && leadSentences.longName;
  const wrongEmail = emailProblem(email);
  return { ...(wrongEmail && { email: wrongEmail }), ...(wrongName && { name: wrongName }) };
}

function emailProblem(email: string): string | undefined {
  if (email === "") return leadSentences.noEmail;
  if (email.length > maxEmail) return leadSentences.longEmail;
  if (!emailPattern.test(email)) return leadSentences.partialEmail;
}
