import { AsyncLocalStorage } from "node:async_hooks";
import { maxUnpackedBytes } from "#domain/limits.ts";
import { ResumeRefused } from "#domain/resume/refusals.ts";
import { type Account, ledger } from "../../ledger.ts";

/** What all documents that are read at the same moment may take together. */
const maxBytesOfAll = 64 * 1024 * 1024;
/** The reader gives up after eight seconds; see longestMs in domain/resume/read-pdf.ts. */
const longestMs = 10_000;

const documents = ledger(longestMs);
const current = new AsyncLocalStorage<Account>();

/**
 * The PDF library calls this before it unpacks so many bytes more (scripts/bounded-pdf-plugin.ts).
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
 * Runs `read` with 24 MB of its own to unpack into, so that one visitor's file never fails
 * another's. Throws RangeError if that was not enough, and ResumeRefused("busy") if the files of
 * all visitors fill 64 MB, even where the PDF library went on without the rest.
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
