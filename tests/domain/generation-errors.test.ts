import { expect, test } from "vitest";
import { generationErrorText } from "#domain/generation-errors.ts";

const complex = "Your PDF file seems complex. Please try using a simpler, text-based PDF resume.";
const tooManyPages = "Your resume appears to be longer than 2 pages. Please upload a resume with 2 pages or less.";
const tooLarge = "Your file is too large. Please upload a PDF file under 2MB.";
const notPdf = "Please make sure you're uploading a valid PDF file.";
const unreadable = "We couldn't read your resume. Please ensure it's a text-based PDF (not a scanned image).";
const connection = "Connection issue detected. Please check your internet connection and try again.";
const tooMany = "Too many requests. Please wait a moment and try again.";
const busy = "Our AI service is temporarily busy. Please try again in a few minutes.";
const disabled = "This feature is temporarily disabled. Please try again later.";
const otherwise = "We're having trouble processing your resume. Please try again in a moment.";

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
])("“%s” is explained as: %s", (message, text) => {
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
])("the first row that fits wins: %s", (_, message, text) => {
  expect(generationErrorText(message)).toBe(text);
});
