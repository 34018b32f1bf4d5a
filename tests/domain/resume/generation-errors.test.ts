import { expect, test } from "vitest";
import { generationErrorAndCause, generationErrorText } from "#domain/resume/generation-errors.ts";
import {
  busy,
  complex,
  connection,
  disabled,
  notPdf,
  otherwise,
  tooLarge,
  tooMany,
  tooManyPages,
  unreadable,
} from "../../support/generation-sentences.ts";

test.each([
  ["Maximum call stack size exceeded", complex],
  ["a STACK OVERFLOW happened", complex],
  ["Too many pages", tooManyPages],
  ["wrong size", tooLarge],
  ["over 2MB", tooLarge],
  ["Too large", tooLarge],
  ["unknown format", notPdf],
  ["not a PDF", notPdf],
  ["type is not supported", notPdf],
  ["could not parse it", unreadable],
  ["could not read it", unreadable],
  ["could not process it", unreadable],
  ["Network down", connection],
  ["lost connection", connection],
  ["Timeout", connection],
  ["rate exceeded", tooMany],
  ["over the limit", tooMany],
  ["no quota left", tooMany],
  ["API key missing", busy],
  ["Service failed", busy],
  ["it is disabled", disabled],
  ["currently unavailable", disabled],
  ["Failed to fetch", otherwise],
  ["", otherwise],
])("the message “%s” becomes the sentence: %s", (message, text) => {
  expect(generationErrorText(message)).toBe(text);
});

test.each([
  ["call stack overflow on page 3", "stack overflow on page 3", complex],
  ["page before size", "page is too large", tooManyPages],
  ["size before format", "large pdf", tooLarge],
  ["format before parse", "cannot read this pdf", notPdf],
  ["parse before network", "read timeout", unreadable],
  ["network before rate", "connection limit", connection],
  ["rate before api", "api rate", tooMany],
  ["api before disabled", "service disabled", busy],
])("if several rows match, the first one counts: %s", (_, message, text) => {
  expect(generationErrorText(message)).toBe(text);
});

test("the cause follows the sentence, unless the sentence already names it", () => {
  expect(generationErrorAndCause("", "password")).toBe(
    `${unreadable} This PDF is locked with a password. Save it without one, then choose it again.`,
  );
  expect(generationErrorAndCause("", "too-slow")).toMatch(/\. Reading this PDF took too long\./);
  expect(generationErrorAndCause("", "no-text")).toBe(unreadable);
});
