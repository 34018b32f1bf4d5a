import fc from "fast-check";
import { expect, test } from "vitest";
import { bookmarklet, openedRecord, readCapture } from "#domain/tracker/capture.ts";
import { plainText } from "#domain/tracker/page-text.ts";
import { readPasted } from "#domain/tracker/posting.ts";

const habit = { isDayFirst: false, today: "2026-11-22" };
const pasted = (text: string) => readPasted(text, habit);

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

test("“Title at Company” and the town below it give title, company and place", () => {
  expect(pasted("Data Analyst at Acme Corp\nAustin, TX (hybrid)\n$70,000 - $85,000 a year")).toMatchObject({
    title: "Data Analyst",
    organization: "Acme Corp",
    place: "Austin, TX (hybrid)",
  });
});

test.each([
  ["Razorpay / Bengaluru, Karnataka", "Razorpay", "Bengaluru, Karnataka"],
  ["Razorpay\nBengaluru, Karnataka", "Razorpay", "Bengaluru, Karnataka"],
  ["Freshworks - Chennai, Tamil Nadu", "Freshworks", "Chennai, Tamil Nadu"],
  ["Zoho Corporation | Chennai, Tamil Nadu, India", "Zoho Corporation", "Chennai, Tamil Nadu, India"],
  ["Full-time\nPune, Maharashtra", undefined, "Pune, Maharashtra"],
  ["Razorpay\nBengaluru, Karnataka (Hybrid)", "Razorpay", "Bengaluru, Karnataka (Hybrid)"],
  ["Full-time\nBengaluru (Hybrid)", undefined, "Bengaluru (Hybrid)"],
  ["Full-time\nRemote (India)", undefined, "Remote (India)"],
])("below the title, “%s” gives a company and its town", (lines, organization, place) => {
  const read = pasted(`Backend Engineer\n${lines}\nWe build payments.`);
  expect([read.title, read.organization, read.place]).toEqual(["Backend Engineer", organization, place]);
});

test("a JobPosting in a page's source is read, with the page's address", () => {
  const html = `<!doctype html><html><head><title>x</title><link rel="canonical" href="https://acme.example/jobs/7">
    <script type="application/ld+json">not json</script>
    <script type="application/ld+json">${JSON.stringify({ "@graph": [{ "@type": "WebPage" }, posting] })}</script></head></html>`;
  expect(pasted(html)).toEqual({ url: "https://acme.example/jobs/7", ...read });
});

test("a JobPosting alone is read", () => {
  expect(pasted(JSON.stringify(posting))).toEqual(read);
});

test("a page without a JobPosting gives its title, address and text", () => {
  const html = `<html><head><title>Tester at Acme</title><style>p{}</style></head><body><p>We test.</p><script>evil()</script></body></html>`;
  expect(pasted(html)).toEqual({ title: "Tester", organization: "Acme", posting: "We test." });
});

test("a pasted address is kept, and words in it become the title", () => {
  expect(pasted(" https://jobs.acme.example/o/senior-data-analyst-4711 ")).toEqual({
    url: "https://jobs.acme.example/o/senior-data-analyst-4711",
    title: "Senior data analyst",
  });
  expect(pasted("https://acme.example/4711")).toEqual({ url: "https://acme.example/4711" });
});

test("plain text becomes the posting, and its first line becomes the title", () => {
  const text = "Data Analyst (m/f/x)\n\nWe count. Apply: https://acme.example/7.";
  expect(pasted(text)).toEqual({ title: "Data Analyst (m/f/x)", posting: text, url: "https://acme.example/7" });
});

const typed = `Ward Nurse
Riverside Hospital, Columbus

About the role
You care for patients & their families.

What you do:
• Plan shifts
- Write notes`;

test.each([
  ["typed", typed],
  ["typed, with the name of a tag", `${typed}\n\nYou know what <div> and <p> are.`],
])("the stored text of a posting keeps its paragraphs and bullets: %s", (_, text) => {
  expect(pasted(text).posting).toBe(text);
});

test.each([
  ["a JobPosting without tags", JSON.stringify({ "@type": "JobPosting", title: "Ward Nurse", description: typed })],
  [
    "a JobPosting with a bold word",
    JSON.stringify({ "@type": "JobPosting", description: typed.replace("care", "<b>care</b>") }),
  ],
  ["a page that shows its text as typed", `<html><body><pre>${typed.replace("&", "&amp;")}</pre></body></html>`],
  ["a part of a page", `<div>${typed.replace("&", "&amp;")}</div>`],
])("the stored text of %s keeps its paragraphs and bullets", (_, source) => {
  expect(pasted(source).posting).toBe(typed);
});

test("line breaks that only wrap a page's source are removed", () => {
  expect(pasted("<div>\n  <p>We care\n    for patients.</p>\n\n  <p>Every\n  day.</p>\n</div>").posting).toBe(
    "We care for patients.\n\nEvery day.",
  );
});

test("the labels in a posting's text fill the fields", () => {
  const text = `Job Title: UI Developer
Company: Flipkart
Location: Bengaluru, Karnataka
Salary: 8-12 LPA
Last date to apply: 30/11/2026

About the job
We build pages.`;
  expect(pasted(text)).toEqual({
    title: "UI Developer",
    organization: "Flipkart",
    place: "Bengaluru, Karnataka",
    pay: "8-12 LPA",
    deadline: "2026-11-30",
    posting: text,
  });
});

test.each([
  ["**Role** - Tester", { title: "Tester" }],
  ["📍 Work location: Pune", { place: "Pune" }],
  ["Location:\nPune", { place: "Pune" }],
  ["Company Name: Acme: Tools & Co", { organization: "Acme: Tools & Co" }],
  ["Annual CTC (INR): 12 lakh", { pay: "12 lakh" }],
  ["₹12,00,000 – ₹18,00,000 a year", { pay: "₹12,00,000 – ₹18,00,000 a year" }],
  ["8-12 LPA", { pay: "8-12 LPA" }],
  ["Over $10M raised", {}],
  ["Apply by 10 Dec' 26", { deadline: "2026-12-10" }],
  ["Closing date: 12 noon, Friday 11th December 2026", { deadline: "2026-12-11" }],
  ["Application deadline: Nov 30", { deadline: "2026-11-30" }],
  ["Deadline: soon", {}],
  ["Company:\nLocation: Pune", { place: "Pune" }],
  [
    "Infosys · Bengaluru, Karnataka, India (On-site)",
    { organization: "Infosys", place: "Bengaluru, Karnataka, India (On-site)" },
  ],
  ["Pune, India · 2 weeks ago · Over 100 applicants", { place: "Pune, India" }],
  ["Full-time · Remote", {}],
  ["Experience: 3 years", {}],
])("the line '%s' in a posting fills the right field", (line, said) => {
  const text = `Cook\n${line}\nWe cook well, and we are many.`;
  expect(pasted(text)).toEqual({ title: "Cook", ...said, posting: text });
});

test("'About the job' is not the title", () => {
  expect(pasted("About the job\n\nReact Developer\nInfosys · Pune\nWe build pages.")).toMatchObject({
    title: "React Developer",
    organization: "Infosys",
    place: "Pune",
  });
});

test.each([
  ["https://boards.greenhouse.io/acme-corp/jobs/4012345", { organization: "Acme Corp" }],
  ["https://job-boards.greenhouse.io/stripe/jobs/77", { organization: "Stripe" }],
  ["https://jobs.lever.co/netflix/1b2c3d4e-abcd-4fed-beef-0123456789ab", { organization: "Netflix" }],
  ["https://jobs.ashbyhq.com/Acme%20Labs/1b2c3d4e-abcd-4fed-beef-0123456789ab", { organization: "Acme Labs" }],
  ["https://apply.workable.com/acme/j/12AB34CD56/", { organization: "Acme" }],
  ["https://apply.workable.com/j/12AB34CD56", {}],
  ["https://boards.greenhouse.io/acme-data-corp", { organization: "Acme Data Corp" }],
  [
    "https://nvidia.wd5.myworkdayjobs.com/en-US/External/job/India-Pune/Senior-Test-Engineer_JR19",
    { organization: "Nvidia", title: "Senior Test Engineer" },
  ],
  [
    "https://www.naukri.com/job-listings-react-developer-infosys-bengaluru-3-to-5-years-101125500001",
    { title: "React developer infosys", place: "Bengaluru" },
  ],
  ["https://jobs.lever.co/%E0%A4%A/x", {}],
])("the address %s gives company, title and place as far as it names them", (url, said) => {
  expect(pasted(url)).toEqual({ url, ...said });
});

test("the bookmark finds the company on a company's job board", () => {
  const said = { url: "https://jobs.lever.co/netflix/1", title: "Tester", text: "" };
  expect(readCapture(`#add=${encodeURIComponent(JSON.stringify(said))}`, habit)).toEqual({
    url: said.url,
    title: "Tester",
    organization: "Netflix",
  });
});

test("no pasted text makes the reader fail, and no tag comes out of it", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.string().map((text) => `<p>${text}</p>`),
      ),
      (text) => {
        pasted(text);
      },
    ),
  );
  expect(plainText('<img src=x onerror="a()">Hello<script>b()</script>')).toBe("Hello");
});

test("a long text with unclosed tags takes time in proportion to its length", () => {
  expect(pasted(`<html>${"<script ".repeat(50_000)}`)).toBeDefined();
  expect(pasted(`<html>${"<li".repeat(50_000)}`)).toBeDefined();
});

test("the bookmark puts the page's facts into the fragment, and the tracker reads them", () => {
  expect(decodeURIComponent(bookmarklet("https://zto.example/tracker"))).toContain(
    '"https://zto.example/tracker#add="',
  );
  const fragment = (said: object) => `#add=${encodeURIComponent(JSON.stringify(said))}`;
  const url = "https://acme.example/7";
  expect(readCapture(fragment({ url, title: "x", text: "", posting: JSON.stringify(posting) }), habit)).toEqual({
    ...read,
    url,
  });
  expect(readCapture(fragment({ url, title: "Tester", text: "We test." }), habit)).toEqual({
    url,
    title: "Tester",
    posting: "We test.",
  });
  expect(readCapture(fragment({ url: "javascript:alert(1)", title: 5 }), habit)).toEqual({ title: "" });
});

test.each(["", "#", "#add=", "#add=%", "#add=null", "#kept-title"])("the fragment %s adds nothing", (fragment) => {
  expect(readCapture(fragment, habit)).toBeUndefined();
});

test("a fragment can open a record by its id, and only by a valid id", () => {
  expect(openedRecord("#open=a1-b2")).toBe("a1-b2");
  expect(openedRecord("#open=<b>")).toBeUndefined();
});

test.each([
  ["QA Tester\nBluefin Software, Porto\nWe test.", { organization: "Bluefin Software", place: "Porto" }],
  [
    "Backend Developer\nHarborline, Rotterdam, Netherlands\nMail marit@harborline.example",
    { organization: "Harborline", place: "Rotterdam, Netherlands" },
  ],
])("'Company, Place' below the title is read if the name is clearly a company: %s", (text, said) => {
  expect(pasted(text)).toMatchObject(said);
});

const kevitsa = `Instrumentation and Electrical Technician
Boliden Kevitsa, Sodankylä, Finland

We are looking for an electrician for our concentrator plant.
We offer shift work 5-5-10, salary 3,600-4,100 € a month. Apply by 15 December 2026.`;

test("company, place, pay and deadline are read from the second line and from sentences", () => {
  expect(pasted(kevitsa)).toEqual({
    title: "Instrumentation and Electrical Technician",
    organization: "Boliden Kevitsa",
    place: "Sodankylä, Finland",
    pay: "EUR 3,600 to 4,100 a month",
    deadline: "2026-12-15",
    posting: kevitsa,
  });
});

test.each([
  ["Fenwick & Daughters, Denver, CO (Hybrid)", "Fenwick & Daughters", "Denver, CO (Hybrid)"],
  ["Bengaluru, Karnataka, India", undefined, "Bengaluru, Karnataka, India"],
  ["Tumakuru, Karnataka, India", undefined, "Tumakuru, Karnataka, India"],
  ["Berlin, Germany", undefined, "Berlin, Germany"],
  ["Saathi Mobility Pvt. Ltd.", "Saathi Mobility Pvt. Ltd.", undefined],
  ["Python, Django, React", undefined, undefined],
])("in the line “%s” below the title, the company is %s and the place %s", (line, organization, place) => {
  const read = pasted(`Cook\n${line}\nThe days are long.`);
  expect([read.organization, read.place]).toEqual([organization, place]);
});

test.each([
  "Moss Labs is hiring a cook for its kitchen.",
  "You will join our company Moss Labs.",
  "We at Moss Labs are many.",
  "About Moss Labs",
])("the company is read from a sentence about it: %s", (line) => {
  expect(pasted(`Cook\n${line}`)).toMatchObject({ title: "Cook", organization: "Moss Labs" });
});

test.each(["Berlin, Germany", "Python, Django", "Hybrid, Porto"])("'%s' below the title gives no company", (line) => {
  expect(pasted(`Cook\n${line}\nWe cook.`)).not.toHaveProperty("organization");
});

test("a deadline is read in a long line, before an address and a contact", () => {
  const text =
    "Backend Developer\nWe build.\nApply by 15 January 2027 at https://jobs.harborline.example/backend-junior. Contact: Marit de Vries, marit@harborline.example";
  expect(pasted(text)).toMatchObject({
    deadline: "2027-01-15",
    url: "https://jobs.harborline.example/backend-junior",
  });
});

test("in a page copied with its buttons, the logo gives the company, and the title follows", () => {
  const text =
    "Acme Supply logo\nAcme Supply\nShare\nAccounting Manager\nColumbus, OH · Reposted 3 days ago · Over 100 people clicked apply\nEasy Apply\n$92K/yr - $110K/yr";
  expect(pasted(text)).toEqual({
    title: "Accounting Manager",
    organization: "Acme Supply",
    place: "Columbus, OH",
    pay: "$92K/yr - $110K/yr",
    posting: text,
  });
});

test("a role above its town is not a company", () => {
  expect(pasted("Save the Children\nProgram Officer\nWashington, DC").organization).toBeUndefined();
});

test.each([
  ["Geelong VIC", "AUD 31.20 an hour"],
  ["Kitchener, ON", "CAD 31.20 an hour"],
  ["Somewhere nice", "$31.20 an hour"],
  ["Fresno, CA", "USD 31.20 an hour"],
])("“$” is the dollar of the posting's country, and stays “$” without a country: %s", (place, pay) => {
  const text = `Cook\n${place}\nWhoever cooks with us in the evening earns good money, pay is $31.20 an hour.`;
  expect(pasted(text).pay).toBe(pay);
});
