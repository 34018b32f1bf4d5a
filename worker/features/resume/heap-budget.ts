import { AsyncLocalStorage } from "node:async_hooks";
import { maxUnpackedBytes } from "#domain/limits.ts";
import { ResumeRefused } from "#domain/resume/refusals.ts";
import { type Account, ledger } from "../../ledger.ts";

/** The limit for all documents that are read at the same time. */
const maxBytesOfAll = 64 * 1024 * 1024;
/**
 * Longer than the eight seconds after which the reader gives up; see longestMs in
 * domain/resume/read-pdf.ts.
 */
const maxAgeMs = 10_000;

const documents = ledger(maxAgeMs);
const current = new AsyncLocalStorage<Account>();

/**
 * The PDF library calls this before it unpacks this many more bytes
 * (scripts/bounded-pdf-plugin.ts).
 */
function takePdfMemory(bytes: number) {
  const account = current.getStore();
  if (!account) return;
  account.bytes += bytes;
  if (account.bytes > maxUnpackedBytes) throw new RangeError("The file unpacks to too much");
  if (documents.total() > maxBytesOfAll) throw new ResumeRefused("busy");
}

Object.assign(globalThis, { takePdfMemory });

/**
 * Runs `read` with a budget of 24 MB for unpacked data, so that one visitor's file does not make
 * another's fail. Throws RangeError if that was not enough, and ResumeRefused("busy") if all
 * visitors' files fill 64 MB, even if the PDF library continued without the rest.
 */
export function withinHeapBudget<T>(read: () => Promise<T>): Promise<T> {
  const account = documents.open();
  return current.run(account, async () => {
    try {
      return await read();
    } finally {
      try {
        takePdfMemory(0);
      } finally {
        documents.close(account);
      }
    }
  });
}
