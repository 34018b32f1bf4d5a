import { expect, test } from "vitest";
import { ownValue } from "#domain/own-value.ts";

test.each(["constructor", "toString", "__proto__"])("a table has no value for %s unless it was stored there", (key) => {
  expect(ownValue({}, key)).toBeUndefined();
  expect(ownValue(JSON.parse(`{"${key}": 1}`), key)).toBe(1);
});
