import { maxUnpackedBytes } from "#domain/limits.ts";

let unpacked = 0;
let mostUnpacked = maxUnpackedBytes;

/**
 * The PDF library calls this before it unpacks so many bytes more (scripts/bounded-pdf-plugin.ts).
 */
function takePdfMemory(bytes: number) {
  unpacked += bytes;
  if (unpacked > mostUnpacked) throw new RangeError("The file unpacks to too much");
}

Object.assign(globalThis, { takePdfMemory });

/** Starts to count anew, up to so many bytes from now on. */
export function freshMemory(most = mostUnpacked): void {
  unpacked = 0;
  mostUnpacked = most;
}

/** Throws RangeError also where the PDF library went on without what did not fit. */
export async function within<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } finally {
    takePdfMemory(0);
  }
}
