import { describe, expect, test } from "vitest";
import { isPicture } from "#domain/resume-formats/signatures.ts";
import { assertPicture } from "#domain/resume-scan/picture.ts";
import { scanRefusals } from "#domain/resume-scan/scan.ts";

const pair = (value: number) => [(value >> 8) & 0xff, value & 0xff];

function png(width: number, height: number): Uint8Array {
  const size = [width, height].flatMap((side) => [...pair(side >> 16), ...pair(side)]);
  return new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, ...size, 8, 2]);
}

/** A JPEG with metadata and a table before the frame, as cameras write it. */
function jpeg(width: number, height: number): Uint8Array {
  const remark = [0xff, 0xe1, ...pair(300), ...Array.from({ length: 298 }, () => 0xc0)];
  const table = [0xff, 0xc4, 0, 4, 1, 2];
  const frame = [0xff, 0xc2, 0, 17, 8, ...pair(height), ...pair(width), 3, 1, 0x22, 0];
  return new Uint8Array([0xff, 0xd8, ...remark, ...table, ...frame]);
}

describe.each([
  ["PNG", "image/png", png],
  ["JPEG", "image/jpeg", jpeg],
])("a %s", (_, type, make) => {
  test("is recognized by its first bytes", () => {
    expect(isPicture(make(1700, 2300).subarray(0, 4))).toBe(true);
  });

  test("of a page, upright or sideways, is accepted", () => {
    for (const [width, height] of [
      [1700, 2300],
      [4032, 3024],
      [800, 400],
    ] as const)
      expect(assertPicture(make(width, height))).toBe(type);
  });

  test("of more than 50 million pixels is refused before it is unpacked", () => {
    expect(assertPicture(make(10_000, 5000))).toBe(type);
    expect(() => assertPicture(make(10_000, 5001))).toThrow(scanRefusals.tooManyPixels);
    expect(() => assertPicture(make(65_535, 65_535))).toThrow(scanRefusals.tooManyPixels);
  });

  test("that is too small for readable letters is refused", () => {
    expect(() => assertPicture(make(799, 700))).toThrow(scanRefusals.tooFewPixels);
    expect(() => assertPicture(make(3000, 399))).toThrow(scanRefusals.tooFewPixels);
  });

  test("without a size, or cut off anywhere, is damaged", () => {
    const whole = make(1700, 2300);
    expect(() => assertPicture(make(0, 2300))).toThrow(scanRefusals.damaged);
    const first = type === "image/png" ? 24 : whole.length - 4;
    for (let length = 0; length < first; length++)
      expect(() => assertPicture(whole.slice(0, length)), `${length} bytes`).toThrow(scanRefusals.damaged);
  });
});

test("a JPEG with segments of invalid length is damaged", () => {
  expect(() => assertPicture(new Uint8Array(2000).fill(0xff))).toThrow(scanRefusals.damaged);
  const empty = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(500)]);
  expect(() => assertPicture(empty)).toThrow(scanRefusals.damaged);
});

test("a file of another format is not a picture, whatever its name", () => {
  for (const text of ["%PDF-1.7", "GIF89a", "RIFF0000WEBP", "hello", ""])
    expect(isPicture(new TextEncoder().encode(text))).toBe(false);
});
