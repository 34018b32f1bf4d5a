import { maxSealed, type TransferLink, transferLink } from "#domain/transfer/link.ts";
import { seal, unseal } from "#domain/transfer/seal.ts";
import { exportFile } from "#domain/your-data/data-file.ts";
import { type Stored, sizeText } from "#domain/your-data/stored-text.ts";
import { api } from "#web/lib/api.ts";

const noConnection = "The connection failed. Check it, then try again.";

/**
 * Seals everything, hands it to the server, and returns the link and the moment at which it ends.
 * Throws an error with a sentence for the visitor.
 */
export async function makeTransfer(stored: Stored): Promise<{ link: string; endsAt: Date }> {
  const { sealed, key } = await seal(await exportFile(stored, Date.now()));
  if (sealed.length > maxSealed)
    throw new Error(
      `This is ${sizeText(sealed)} when packed, and a link brings at most 1.5 MB. Export a file instead, and import it on the other device.`,
    );
  const answer = await api.transfers.$post({ json: { sealed } }).catch(() => undefined);
  const { id, expires_at } = await bodyOf(answer);
  return { link: transferLink(location.origin + location.pathname, { id, key }), endsAt: new Date(expires_at) };
}

/** The export file that a link leads to. It can be fetched once. Throws as above. */
export async function fetchTransfer({ id, key }: TransferLink): Promise<string> {
  const answer = await api.transfers[":id"].$delete({ param: { id } }).catch(() => undefined);
  const { sealed } = await bodyOf(answer);
  return unseal({ sealed, key }).catch(() => {
    throw new Error("This link is damaged: its key does not open the data. Make a new one on the other device.");
  });
}

type Answer<Body> = { ok: boolean; json: () => Promise<Body> };

async function bodyOf<Body extends object>(answer: Answer<Body> | undefined): Promise<Body> {
  if (!answer) throw new Error(noConnection);
  const body = await answer.json().catch(() => undefined);
  if (answer.ok && body) return body;
  const { error } = { error: noConnection, ...body };
  throw new Error(error.endsWith(".") ? error : `${error}.`);
}
