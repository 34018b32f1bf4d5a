/** Recognizes formats by the first bytes of a file. */

const begins = (bytes: Uint8Array, mark: number[]) => mark.every((byte, at) => bytes[at] === byte);

/** Zip: Word, OpenDocument, LinkedIn's archive. */
export const isArchive = (bytes: Uint8Array) => begins(bytes, [0x50, 0x4b, 0x03, 0x04]);

/** Old Word files, and Office files with a password. */
export const isOldOffice = (bytes: Uint8Array) => begins(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

export const isRtf = (bytes: Uint8Array) =>
  new TextDecoder("latin1").decode(bytes.subarray(0, 64)).trimStart().startsWith("{\\rtf");

export const isPng = (bytes: Uint8Array) => begins(bytes, [0x89, 0x50, 0x4e, 0x47]);
export const isJpeg = (bytes: Uint8Array) => begins(bytes, [0xff, 0xd8, 0xff]);

/** A picture in a format that every browser opens. */
export const isPicture = (bytes: Uint8Array) => isPng(bytes) || isJpeg(bytes);

/** Whether a file is certainly not a PDF, whatever its name says. */
export const hasOtherSignature = (bytes: Uint8Array) =>
  isArchive(bytes) || isOldOffice(bytes) || isRtf(bytes) || isPicture(bytes);
