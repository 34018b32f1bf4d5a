import JSZip from "jszip";
import { fileRefusals } from "./file-refusals.ts";
import { FileRefused } from "./file-refused.ts";

declare module "jszip" {
  /** Documented by JSZip, but missing from its types. */
  interface JSZipObject {
    internalStream(type: "uint8array"): JSZipStreamHelper<Uint8Array>;
  }
}

/** A Word file of a resume has about 15 entries and unpacks to less than 1 MB. */
const maxEntries = 2000;
const maxBytes = 50 * 1024 * 1024;
const maxRatio = 200;

/** A zip archive. Only requested entries are unpacked, all within one budget of bytes. */
export type Archive = {
  paths: string[];
  /** The bytes of an entry; undefined if there is no such entry. */
  bytes(path: string): Promise<Uint8Array | undefined>;
};

/** Opens a zip archive. Throws FileRefused if it is damaged, locked or has too many entries. */
export async function openArchive(file: Uint8Array): Promise<Archive> {
  const zip = await JSZip.loadAsync(file).catch((error: unknown) => {
    throw new FileRefused(/encrypted/i.test(String(error)) ? "locked" : "damaged");
  });
  const paths = Object.keys(zip.files).filter((path) => !zip.files[path]?.dir);
  if (paths.length > maxEntries) throw new FileRefused(fileRefusals.bomb);
  let left = Math.min(maxBytes, maxRatio * file.length);
  const take = (size: number) => {
    left -= size;
    if (left < 0) throw new FileRefused(fileRefusals.bomb);
  };
  return {
    paths,
    async bytes(path) {
      const entry = zip.file(path);
      return entry ? unpacked(entry, take) : undefined;
    },
  };
}

/** Unpacks an entry. Its stated size may be wrong, so the bytes are counted while unpacking. */
function unpacked(entry: JSZip.JSZipObject, take: (size: number) => void): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const chunks: Uint8Array[] = [];
  const stream = entry.internalStream("uint8array");
  stream
    .on("data", (chunk) => {
      try {
        take(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        stream.pause();
        reject(error);
      }
    })
    .on("error", () => reject(new FileRefused(fileRefusals.damaged)))
    .on("end", () => resolve(joined(chunks)))
    .resume();
  return promise;
}

function joined(chunks: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
