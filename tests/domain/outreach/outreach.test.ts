import fc from "fast-check";
import { expect, test } from "vitest";
import { countAgainst } from "#domain/outreach/count.ts";
import { blankParts, editedMessage } from "#domain/outreach/edited-messages.ts";
import { editsText, readEdits } from "#domain/outreach/kept-edits.ts";
import { type MessageKind, messageLengths, outreachMessage, type Part, tones } from "#domain/outreach/messages.ts";
import type { OutreachId } from "#domain/outreach/outreach.ts";
import {
  companyProblem,
  outreachCards,
  sanitize,
  targetFromParams,
  targetToParams,
} from "#domain/outreach/outreach.ts";

const cardIds: OutreachId[] = ["hr-finder", "talent-acquisition", "referral-network"];
const kinds = Object.keys(messageLengths) as MessageKind[];
const everyMessage = cardIds.flatMap((card) => kinds.flatMap((kind) => tones.map((tone) => ({ card, kind, tone }))));
const acme = { company: "Acme Corp", role: "Data Analyst" };

const messageText = (...of: Parameters<typeof outreachMessage>) => outreachMessage(...of).text;

const card = (id: OutreachId, target = acme) => outreachCards(target).find((one) => one.id === id);
const peopleQuery = (id: OutreachId, target = acme) =>
  new URL(card(id, target)?.url ?? "").searchParams.get("keywords");

test.each([
  ["  Acme  ", "Acme"],
  ["<script>alert(1)</script>Acme", "Acme"],
  ["Ac<SCRIPT src=x>\nx</Script >me", "Acme"],
  ["<iframe src='x'></iframe>Acme", "Acme"],
  ["Acme <script>never closed", "Acme"],
  ["javascript:Acme", "Acme"],
  ["JavaScript:javascript:Acme", "Acme"],
  ["javajavascript:script:Acme", "Acme"],
  ['Acme onclick="steal()"', "Acme"],
  ["Acme onmouseover=steal()", "Acme"],
  ["<scr<script></script>ipt>alert(1)</script>Acme", "Acme"],
  ["Salon One", "Salon One"],
  ["Procter & Gamble", "Procter & Gamble"],
  ["株式会社アクメ", "株式会社アクメ"],
])("script and iframe blocks, javascript: and event handlers are removed from %j", (typed, clean) => {
  expect(sanitize(typed)).toBe(clean);
});

test("a company that is empty after sanitizing is not valid", () => {
  for (const company of ["", "   ", "<script>x</script>", "javascript:"])
    expect(companyProblem(company)).toBe("Please enter a valid company name");
});

test("a company has at least 2 characters", () => {
  expect(companyProblem("X")).toBe("Company name must be at least 2 characters");
  expect(companyProblem("HP")).toBeUndefined();
});

test("there are three cards: HR finder, talent acquisition and referral network", () => {
  expect(outreachCards(acme).map(({ id, title }) => [id, title])).toEqual([
    ["hr-finder", "HR Finder"],
    ["talent-acquisition", "Talent Acquisition"],
    ["referral-network", "Referral Network"],
  ]);
});

test("the referral card needs both company and role, and the other two cards need only a company", () => {
  const enabled = (company: string, role: string) => outreachCards({ company, role }).map((one) => one.enabled);
  expect(enabled("Acme", "Developer")).toEqual([true, true, true]);
  expect(enabled("Acme", " ")).toEqual([true, true, false]);
  expect(enabled("", "Developer")).toEqual([false, false, false]);
});

test("without a role there is no referral link", () => {
  expect(card("referral-network", { company: "Acme", role: "" })).not.toHaveProperty("url");
});

test("the searches for people are for HR or recruiters, talent acquisition, and company plus role", () => {
  expect(peopleQuery("hr-finder")).toBe('"Acme Corp" AND (HR OR "human resources" OR recruiter)');
  expect(peopleQuery("talent-acquisition")).toBe('"Acme Corp" AND "talent acquisition"');
  expect(peopleQuery("referral-network")).toBe('"Acme Corp" AND "Data Analyst"');
});

test.each([
  ["Google", "Google"],
  ["AT&T", "AT&T"],
  ["Goldman Sachs", '"Goldman Sachs"'],
  ["Meta (Facebook)", '"Meta (Facebook)"'],
  ["Or", '"Or"'],
  ['Acme "Labs"', '"Acme Labs"'],
  ["-Acme", '"-Acme"'],
])("a company name that is a phrase or an operator is quoted: %s", (company, said) => {
  expect(peopleQuery("talent-acquisition", { company, role: "" })).toBe(`${said} AND "talent acquisition"`);
});

test("every card has a different message for every kind and tone", () => {
  const written = new Set(everyMessage.map(({ card, kind, tone }) => messageText(card, kind, tone, acme)));
  // The four follow-ups and the thank-you are the same for all three cards.
  expect(written.size).toBe(3 * 3 * 3 + 5 * 3);
});

test.each(everyMessage)("$card, $kind, $tone names company and both people, and fills every mark", (one) => {
  const message = messageText(one.card, one.kind, one.tone, { ...acme, recipient: "Ada", sender: "Alan" });
  expect(message).toContain("Acme Corp");
  expect(message).toContain("Data Analyst");
  expect(message).toContain("Ada");
  expect(message).toContain("Alan");
  expect(message).not.toMatch(/[{}]|undefined/);
});

test.each(everyMessage)("$card, $kind, $tone keeps placeholders for names that are not given", (one) => {
  const message = messageText(one.card, one.kind, one.tone, acme);
  expect(message).toContain("[Recipient Name]");
  expect(message).toContain("[Your Name]");
});

test.each(everyMessage)("$card, $kind, $tone reads well without a role", (one) => {
  const message = messageText(one.card, one.kind, one.tone, { company: "Acme", role: "" });
  expect(message).toMatch(/a role|open roles/);
  expect(message).not.toMatch(/ {2}|\ba a\b|\bthe a\b/);
});

test("without a role, no message asks a question that it answers itself", () => {
  for (const { card, kind, tone } of everyMessage) {
    const text = messageText(card, kind, tone, { company: "Velofix", role: "" });
    expect(text).not.toMatch(/open roles at Velofix (?:are )?open|are open roles|hiring for open roles/);
  }
  expect(messageText("talent-acquisition", "premium-note", "brief", { company: "Velofix", role: "" })).toContain(
    "do you have open roles at Velofix, now or soon?",
  );
});

test("the second follow-up is shorter, says when I wrote, and promises that it is the last message", () => {
  for (const tone of tones) {
    const target = { company: "Velofix", role: "Mechanic", written: "November 18" };
    const second = messageText("hr-finder", "second-follow-up", tone, target);
    expect(second).toContain("I wrote to you on November 18 about the Mechanic role at Velofix");
    expect(second).toContain("I will not write again unless");
    expect(second).toMatch(/\[(?:something new|one line)[^[\]]*\]/);
    expect(second.length).toBeLessThan(550);
    expect(messageText("hr-finder", "second-follow-up", tone, { ...target, written: "" })).toContain(
      "on [day of your message] about",
    );
  }
});

test("the limits are 200 for an invitation, 300 with Premium and 1,900 for an InMail", () => {
  expect(messageLengths.note.limit).toBe(200);
  expect(messageLengths["premium-note"].limit).toBe(300);
  expect(messageLengths.long.limit).toBe(1900);
});

const letters = (maxLength: number) => fc.string({ unit: fc.constantFrom(..."abc Ω-é"), minLength: 2, maxLength });

test.each(everyMessage)(
  "$card, $kind, $tone fits its limit for names up to 25, a company up to 30 and any role",
  (one) => {
    fc.assert(
      fc.property(letters(30), letters(100), letters(25), letters(25), (company, role, recipient, sender) => {
        const message = messageText(one.card, one.kind, one.tone, { company, role, recipient, sender });
        expect(message.length).toBeLessThanOrEqual(messageLengths[one.kind].limit);
      }),
    );
  },
);

test("a note has the role whenever it fits", () => {
  const target = { company: "Acme", role: "Application Developer" };
  for (const tone of tones)
    for (const id of cardIds) expect(messageText(id, "note", tone, target)).toContain("Application Developer");
});

test("a counter shows how many characters are used and left, and when there are too many", () => {
  expect(countAgainst(200, "x".repeat(150))).toEqual({ used: 150, limit: 200, left: 50, isOver: false });
  expect(countAgainst(200, "x".repeat(200)).isOver).toBe(false);
  expect(countAgainst(200, "x".repeat(201))).toMatchObject({ left: -1, isOver: true });
});

test("marks inside a filled-in value stay as they are", () => {
  const message = messageText("hr-finder", "note", "warm", {
    company: "{sender}",
    role: "{recipient}",
    sender: "$&",
  });
  expect(message).toContain("{sender} caught my eye");
  expect(message).toMatch(/\$&$/);
});

test.each([
  "<b>Acme</b>",
  "javascript:alert(1)//Acme",
  "\u202Eemca\u202C",
  "👩‍💻🚀",
  "\uD800Acme",
  "A".repeat(10_000),
  "A\u0000cme",
  "<script>".repeat(1250),
])("for any typed text, links are valid, encoded and of limited length: %j", (typed) => {
  for (const { url } of outreachCards({ company: typed, role: typed })) {
    if (url === undefined) continue;
    expect(url).toMatch(/^https:\/\/www\.linkedin\.com\/search\/results\/people\/\?keywords=[!-~]+$/);
    expect(url).not.toMatch(/[<>"]/);
    expect(url.length).toBeLessThan(4000);
  }
});

const priya = { ...acme, recipient: "Priya" };
const edited = (target: typeof acme, change: (text: string) => string, by?: Part[]) => {
  const message = outreachMessage("hr-finder", "note", "warm", target, by);
  return editedMessage(message, change(message.text));
};

test("an edited message still takes a new name, company and role", () => {
  const mine = edited(acme, (text) => text.replace("caught my eye", "is close to my heart"));
  const message = outreachMessage(
    "hr-finder",
    "note",
    "formal",
    { company: "Zerodha", role: "SRE", recipient: "Lin" },
    mine,
  );
  expect(message.text).toMatch(/^Hi Lin, Zerodha is close to my heart .* SRE roles/);
});

test("a name that was filled in before the edit is replaced by the next name", () => {
  const mine = edited(priya, (text) => `${text} PS: Priya is a fine name.`);
  const message = outreachMessage("hr-finder", "note", "warm", { ...acme, recipient: "Lin" }, mine);
  expect(message.text).toMatch(/^Hi Lin, .* PS: Priya is a fine name\.$/);
});

test.each([
  ["warm", "Priya Raman", "Hi Priya,"],
  ["formal", "Priya Raman", "Dear Priya Raman,"],
  ["warm", "Ms Raman", "Hi Ms Raman,"],
  ["warm", "Nguyễn Văn An", "Hi Nguyễn Văn An,"],
  ["warm", "Tran Van Minh", "Hi Tran Van Minh,"],
  ["warm", "Dr. Raman", "Hi Dr. Raman,"],
  ["warm", "Femke de Wit", "Hi Femke,"],
  ["warm", "Joris van der Berg", "Hi Joris,"],
  ["warm", "Sinéad Ó Briain", "Hi Sinéad,"],
  ["warm", "Conor Mac Carthy", "Hi Conor,"],
  ["warm", "Karim bin Salem", "Hi Karim,"],
  ["warm", "Jean-Luc de la Tour", "Hi Jean-Luc,"],
  ["warm", "Ana García López", "Hi Ana García López,"],
  ["warm", "Frau Weber", "Hi Frau Weber,"],
  ["brief", "Frau von Weber", "Hi Frau von Weber,"],
  ["warm", "Don Weber", "Hi Don,"],
  ["warm", "Weber Hanım", "Hi Weber Hanım,"],
  ["warm", "Hiring Team", "Hi Hiring Team,"],
  ["warm", "Talent Acquisition", "Hi Talent Acquisition,"],
  ["warm", "", "Hi [Recipient Name],"],
] as const)("a %s message to %s begins with: %s", (tone, recipient, greeting) => {
  const { text } = outreachMessage("hr-finder", "note", tone, { ...acme, recipient });
  expect(text.slice(0, greeting.length)).toBe(greeting);
});

test.each(
  [
    "Herr Frau Fräulein Miss Madame Mme Monsieur Mademoiselle Señora Señor Sra Srta Signora Signor Dott Dottoressa",
    "Senhora Senhor Doutora Mevrouw Meneer Fru Frøken Pan Pani Paní Gospođa Господин Κύριε Doamna",
    "Mr Mrs Ms Mx Dr Dr. Prof Prof. Shri Smt Kumari Ji Khun Ibu Sayın Sheikh Captain Sister",
  ].flatMap((titles) => titles.split(" ")),
)("a message to %s Brandt keeps the title, which is not a first name", (title) => {
  const { text } = outreachMessage("hr-finder", "note", "warm", { ...acme, recipient: `${title} Brandt` });
  expect(text).toMatch(new RegExp(`^Hi ${title} Brandt,`));
});

test("names fill the brackets of the visitor's own text", () => {
  const mine = edited(acme, () => "Dear [Recipient Name], MY OWN TEXT. [Your Name]");
  const { text } = outreachMessage("hr-finder", "note", "brief", { ...priya, sender: "Sam" }, mine);
  expect(text).toBe("Dear Priya, MY OWN TEXT. Sam");
});

const names = fc.constantFrom("", "Joost Bakker", "Femke de Wit", "Ms Raman", "Ada", "[Recipient Name]", "Dr. No.");
const companies = fc.constantFrom("Globex Ltd", "Acme Inc.", "Noordzee Logistics B.V.", "..", "Hi");
const typings = fc.array(
  fc.constantFrom(
    "Joost",
    "Bakker",
    "[",
    "]",
    "{",
    "}",
    "Acme Inc",
    ".",
    " ",
    "a",
    "Hi ",
    "{roles}",
    "[Your Name]",
    "\n",
  ),
  { maxLength: 6 },
);
const places = fc.nat(400);

test("after any typing, deleting or pasting in any message, the field shows exactly that text", () => {
  const edits = fc.array(fc.tuple(places, fc.nat(12), typings), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      fc.constantFrom(...everyMessage),
      fc.record({ company: companies, role: fc.constantFrom("", "Sourcer"), recipient: names, sender: names }),
      edits,
      ({ card, kind, tone }, target, all) => {
        let mine: Part[] | undefined;
        for (const [from, cut, words] of all) {
          const message = outreachMessage(card, kind, tone, target, mine);
          const next = message.text.slice(0, from) + words.join("") + message.text.slice(from + cut);
          mine = readEdits(editsText({ [card]: editedMessage(message, next) }))[card];
          expect(outreachMessage(card, kind, tone, target, mine).text).toBe(next);
        }
      },
    ),
  );
});

test("editing the greeting letter by letter keeps the name beside it as a mark", () => {
  const target = { company: "Globex Ltd", role: "Sourcer", recipient: "Joost Bakker", sender: "Tom Hale" };
  let mine: Part[] | undefined;
  const shown = (recipient = target.recipient) =>
    outreachMessage("hr-finder", "follow-up", "warm", { ...target, recipient }, mine);
  for (const greeting of ["i", "", "H", "He", "Hel", "Hell", "Hello"]) {
    mine = editedMessage(shown(), shown().text.replace(/^\w*(?= Joost)/, greeting));
    expect(shown().text).toMatch(new RegExp(`^${greeting} Joost,\n`));
  }
  expect(shown("Anna Visser").text).toMatch(/^Hello Anna,\n/);
});

test("a company that ends in a full stop adds no second full stop, even in an edited message", () => {
  for (const company of ["Acme Inc.", "Noordzee Logistics B.V.", "Globex"])
    for (const { card, kind, tone } of everyMessage) {
      const target = { company, role: "Sr.", recipient: "Jo B.", sender: "Tom H.", place: "Washington D.C." };
      const message = outreachMessage(card, kind, tone, target);
      const mine = editedMessage(message, `${message.text} Bye!`);
      for (const text of [message.text, outreachMessage(card, kind, tone, target, mine).text]) {
        expect(text).toContain(company);
        expect(text).not.toMatch(/\.\.(?!\.)/);
      }
    }
});

test("text typed after the company, before its full stop, stays behind the next company", () => {
  const globex = { company: "Globex", role: "Sourcer" };
  const message = outreachMessage("hr-finder", "note", "formal", globex);
  const mine = editedMessage(message, message.text.replace("at Globex", "at Globex in Breda"));
  const { text } = outreachMessage("hr-finder", "note", "formal", { ...globex, company: "Acme Inc." }, mine);
  expect(text).toContain("roles at Acme Inc. in Breda and");
});

test("a stored edited message is read back exactly, and takes new names", () => {
  const word = fc.constantFrom("Priya", "[Your Name]", "[link]", "[", "Acme Corp", " ", "é", '"', "\\");
  fc.assert(
    fc.property(fc.array(word), fc.nat(120), (words, at) => {
      const mine = edited(priya, (text) => text.slice(0, at) + words.join("") + text.slice(at));
      const kept = readEdits(editsText({ "hr-finder": mine }))["hr-finder"];
      for (const target of [priya, { company: "Zerodha", role: "SRE", sender: "Sam" }])
        expect(messageText("hr-finder", "note", "warm", target, kept)).toBe(
          messageText("hr-finder", "note", "warm", target, mine),
        );
    }),
  );
});

test("the names that we filled in are not stored, and without an edit nothing is stored", () => {
  expect(editsText({ "hr-finder": edited(priya, (text) => `${text} Bye!`) })).not.toMatch(/Priya|Acme/);
  expect(editsText({})).toBeNull();
});

test.each([
  null,
  "{",
  "5",
  '"hr"',
  '{"other":[{"text":"x"}]}',
  '{"hr-finder":"x"}',
  '{"hr-finder":[{"text":5}]}',
  '{"hr-finder":[{"text":"","mark":"constructor"}]}',
  JSON.stringify({ "hr-finder": [{ text: "x".repeat(20_001) }] }),
  JSON.stringify({ "hr-finder": Array(20_001).fill({ text: "" }) }),
])("stored text that is not an edited message of ours is dropped: %.60s", (stored) => {
  expect(readEdits(stored)).toEqual({});
});

test("a blank is a text in brackets", () => {
  expect(blankParts("I'm a [your title] with [number] years")).toEqual([
    { text: "I'm a ", isBlank: false },
    { text: "[your title]", isBlank: true },
    { text: " with ", isBlank: false },
    { text: "[number]", isBlank: true },
    { text: " years", isBlank: false },
  ]);
});

test("no text makes sanitizing fail, and sanitizing twice gives the same text as once", () => {
  const markup = fc.constantFrom(
    "<script>",
    "</script>",
    "<iframe",
    "javascript:",
    "onload=",
    '"',
    ">",
    "<",
    " ",
    "a",
    "\uD800",
    "\u202E",
  );
  const anything = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(markup, { maxLength: 60 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const clean = sanitize(text);
      expect(sanitize(clean)).toBe(clean);
      expect(clean).not.toMatch(/<(script|iframe)\b|javascript:|\bon\w+\s*=|\p{Bidi_Control}|\p{Surrogate}/iu);
      for (const { url } of outreachCards({ company: text, role: text })) if (url) new URL(url);
    }),
  );
});

test("company and role are written to the address and read back, sanitized; names are not", () => {
  const typed = { company: "AT&T", role: "C++ dev", sender: "Alan" };
  expect(targetToParams(typed).toString()).not.toContain("Alan");
  expect(targetFromParams(new URLSearchParams(targetToParams(typed).toString()))).toEqual({
    company: "AT&T",
    role: "C++ dev",
  });
  expect(targetFromParams(new URLSearchParams({ company: "<script>x</script>Acme" }))).toEqual({
    company: "Acme",
    role: "",
  });
});

test("a link to the sender's work fills its blank, and without a link the blank stays", () => {
  const text = (link: string) => messageText("hr-finder", "long", "warm", { ...acme, link });
  expect(text("https://ada.example/work")).toContain("My resume and two projects are here: https://ada.example/work.");
  expect(text("")).toContain("My resume and two projects are here: [link].");
});
