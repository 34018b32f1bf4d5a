import { expect, test } from "vitest";
import { type ApiAnswer, answerSummary, shownBody } from "#domain/directory/api-answers.ts";

const answer = (change: Partial<ApiAnswer>): ApiAnswer => ({
  status: 200,
  type: "application/json; charset=utf-8",
  text: '{"a":[1]}',
  isCut: false,
  milliseconds: 12.6,
  ...change,
});

test("the headline has status, time and type, and says that CORS allowed the read", () => {
  expect(answerSummary(answer({}))).toBe("200 · 13 ms · application/json · CORS allows it");
  expect(answerSummary(answer({ status: 404, type: "" }))).toBe("404 · 13 ms · no type given · CORS allows it");
});

test("JSON of any JSON type is indented, and other text is unchanged", () => {
  expect(shownBody(answer({ type: "text/plain" }))).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(shownBody(answer({ type: "text/html", text: "<h1>Down</h1>" }))).toBe("<h1>Down</h1>");
});

test("a body over 20,000 characters is cut, and a note says so", () => {
  const shown = shownBody(answer({ text: "x".repeat(20_001) }));
  expect(shown).toHaveLength(20_000 + "\n… the rest is not shown".length);
  expect(shownBody(answer({ text: "x".repeat(20_000) }))).toHaveLength(20_000);
  expect(shownBody(answer({ text: '{"a":', isCut: true }))).toBe('{"a":\n… the rest is not shown');
});

test("the headline of a picture has only its type, and an SVG is shown as text", () => {
  expect(shownBody(answer({ type: "image/png", text: "\u0000" }))).toBe("A file of the type image/png");
  expect(shownBody(answer({ type: "image/svg+xml", text: "<svg/>" }))).toBe("<svg/>");
});
