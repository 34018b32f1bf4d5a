/** Far more than the text and fonts of two pages need, and far less than an isolate has. */
const mostBytes = 24 * 1024 * 1024;

let readers = 0;
let taken = 0;

/** Called by the PDF library before it unpacks so many bytes more (scripts/bounded-pdf-plugin.ts). */
function takePdfMemory(bytes: number) {
  taken += bytes;
  if (taken > mostBytes) throw new RangeError("The file unpacks to too much");
}

Object.assign(globalThis, { takePdfMemory });

/**
 * Runs `read` with 24 MB to unpack into, which all that run at the same time share, since they share the isolate's
 * memory too. Throws RangeError if that was not enough, even where the PDF library went on without the rest.
 */
export async function withinPdfMemory<T>(read: () => Promise<T>): Promise<T> {
  readers++;
  try {
    const result = await read();
    takePdfMemory(0);
    return result;
  } catch (error) {
    takePdfMemory(0);
    throw error;
  } finally {
    readers--;
    if (readers === 0) taken = 0;
  }
}
