import { maxUnpackedBytes } from "#domain/limits.ts";

let unpacked = 0;
let maxUnpacked = maxUnpackedBytes;

/** The PDF library calls this before it unpacks more bytes (scripts/bounded-pdf-plugin.ts). */
function takePdfMemory(bytes: number) {
  unpacked += bytes;
  if (unpacked > maxUnpacked) throw new RangeError("The file unpacks to too much");
}

Object.assign(globalThis, { takePdfMemory });

/** Resets the count, and sets the limit for the next reading. */
export function freshMemory(limit = maxUnpacked): void {
  unpacked = 0;
  maxUnpacked = limit;
}

/** Throws a RangeError over the limit, even if the PDF library has swallowed it and gone on. */
export async function within<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } finally {
    takePdfMemory(0);
  }
}
