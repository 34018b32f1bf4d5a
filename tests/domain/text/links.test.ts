import { expect, test } from "vitest";
import { isHttpsUrl, isLinkTo, isWebUrl } from "#domain/text/links.ts";

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
  "https:a.example",
];

test("only absolute http and https addresses are web addresses", () => {
  expect(["https://a.example", "http://a.example/b?c#d", "HTTPS://A.EXAMPLE"].filter(isWebUrl)).toHaveLength(3);
  expect(odd.filter(isWebUrl)).toEqual([]);
});

test("a registration link uses https and has a host", () => {
  expect(isHttpsUrl("https://a.example/register")).toBe(true);
  expect(isHttpsUrl("http://a.example/register")).toBe(false);
  expect(odd.filter(isHttpsUrl)).toEqual([]);
});

test("a source may link to its own hosts and their subdomains over https, with at most 500 characters", () => {
  const isOk = (link: string) => isLinkTo(link, ["a.example", "b.example"]);
  expect(["https://a.example/x", "https://www.b.example"].filter(isOk)).toHaveLength(2);
  expect(["https://evil-a.example", "https://a.example.evil.example", "http://a.example", "x"].filter(isOk)).toEqual(
    [],
  );
  expect([482, 483].map((rest) => isOk(`https://a.example/${"x".repeat(rest)}`))).toEqual([true, false]);
});

test("a source without hosts of its own may link to any host", () => {
  expect(["https://any.example", "http://any.example", ...odd].filter((link) => isLinkTo(link))).toEqual([
    "https://any.example",
  ]);
});
