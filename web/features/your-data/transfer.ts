import { maxSealed, type TransferLink, transferLink } from "#domain/transfers/link.ts";
import { seal, unseal } from "#domain/transfers/seal.ts";
import { exportFile, readExportFile } from "#domain/your-data/data-file.ts";
import { type Stored, sizeText } from "#domain/your-data/stored-text.ts";
import { storedThings } from "#domain/your-data/stored-things.ts";
import { api } from "#web/lib/api.ts";
import { timeForFile } from "#web/lib/fetch-in-time.ts";
import { type Incoming, thingsIn } from "./import-file.ts";

const noConnection = "The connection failed. Check it, then try again.";

/**
 * Encrypts everything and uploads it. Returns the link and its expiry. Throws an error with a
 * sentence for the visitor.
 */
export async function makeTransfer(stored: Stored): Promise<{ link: string; endsAt: Date }> {
  if (storedThings.every(({ key, isDerived }) => isDerived || stored[key] === undefined))
    throw new Error("There is nothing to move yet.");
  const { sealed, key } = await seal(await exportFile(stored, Date.now()));
  if (sealed.length > maxSealed)
    throw new Error(
      `This is ${sizeText(sealed.length)} when packed, and a link brings at most 1.5 MB. Export a file instead, and import it on the other device.`,
    );
  const answer = await api.transfers.$post({ json: { sealed } }, timeForFile()).catch(() => undefined);
  const { id, expires_at } = await bodyOf(answer);
  return { link: transferLink(location.origin + location.pathname, { id, key }), endsAt: new Date(expires_at) };
}

/** The link cannot work, so another try is useless. The message is a sentence for the visitor. */
export class DeadLink extends Error {}

const refusals = {
  foreign: "This link brings no data of this site.",
  newer: "The other device has a newer version of this site. Reload this page, then make a new link there.",
  damaged: "The data of this link is damaged. Make a new one on the other device.",
};

/**
 * Downloads and decrypts a transfer. The server then deletes it. Throws DeadLink, or the errors of
 * makeTransfer().
 */
export async function fetchTransfer({ id, key }: TransferLink): Promise<Incoming> {
  const answer = await api.transfers[":id"].$delete({ param: { id } }, timeForFile()).catch(() => undefined);
  const { sealed } = await bodyOf(answer);
  const file = await unseal({ sealed, key }).catch(() => {
    throw new DeadLink("This link is damaged: its key does not open the data. Make a new one on the other device.");
  });
  const { things, refusal } = await readExportFile(file);
  if (refusal) throw new DeadLink(refusals[refusal]);
  return { file, things: thingsIn(things) };
}

type Answer<Body> = { ok: boolean; status: number; json: () => Promise<Body> };

async function bodyOf<Body extends object>(answer: Answer<Body> | undefined): Promise<Body> {
  if (!answer) throw new Error(noConnection);
  const body = await answer.json().catch(() => undefined);
  if (answer.ok && body) return body;
  const { error } = { error: noConnection, ...body };
  const sentence = error.endsWith(".") ? error : `${error}.`;
  throw answer.status === 404 ? new DeadLink(sentence) : new Error(sentence);
}
