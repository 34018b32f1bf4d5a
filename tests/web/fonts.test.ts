import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("all digits of an exponent use one font, so that 2⁵³ does not look like 2 to the 5³", () => {
  const ranges = [...readFileSync("web/styles.css", "utf8").matchAll(/unicode-range:([^;]+);/g)].map(([, list = ""]) =>
    [...list.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, from = "", to = from]) =>
      [from, to].map((hex) => parseInt(hex, 16)),
    ),
  );
  const drawn = (digit: string) =>
    ranges.map((list) =>
      list.some(([from = 0, to = 0]) => from <= (digit.codePointAt(0) ?? 0) && (digit.codePointAt(0) ?? 0) <= to),
    );
  expect(ranges.length).toBeGreaterThan(1);
  for (const digit of "¹²³⁴⁵⁶⁷⁸⁹") expect([digit, drawn(digit)]).toEqual([digit, drawn("⁰")]);
});
