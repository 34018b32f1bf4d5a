import { AsyncLocalStorage } from "node:async_hooks";
import { maxUnpackedBytes } from "#domain/limits.ts";
import { ResumeRefused } from "#domain/resume/refusals.ts";
import { type Account, ledger } from "../../ledger.ts";

/** The limit for all documents that are read at the same time. */
const maxBytesOfAll = 64 * 1024 * 1024;
/**
 * The reader gives up after eight seconds (longestMs in domain/resume/read-pdf.ts). This is longer.
 */
const maxAgeMs = 10_000;

const documents = ledger(maxAgeMs);
const current = new AsyncLocalStorage<Account>();

/**
 * The PDF library calls this before it unpacks this many more bytes. See
 * scripts/bounded-pdf-plugin.ts.
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
 * Runs `read` with a budget of 24 MB for unpacked data, so that one visitor's file cannot make
 * another visitor's file fail. Throws RangeError if the file needs more. Throws
 * ResumeRefused("busy") if the files of all visitors need more than 64 MB. Throws even if the PDF
 * library has ignored the error and continued.
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
