import { expect, test } from "vitest";
import { classify, isPublicAddress, type LinkAnswer, needsPage, redirectOf } from "#domain/link-health/classify.ts";

const url = "https://tool.example/";
const answer = (status: number, start = "<title>A tool</title>"): LinkAnswer => ({ status, start });

test.each([
  [200, "ok"],
  [206, "ok"],
  [204, "ok"],
  [304, "refuses-robots"],
  [400, "refuses-robots"],
  [401, "refuses-robots"],
  [403, "refuses-robots"],
  [404, "gone"],
  [405, "refuses-robots"],
  [410, "gone"],
  [412, "refuses-robots"],
  [429, "refuses-robots"],
  [451, "refuses-robots"],
  [500, "server-error"],
  [503, "server-error"],
  [530, "server-error"],
  [999, "refuses-robots"],
])("the HTTP status %i means %s", (status, state) => {
  expect(classify(url, url, true, answer(status))).toBe(state);
});

test.each(["no-host", "broken-tls", "timeout", "server-error"] as const)(
  "without an answer because of %s, that is the link's state",
  (failure) => {
    expect(classify(url, url, true, { failure })).toBe(failure);
  },
);

test("a page that admits only browsers has the state refuses-robots, with any status", () => {
  for (const status of [200, 403, 503])
    expect(classify(url, url, true, answer(status, "<title>Just a moment...</title>"))).toBe("refuses-robots");
});

test.each([
  ["for good to another path", "https://tool.example/", "https://tool.example/new", true, "moved"],
  ["for now to another path", "https://tool.example/", "https://tool.example/new", false, "ok"],
  ["to another site for good", "https://tool.example/", "https://other.test/", true, "moved"],
  ["to another site for now", "https://tool.example/", "https://other.test/", false, "moved"],
  ["to another site to sign in", "https://tool.example/", "https://login.other.test/", false, "ok"],
  ["to https", "http://tool.example/", "https://tool.example/", true, "ok"],
  ["to www", "https://tool.example/", "https://www.tool.example/", true, "ok"],
  ["to a subdomain for now", "https://tool.example/", "https://app.tool.example/x", false, "ok"],
  ["to a last slash", "https://tool.example/docs", "https://tool.example/docs/", true, "ok"],
  ["to a language", "https://tool.example/docs", "https://tool.example/en-us/docs", true, "ok"],
  ["to the name of the front", "https://tool.example/", "https://tool.example/index.html", true, "ok"],
])("a redirect %s has the state %s", (_, from, to, isPermanent, state) => {
  expect(classify(from, to, isPermanent, answer(200))).toBe(state);
});

test.each([
  ["its title offers it", url, "<title>tool.example is for sale</title>"],
  ["its text offers it", url, "<p>This domain is for sale. Make an offer"],
  ["its text offers it by name", url, "<p>The domain tool.example may be for sale"],
  ["it is said to be parked", url, "<p>This domain name is parked free, courtesy of a registrar"],
  ["it leads to a seller", "https://www.hugedomains.com/domain?tool", ""],
])("a domain is parked if %s", (_, final, start) => {
  expect(classify(url, final, false, answer(200, start))).toBe("parked");
});

test.each([
  ["a shop of domains", "https://sedo.com/", "<title>Domains for sale</title><p>This domain is for sale"],
  ["a page about parking", url, "<title>Parking apps compared</title><p>Find a place to park"],
  ["a tool that watches domains", url, "<title>Know when a domain expires</title>"],
])("%s is not parked", (_, address, start) => {
  expect(classify(address, address, false, answer(200, start))).toBe("ok");
});

test.each([
  [true, "it was not found", "https://tool.example/a", answer(404)],
  [true, "the head is not allowed", "https://tool.example/a", answer(405)],
  [true, "it took too long", "https://tool.example/a", { failure: "timeout" }],
  [true, "it is the front of a site", "https://tool.example/", answer(200)],
  [true, "it is another site", "https://other.test/a", answer(200)],
  [false, "it is a page of the site", "https://tool.example/a", answer(200)],
  [false, "there is no host", "https://tool.example/", { failure: "no-host" }],
  [false, "its certificate is broken", "https://tool.example/", { failure: "broken-tls" }],
] as [boolean, string, string, LinkAnswer][])(
  "after the HEAD request, a GET request is needed: %s, if %s",
  (needs, _, final, head) => {
    expect(needsPage("https://tool.example/a", final, head)).toBe(needs);
  },
);

test("a redirect needs a target address", () => {
  expect(redirectOf(url, { status: 308, location: "/b", start: "" })).toEqual({
    to: "https://tool.example/b",
    isPermanent: true,
  });
  expect(redirectOf(url, { status: 302, location: "b", start: "" })?.isPermanent).toBe(false);
  expect(redirectOf(url, { status: 302, start: "" })).toBeUndefined();
  expect(redirectOf(url, { status: 200, location: "/b", start: "" })).toBeUndefined();
  expect(redirectOf(url, { status: 301, location: "http://", start: "" })).toBeUndefined();
});

test.each([
  "https://127.0.0.1/",
  "http://[::1]/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://localhost/",
  "https://printer.local/",
  "https://metadata.google.internal/",
  "https://intranet/",
  "https://user@tool.example/",
  "ftp://tool.example/",
  "javascript:alert(1)",
  "not an address",
])("%s is never requested", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["https://tool.example/", "http://xn--tda.example/a?b", "https://a.b.co.uk/"])(
  "%s may be requested",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
