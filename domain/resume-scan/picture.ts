import { FileRefused } from "../resume-formats/file-refused.ts";
import { isJpeg, isPng } from "../resume-formats/signatures.ts";
import { scanRefusals } from "./scan.ts";

const kinds = [
  { type: "image/png", isOne: isPng, sizeOf: sizeOfPng },
  { type: "image/jpeg", isOne: isJpeg, sizeOf: sizeOfJpeg },
];

type Size = { width: number; height: number };

/** A phone's camera takes up to 50 million pixels, which unpack to 200 MB. */
const maxPixels = 50_000_000;

/** In pixels. An A4 page of 72 dots an inch has 595 × 842, and its letters are barely legible. */
const least = { short: 400, long: 800 };

/**
 * The media type of a picture that may be decoded. Throws FileRefused if it is damaged, too large
 * or too small, by the size in its header.
 */
export function assertPicture(bytes: Uint8Array): string {
  const kind = kinds.find(({ isOne }) => isOne(bytes));
  const size = kind?.sizeOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!kind || !size || size.width * size.height === 0) throw new FileRefused(scanRefusals.damaged);
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  if (size.width * size.height > maxPixels) throw new FileRefused(scanRefusals.tooManyPixels);
  if (short < least.short || long < least.long) throw new FileRefused(scanRefusals.tooFewPixels);
  return kind.type;
}

/** The first chunk of a PNG is its header: ISO 15948, section 11.2.2. */
function sizeOfPng(view: DataView): Size | undefined {
  if (view.byteLength < 24) return;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The size is in the frame header: ITU-T T.81, section B.2.2. */
function sizeOfJpeg(view: DataView): Size | undefined {
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return;
    if (isFrame(view.getUint8(at + 1))) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
}

/** C0 to CF begin frames, except for C4, C8 and CC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
