import { expect, test } from "vitest";
import { ownValue } from "#domain/own-value.ts";

test.each(["constructor", "toString", "__proto__"])("no table holds %s unless it was written there", (key) => {
  expect(ownValue({}, key)).toBeUndefined();
  expect(ownValue(JSON.parse(`{"${key}": 1}`), key)).toBe(1);
});
