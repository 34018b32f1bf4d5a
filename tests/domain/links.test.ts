import { expect, test } from "vitest";
import { isHttpsUrl, isWebUrl } from "#domain/links.ts";

const odd = [
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://a.example",
  "//a.example",
  "a.example",
  "/path",
  "",
  " ",
  "https://",
];

test("only absolute http and https addresses are web addresses", () => {
  expect(["https://a.example", "http://a.example/b?c#d", "HTTPS://A.EXAMPLE"].filter(isWebUrl)).toHaveLength(3);
  expect(odd.filter(isWebUrl)).toEqual([]);
});

test("a registration link is https with a host", () => {
  expect(isHttpsUrl("https://a.example/register")).toBe(true);
  expect(isHttpsUrl("http://a.example/register")).toBe(false);
  expect(odd.filter(isHttpsUrl)).toEqual([]);
});
