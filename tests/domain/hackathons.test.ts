import { expect, test } from "vitest";
import {
  canRegister,
  catalogueRow,
  closingText,
  dateLine,
  dateText,
  filteredHackathons,
  type Hackathon,
  hackathonEvents,
  hackathonFilter,
  hackathonList,
  hackathonTime,
  isOver,
  listableHackathons,
  mergedHackathons,
  monthsUntil,
  nameKey,
  skillBadges,
  sortedHackathons,
} from "#domain/hackathons.ts";

const now = new Date("2026-11-21T12:00:00Z");

const hackathon = (more: Partial<Hackathon> = {}): Hackathon => ({
  name: "Hack Day",
  registration_link: "https://hack.example/",
  registration_deadline: "Not Specified",
  hackathon_date: "Not Specified",
  source: "Devfolio",
  skills: "AI, Web",
  id: "devfolio:hack",
  origin: "devfolio",
  organizer: null,
  mode: null,
  city: null,
  country: null,
  prize: null,
  team: null,
  starts: null,
  ends: null,
  deadline: null,
  usual_months: null,
  also_at: [],
  changed_at: null,
  ...more,
});

const recurring = (name: string, more = {}) =>
  catalogueRow({
    name,
    url: `https://${name.length}.example/`,
    organizer: "Uni",
    usualMonths: "Oct",
    themes: ["AI"],
    ...more,
  });

test.each([
  ["2026-12-05", "2026-12-05"],
  ["2026-12-05T23:00:00-05:00", "2026-12-05"],
  ["March 5 – 7 2025", "2025-03-05"],
  ["March 5 - 7, 2025", "2025-03-05"],
  ["Mar 5th – 7th 2025", "2025-03-05"],
  ["Sept 30 – Oct 2 2026", "2026-09-30"],
  ["March 5 – 7", "2026-03-05"],
  ["December 30 – January 2 2027", "2026-12-30"],
  ["December 30 2026 – January 2 2027", "2026-12-30"],
  ["November 21 2026", "2026-11-21"],
  ["21 Nov 2026 00:00 UTC", "2026-11-21"],
])("the date text '%s' begins on %s", (text, day) => {
  expect(new Date(hackathonTime(text, now)).toISOString().slice(0, 10)).toBe(day);
});

test.each(["Not Specified", "", "TBA", "soon", "in 5 days", "2026-13-45"])(
  "'%s' is unparsable and treated as the year 2099, or a date no earlier",
  (text) => {
    const year = new Date(hackathonTime(text, now)).getUTCFullYear();
    expect(text === "2026-13-45" ? year >= 2027 : year === 2099).toBe(true);
  },
);

test("sorted ascending by Hackathon Date, else Registration Deadline; unspecified last, the nearest usual months first", () => {
  const rows = [
    hackathon({ name: "no date" }),
    hackathon({ name: "usually in October", usual_months: "Oct" }),
    hackathon({ name: "usually in winter", usual_months: "Dec-Jan" }),
    hackathon({ name: "by date", hackathon_date: "December 5 – 7 2026", registration_deadline: "November 1 2026" }),
    hackathon({ name: "by deadline", registration_deadline: "2026-12-01" }),
    hackathon({ name: "unparsable", hackathon_date: "TBA", registration_deadline: "2026-12-02" }),
  ];
  expect(sortedHackathons(rows, now).map(({ name }) => name)).toEqual([
    "by deadline",
    "by date",
    "usually in winter",
    "usually in October",
    "no date",
    "unparsable",
  ]);
});

test("the date line is the hackathon date, or when registration ends, or 'Date TBD'", () => {
  const registration_deadline = "December 1 2026";
  expect(dateLine(hackathon({ hackathon_date: "December 5 2026", registration_deadline }))).toBe("December 5 2026");
  expect(dateLine(hackathon({ registration_deadline }))).toBe("Registration ends: December 1 2026");
  expect(dateLine(hackathon())).toBe("Date TBD");
});

test("records without a name or without a valid registration link are excluded; displayed text has tags stripped", () => {
  const rows = [
    hackathon({ name: "<b>Bold</b> Hack", skills: "<i>AI</i>" }),
    hackathon({ name: "<b></b>" }),
    hackathon({ registration_link: "javascript:alert(1)" }),
    hackathon({ registration_link: "" }),
    hackathon({ name: "http", registration_link: "http://a.example" }),
  ];
  expect(listableHackathons(rows).map(({ name, skills }) => [name, skills])).toEqual([
    ["Bold Hack", "AI"],
    ["http", "AI, Web"],
  ]);
});

test("the link check accepts only https addresses with a non-empty host", () => {
  const links = ["https://a.example", "http://a.example", "https://", "ftp://a.example", "a.example"];
  expect(links.filter((registration_link) => canRegister({ registration_link }))).toEqual(["https://a.example"]);
});

test("the first five skills are shown, the rest counted", () => {
  expect(skillBadges("a, b,c , d, e, f, g, a,")).toEqual({ shown: ["a", "b", "c", "d", "e"], more: 2 });
  expect(skillBadges("")).toEqual({ shown: [], more: 0 });
});

test("search is case-insensitive, trimmed, in name or skills; the source is exact; both combine", () => {
  const rows = [
    hackathon({ name: "Alpha" }),
    hackathon({ name: "Beta", skills: "Rust", source: "Unstop" }),
    hackathon({ name: "Gamma", skills: "alphabet", source: "Unstop" }),
  ];
  const names = (query: string) =>
    filteredHackathons(rows, hackathonFilter(new URLSearchParams(query)), now).map(({ name }) => name);
  expect(names("")).toEqual(["Alpha", "Beta", "Gamma"]);
  expect(names("q=+ALPHA+")).toEqual(["Alpha", "Gamma"]);
  expect(names("q=alpha&source=Unstop")).toEqual(["Gamma"]);
  expect(names("source=unstop")).toEqual([]);
});

test("mode, country and theme are exact, and 'within' is the days until registration closes, else until the start", () => {
  const rows = [
    hackathon({ name: "a", mode: "online", deadline: "2026-11-25" }),
    hackathon({ name: "b", country: "India", starts: "2026-12-10T00:00:00Z" }),
    hackathon({ name: "c", skills: "Web3, Data", deadline: "2026-11-20" }),
    hackathon({ name: "d", deadline: "2026-11-21" }),
  ];
  const names = (query: string) =>
    filteredHackathons(rows, hackathonFilter(new URLSearchParams(query)), now).map(({ name }) => name);
  expect(names("mode=online")).toEqual(["a"]);
  expect(names("country=India")).toEqual(["b"]);
  expect(names("theme=web3")).toEqual(["c"]);
  expect(names("theme=web")).toEqual(["a", "b", "d"]);
  expect(names("within=7")).toEqual(["a", "d"]);
  expect(names("within=30")).toEqual(["a", "b", "d"]);
});

test.each([
  ["2026-11-23T13:00:00Z", "Closes in 2 days"],
  ["2026-11-23", "Closes in 2 days"],
  ["2026-11-22", "Closes tomorrow"],
  ["2026-11-21", "Closes today"],
  ["2026-11-22T11:30:00Z", "Closes in 23 hours"],
  ["2026-11-21T13:30:00Z", "Closes in 1 hour"],
  ["2026-11-21T12:30:00Z", "Closes within the hour"],
  ["2026-11-20", "Registration closed"],
  ["2026-12-24", undefined],
  [null, undefined],
])("a deadline of %s: %s", (deadline, text) => {
  expect(closingText({ deadline }, now)).toBe(text);
});

test("an event is over when its last day has ended everywhere; one whose dates are texts only never is", () => {
  const at = (text: string) => new Date(text);
  const event = { starts: "2026-11-20", ends: "2026-11-21", deadline: "2026-11-01" };
  expect(isOver(event, at("2026-11-22T11:59:00Z"))).toBe(false);
  expect(isOver(event, at("2026-11-22T12:01:00Z"))).toBe(true);
  expect(isOver({ ...event, ends: "2026-11-21T18:00:00Z" }, at("2026-11-21T18:01:00Z"))).toBe(true);
  expect(isOver({ starts: null, ends: null, deadline: null }, at("2099-01-01"))).toBe(false);
});

test("days are told apart by month and year, in the zone of the event", () => {
  expect(dateText("2026-09-05", "2026-09-07")).toBe("September 5 – 7 2026");
  expect(dateText("2026-09-05", null)).toBe("September 5 2026");
  expect(dateText("2026-09-30", "2026-10-02")).toBe("September 30 – October 2 2026");
  expect(dateText("2026-12-30", "2027-01-02")).toBe("December 30 2026 – January 2 2027");
  expect(dateText("2026-09-04T18:30:00Z", null, "Asia/Kolkata")).toBe("September 5 2026");
});

test("what we write as a date, we read as the same date", () => {
  for (const [starts, ends] of [
    ["2026-09-05", "2026-09-07"],
    ["2026-12-30", "2027-01-02"],
    ["2025-01-31", "2025-02-01"],
  ] as const)
    expect(new Date(hackathonTime(dateText(starts, ends), now)).toISOString().slice(0, 10)).toBe(starts);
});

test.each([
  ["HackMIT 2026", "hackmit"],
  ["Hack-X '26", "hack x"],
  ["Night Hack 3.0", "night hack"],
  ["Smart India Hackathon, 5th Edition", "smart india hackathon"],
  ["BigRed//Hacks", "bigred hacks"],
  ["2026", "2026"],
])("the name '%s' is known as '%s'", (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test("one event of several sources is one row: the richest, with the other pages", () => {
  const rich = hackathon({
    name: "X Hack 2026",
    source: "A",
    deadline: "2026-12-01",
    starts: "2026-12-05",
    registration_link: "https://a.example/",
  });
  const poor = hackathon({
    name: "x-hack",
    source: "B",
    starts: "2026-12-06",
    city: "Pune",
    registration_link: "https://b.example/",
  });
  expect(mergedHackathons([poor, rich], [])).toEqual([{ ...rich, also_at: ["https://b.example/"] }]);
});

test("the same name in another city, at another time, undated, or of the same source is another event", () => {
  const one = hackathon({ source: "A", starts: "2026-12-05", city: "Pune" });
  for (const other of [
    hackathon({ source: "B", starts: "2026-12-05", city: "Delhi" }),
    hackathon({ source: "B", starts: "2026-12-15", city: "Pune" }),
    hackathon({ source: "B", city: "Pune" }),
    hackathon({ source: "A", starts: "2026-12-05", city: "Pune" }),
  ])
    expect(mergedHackathons([one, other], [])).toHaveLength(2);
});

test("a recurring event gives its usual months and site to the first dated one of its name, or stands for itself", () => {
  const rows = [
    hackathon({ name: "Hack Day 2027", starts: "2027-10-01", source: "A" }),
    hackathon({ name: "Hack Day", starts: "2026-12-05", source: "B" }),
  ];
  const merged = mergedHackathons(rows, [recurring("Hack Day"), recurring("Other Hack")]);
  expect(merged.map(({ starts, usual_months }) => [starts, usual_months])).toEqual([
    ["2026-12-05", "Oct"],
    ["2027-10-01", null],
    [null, "Oct"],
  ]);
  expect(merged[0]).toMatchObject({ organizer: "Uni", also_at: ["https://8.example/"] });
});

test.each([
  ["Nov", 0],
  ["Oct-May", 0],
  ["Dec-Jan", 1],
  ["Oct", 11],
  ["Feb, Oct", 3],
  ["Spring, Autumn", 0],
  ["Year-round", 0],
  ["Monthly", 0],
  ["Varies", 12],
  [null, 12],
])("in November the months '%s' are %i months away", (months, wait) => {
  expect(monthsUntil(months, now)).toBe(wait);
});

test("a calendar shows the event, or the deadline where only that is known, and bare days as days", () => {
  const events = hackathonEvents([
    hackathon({ starts: "2026-12-05", ends: "2026-12-06" }),
    hackathon({ deadline: "2026-12-01T18:00:00.000Z", name: "Late" }),
    hackathon(),
  ]);
  expect(events).toMatchObject([
    { title: "Hack Day", isAllDay: true, start: new Date("2026-12-05"), end: new Date("2026-12-07") },
    { title: "Registration closes: Late", isAllDay: false, end: new Date("2026-12-01T18:00:00Z") },
  ]);
});

test("structured data lists the first ten; only those with a date are events", () => {
  const rows = [
    hackathon({ hackathon_date: "December 5 2026", mode: "online" }),
    ...Array.from({ length: 11 }, () => hackathon()),
  ];
  const { itemListElement } = hackathonList(rows, now) as { itemListElement: Record<string, unknown>[] };
  expect(itemListElement).toHaveLength(10);
  expect(itemListElement[0]).toMatchObject({ position: 1, item: { "@type": "Event", startDate: "2026-12-05" } });
  expect(itemListElement[1]).toEqual({
    "@type": "ListItem",
    position: 2,
    name: "Hack Day",
    url: "https://hack.example/",
  });
});
