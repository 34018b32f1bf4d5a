import { withoutAccents } from "../text/text.ts";
import { withoutLegalForm } from "./legal-form.ts";
import type { Message } from "./messages.ts";
import { openNames } from "./people.ts";
import { isTitle } from "./titles.ts";

/**
 * The recipient, the company and the sender that were given and that a message does not name. A
 * person is named by any word of the name: "Mr Bakker". A company needs no legal form.
 */
export function unnamed({ text, words }: Message): string[] {
  const said = ` ${plain(text)} `;
  const { recipient = "", company = "", sender = "" } = words;
  const parts = (person: string) =>
    plain(person)
      .split(" ")
      .filter((word, at) => isName(word) && !(at === 0 && isTitle(word)));
  return [
    ...(recipient === openNames.recipient ? [] : [{ name: recipient, by: parts(recipient) }]),
    { name: company, by: [plain(withoutLegalForm(company))] },
    ...(sender === openNames.sender ? [] : [{ name: sender, by: parts(sender) }]),
  ]
    .filter(({ by }) => by.join("") !== "" && !by.some((word) => said.includes(` ${word} `)))
    .map(({ name }) => name);
}

/** Words in lower case, one space apart. */
const plain = (text: string) =>
  withoutAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Titles and particles name nobody. */
const isName = (word: string) => !/^(?:.|dr|mrs?|ms|mx|prof|de|da|di|van|von|der|den|la|le|bin|al|el)$/u.test(word);
