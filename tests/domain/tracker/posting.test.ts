import fc from "fast-check";
import { expect, test } from "vitest";
import { bookmarklet, openedRecord, readCapture } from "#domain/tracker/capture.ts";
import { plainText, readPasted } from "#domain/tracker/posting.ts";

const posting = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Senior Data Analyst",
  hiringOrganization: { "@type": "Organization", name: "Acme &amp; Sons" },
  jobLocation: { address: { addressLocality: "Berlin", addressRegion: "Berlin", addressCountry: { name: "DE" } } },
  jobLocationType: "TELECOMMUTE",
  baseSalary: { currency: "EUR", value: { minValue: 50000, maxValue: 60000, unitText: "YEAR" } },
  validThrough: "2026-12-01T23:59",
  description: "&lt;p&gt;Count things.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;SQL&lt;/li&gt;&lt;/ul&gt;",
};
const read = {
  title: "Senior Data Analyst",
  organization: "Acme & Sons",
  place: "Remote, Berlin, DE",
  pay: "EUR 50000-60000 per year",
  deadline: "2026-12-01",
  posting: "Count things.\n\n• SQL",
};

test("a JobPosting in a page's source is read, with the page's address", () => {
  const html = `<!doctype html><html><head><title>x</title><link rel="canonical" href="https://acme.example/jobs/7">
    <script type="application/ld+json">not json</script>
    <script type="application/ld+json">${JSON.stringify({ "@graph": [{ "@type": "WebPage" }, posting] })}</script></head></html>`;
  expect(readPasted(html)).toEqual({ url: "https://acme.example/jobs/7", ...read });
});

test("a JobPosting alone is read", () => {
  expect(readPasted(JSON.stringify(posting))).toEqual(read);
});

test("a page without one gives its title, address and text", () => {
  const html = `<html><head><title>Tester at Acme</title><style>p{}</style></head><body><p>We test.</p><script>evil()</script></body></html>`;
  expect(readPasted(html)).toEqual({ title: "Tester at Acme", posting: "We test." });
});

test("an address is kept, and its words are the title where it has some", () => {
  expect(readPasted(" https://jobs.acme.example/o/senior-data-analyst-4711 ")).toEqual({
    url: "https://jobs.acme.example/o/senior-data-analyst-4711",
    title: "Senior data analyst",
  });
  expect(readPasted("https://acme.example/4711")).toEqual({ url: "https://acme.example/4711" });
});

test("plain text is the posting, its first line the title", () => {
  const text = "Data Analyst (m/f/x)\n\nWe count. Apply: https://acme.example/7.";
  expect(readPasted(text)).toEqual({ title: "Data Analyst (m/f/x)", posting: text, url: "https://acme.example/7" });
});

test("no pasted text breaks the reader, and no tag comes out of it", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.string().map((text) => `<p>${text}</p>`),
      ),
      (text) => {
        readPasted(text);
      },
    ),
  );
  expect(plainText('<img src=x onerror="a()">Hello<script>b()</script>')).toBe("Hello");
});

test("a long text without an end of its tags is read in time that grows with its length", () => {
  expect(readPasted(`<html>${"<script ".repeat(50_000)}`)).toBeDefined();
  expect(readPasted(`<html>${"<li".repeat(50_000)}`)).toBeDefined();
});

test("the bookmark puts what the page says into the fragment, and the tracker reads it", () => {
  expect(decodeURIComponent(bookmarklet("https://zto.example/tracker"))).toContain(
    '"https://zto.example/tracker#add="',
  );
  const fragment = (said: object) => `#add=${encodeURIComponent(JSON.stringify(said))}`;
  const url = "https://acme.example/7";
  expect(readCapture(fragment({ url, title: "x", text: "", posting: JSON.stringify(posting) }))).toEqual({
    ...read,
    url,
  });
  expect(readCapture(fragment({ url, title: "Tester", text: "We test." }))).toEqual({
    url,
    title: "Tester",
    posting: "We test.",
  });
  expect(readCapture(fragment({ url: "javascript:alert(1)", title: 5 }))).toEqual({ title: "" });
});

test.each(["", "#", "#add=", "#add=%", "#add=null", "#kept-title"])("the fragment %s adds nothing", (fragment) => {
  expect(readCapture(fragment)).toBeUndefined();
});

test("a fragment opens a record by its id alone", () => {
  expect(openedRecord("#open=a1-b2")).toBe("a1-b2");
  expect(openedRecord("#open=<b>")).toBeUndefined();
});
