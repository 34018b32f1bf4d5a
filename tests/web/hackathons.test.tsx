import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Hackathon } from "#domain/hackathons/hackathons.ts";
import type { SourceStatus } from "#domain/status.ts";
import { fakeApi } from "../support/fake-api.ts";
import { hackathon as hackathonOf } from "../support/hackathon.ts";
import { visit } from "../support/render.tsx";

const address = "/upcoming-hackathon-contests";

const hackathon = (name: string, more: Partial<Hackathon> = {}) =>
  hackathonOf({ name, id: name, skills: "AI", ...more });

const api = (...hackathons: Hackathon[]) => ({
  "/api/hackathons": { body: { lastUpdated: "2029-12-31T06:00:00Z", hackathons } },
});

const cards = () => screen.getAllByText("Required Skills").map((skills) => skills.closest("li") as HTMLElement);
const names = () => cards().map((card) => within(card).getByRole("heading", { level: 3 }).textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2030-01-05T13:00:00Z"), toFake: ["Date"] });
});

test("six skeleton cards show while hackathons load, above the notes and the nine platforms", async () => {
  fakeApi({ "/api/hackathons": () => new Promise(() => {}) });
  const { container } = await visit(address);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Upcoming Hackathon Contests");
  expect(container.querySelectorAll("main .animate-pulse")).toHaveLength(6);
  expect(screen.getByText("This list is refreshed daily.")).toBeDefined();
  expect(screen.getByRole("heading", { name: "Top Hackathon Sources" })).toBeDefined();
  const links = screen.getAllByRole("link", { name: /^Visit Platform/ });
  expect(links).toHaveLength(9);
  expect(links.every((link) => link.getAttribute("target") === "_blank")).toBe(true);
});

test("without a connection, the page shows a message, and the list loads when the connection is back", async () => {
  const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fakeApi({});
  await visit(address);
  const sentence = "You are offline. The list comes when the connection is back.";
  await screen.findByText(sentence);
  fakeApi({ "/api/hackathons": api(hackathon("A"))["/api/hackathons"] });
  connection.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(names()).toEqual(["A"]));
  expect(screen.queryByText(sentence)).toBeNull();
});

test("cards are sorted by date, and show dates, organizer, five skills and the number of further skills", async () => {
  fakeApi(
    api(
      hackathon("Undated", { usual_months: "Oct-Nov" }),
      hackathon("Later", { hackathon_date: "March 5 – 7 2030", registration_deadline: "2030-02-01" }),
      hackathon("Sooner", {
        registration_deadline: "January 7 2030",
        deadline: "2030-01-07T18:00:00Z",
        skills: "a, b, c, d, e, f, g",
        organizer: "Pune Coders",
      }),
    ),
  );
  await visit(address);
  await screen.findByText("Showing 3 of 3 hackathon contests");
  expect(names()).toEqual(["Sooner", "Later", "Undated"]);
  const [sooner, later, undated] = cards().map((card) => within(card));
  expect(sooner?.getByText("Registration ends: January 7 2030")).toBeDefined();
  expect(sooner?.getByText("Deadline:").parentElement?.textContent).toContain("January 7 2030");
  expect(sooner?.getByText("Closes in 2 days")).toBeDefined();
  expect(sooner?.getByText("By Pune Coders")).toBeDefined();
  expect(sooner?.getByText("+2 more")).toBeDefined();
  expect(sooner?.queryByText("f")).toBeNull();
  expect(later?.getByText("March 5 – 7 2030")).toBeDefined();
  expect(undated?.getByText(/Date TBD/).textContent).toContain("usually Oct – Nov");
  expect(undated?.queryByText("Deadline:")).toBeNull();
});

test("'Register Now' opens a new tab, and is disabled without a valid link", async () => {
  fakeApi(
    api(
      hackathon("Good", { hackathon_date: "2030-02-01" }),
      hackathon("Plain http", { registration_link: "http://a.example/" }),
      hackathon("No link", { registration_link: "nowhere" }),
    ),
  );
  await visit(address);
  await screen.findByText("Showing 3 of 3 hackathon contests");
  const link = screen.getByRole("link", { name: /^Register Now ?: Good$/ });
  expect([link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
    "https://hack.example/",
    "_blank",
    "noopener noreferrer ugc nofollow",
  ]);
  expect(screen.getByText("at hack.example")).toBeDefined();
  const refused = screen.getAllByRole<HTMLButtonElement>("button", { name: "Register Now" });
  expect(refused.map(({ disabled }) => disabled)).toEqual([true, true]);
});

test("the search and the source filter combine, are in the address, and can be cleared", async () => {
  fakeApi(
    api(
      hackathon("Alpha", { source: "Unstop" }),
      hackathon("Beta", { skills: "Rust" }),
      hackathon("Gamma", { source: "Unstop", skills: "rust" }),
    ),
  );
  const { user } = await visit(address);
  await screen.findByText("Showing 3 of 3 hackathon contests");
  const search = screen.getByPlaceholderText<HTMLInputElement>("Search hackathon contests by name or skills...");
  expect([search.maxLength, search.autocomplete]).toEqual([100, "off"]);
  await user.type(search, " RUST ");
  await screen.findByText("Showing 2 of 3 hackathon contests");
  const source = screen.getByRole("combobox", { name: "Source" });
  expect(
    within(source)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["All Sources", "Devfolio", "Unstop"]);
  await user.selectOptions(source, "Unstop");
  await screen.findByText("Showing 1 of 3 hackathon contests");
  expect(names()).toEqual(["Gamma"]);
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  await screen.findByText("Showing 3 of 3 hackathon contests");
  expect(search.value).toBe("");
});

test("the filters mode, country, theme and closing date are read from the address", async () => {
  const good = { mode: "online", country: "India", skills: "AI, Web", deadline: "2030-01-08" } as const;
  fakeApi(api(hackathon("Good", good), hackathon("Late", { ...good, deadline: "2030-02-20" }), hackathon("Other")));
  await visit(`${address}?mode=online&country=India&theme=Web&within=7`);
  await screen.findByText("Showing 1 of 3 hackathon contests");
  expect(names()).toEqual(["Good"]);
});

test("an empty list shows 'No Hackathon Contests Found' with a matching hint", async () => {
  fakeApi(api(hackathon("Alpha")));
  await visit(`${address}?q=zzz`);
  await screen.findByRole("heading", { name: "No Hackathon Contests Found" });
  expect(screen.getByText("Try adjusting your filters to find more contests")).toBeDefined();
});

test("if there is no data, the page shows a banner with Retry and the empty state", async () => {
  fakeApi(api());
  await visit(address);
  expect((await screen.findByRole("alert")).textContent).toContain(
    "No hackathon contests found. Please check back later.",
  );
  expect(screen.getByRole("button", { name: "Retry" })).toBeDefined();
  expect(screen.getByText("Check back later for upcoming contests!")).toBeDefined();
});

test("a failure shows a banner and a toast, and Retry is disabled while it loads the list again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  let answer: () => Promise<object> | object = () => ({ status: 500 });
  fakeApi({ "/api/hackathons": () => answer() });
  const { user } = await visit(address);
  await vi.advanceTimersByTimeAsync(8000);
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Failed to load hackathon contests. Please try again later.",
  );
  await screen.findByText("Failed to load hackathon contests");
  expect(screen.queryByText(/Last updated/)).toBeNull();
  let finish = (_: object) => {};
  answer = () => new Promise((resolve) => (finish = resolve));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Loading..." })).disabled).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  finish(api(hackathon("Alpha"))["/api/hackathons"]);
  await screen.findByText("Showing 1 of 1 hackathon contests");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("past hackathons have their own list", async () => {
  const requests = fakeApi({
    "/api/hackathons": ({ url }) => ({
      body: { lastUpdated: null, hackathons: [hackathon(url.endsWith("past") ? "Old" : "New")] },
    }),
  });
  const { user } = await visit(address);
  await screen.findByRole("heading", { name: "New" });
  await user.click(screen.getByRole("button", { name: "Past hackathons" }));
  await screen.findByRole("heading", { name: "Old" });
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith("?when=past"))).toBe(true));
});

test("if no past hackathon is stored, the page says so with any filter", async () => {
  fakeApi({ "/api/hackathons": { body: { lastUpdated: null, hackathons: [] } } });
  await visit(`${address}?when=past&mode=online`);
  await screen.findByText("No past hackathons are kept yet");
  expect(screen.getByText("Hackathons move here when they are over.")).toBeDefined();
});

test("'Closes within' shows the number of hackathons without a date, which it leaves out", async () => {
  const dated = hackathon("Dated", { deadline: "2030-01-20T18:00:00Z" });
  fakeApi(api(dated, hackathon("A"), hackathon("B"), hackathon("C", { mode: "online" })));
  const { unmount } = await visit(`${address}?within=30`);
  await screen.findByText("Showing 1 of 4 hackathon contests");
  expect(screen.getByText("3 without a date are left out")).toBeDefined();
  unmount();
  await visit(`${address}?within=30&mode=online`);
  expect(await screen.findByText("1 without a date is left out")).toBeDefined();
});

test("the mode filter shows the number of hackathons without a mode, which it leaves out", async () => {
  fakeApi(api(hackathon("A", { mode: "online" }), hackathon("B", { mode: null }), hackathon("C", { mode: null })));
  await visit(`${address}?mode=online`);
  await screen.findByText("Showing 1 of 3 hackathon contests");
  expect(screen.getByText("2 without a stated mode are left out")).toBeDefined();
});

test("the country filter shows the number of hackathons without a country, which it leaves out", async () => {
  fakeApi(api(hackathon("A", { country: "India" }), hackathon("B", { country: null, mode: "online" })));
  await visit(`${address}?country=India`);
  await screen.findByText("Showing 1 of 2 hackathon contests");
  expect(screen.getByText("1 without a stated country is left out")).toBeDefined();
});

test("the structured data lists the first ten hackathons", async () => {
  fakeApi(api(...Array.from({ length: 12 }, (_, n) => hackathon(`Hack ${String(n).padStart(2, "0")}`))));
  await visit(address);
  await screen.findByText("Showing 12 of 12 hackathon contests");
  const [script] = document.querySelectorAll('script[type="application/ld+json"]');
  const data = JSON.parse(script?.textContent ?? "");
  expect(data["@type"]).toBe("ItemList");
  expect(data.itemListElement.map(({ name }: { name: string }) => name)).toEqual(
    Array.from({ length: 10 }, (_, n) => `Hack ${String(n).padStart(2, "0")}`),
  );
});

const status = (label: string, more: Partial<SourceStatus> = {}): SourceStatus => ({
  job: "hackathons",
  source: label.toLowerCase(),
  label,
  state: "working",
  shows: "current",
  lastSuccess: "2030-01-05T00:00:00Z",
  lastFailure: null,
  reason: null,
  rows: 27,
  usualRows: 25,
  nextRun: "2030-01-06T00:00:00Z",
  ...more,
});

const broken = status("Unstop", {
  state: "broken",
  shows: "last-good",
  lastFailure: "2030-01-05T06:00:00Z",
  reason: "unstop.com answered 403 with text/html",
});

test("one line shows the age of the sources' data, and links to the status page", async () => {
  fakeApi({ ...api(hackathon("Alpha")), "/api/status": { body: { sources: [status("Devfolio"), broken] } } });
  await visit(address);
  const line = await screen.findByText(/1 of 2 sources are up to date; Unstop from the last good answer\./);
  expect(
    within(line.closest("p") as HTMLElement)
      .getByRole("link", { name: "Details" })
      .getAttribute("href"),
  ).toBe("/status");
  expect(screen.getByText(/curated aggregation of Devfolio and Unstop, .*hackathons\.hackclub\.com/)).toBeDefined();
});

test("the status page shows a source that has failed for 48 hours at the top, with the reason", async () => {
  fakeApi({ "/api/status": { body: { sources: [status("Devfolio"), broken] } } });
  await visit("/status");
  expect((await screen.findByRole("alert")).textContent).toBe("No good answer for 48 hours: Unstop");
  const row = within(screen.getByRole("heading", { name: "Unstop" }).closest("li") as HTMLElement);
  expect(row.getByText("Broken for 48 hours")).toBeDefined();
  expect(row.getByText("unstop.com answered 403 with text/html")).toBeDefined();
  expect(row.getByText(/^Did not answer today, .*; next try tomorrow/)).toBeDefined();
  expect(row.getByText("The last good answer")).toBeDefined();
  expect(row.getByText("27, usually 25")).toBeDefined();
  expect(screen.queryByText(/usually 0/)).toBeNull();
});

test("the calendar uses the page's filters, and is not offered if no hackathon has a date", async () => {
  fakeApi(api(hackathon("Alpha", { starts: "2030-02-01", hackathon_date: "2030-02-01", skills: "Rust" })));
  const { user } = await visit(`${address}?q=rust`);
  await screen.findByRole("button", { name: "Subscribe" });
  expect(screen.getByRole("link", { name: "Apple Calendar", hidden: true }).getAttribute("href")).toBe(
    `webcal://${location.host}/api/hackathons.ics?q=rust`,
  );
  await user.type(screen.getByRole("searchbox"), "zzzz");
  await screen.findByRole("heading", { name: "No Hackathon Contests Found" });
  expect(screen.queryByRole("button", { name: "Subscribe" })).toBeNull();
});

test("yearly hackathons are listed under their usual month, with the secondary button 'Visit site'", async () => {
  fakeApi(
    api(
      hackathon("Any time", { usual_months: "year-round" }),
      hackathon("Spring one", { usual_months: "Spring" }),
      hackathon("This month", { usual_months: "Jan" }),
      hackathon("Dated", { hackathon_date: "2030-02-01" }),
    ),
  );
  await visit(address);
  await screen.findByText("Showing 4 of 4 hackathon contests");
  const headings = ["Dates announced", "Usually in January", "Usually in March", "All year round"];
  expect(screen.getAllByRole("region").map((region) => region.getAttribute("aria-label"))).toEqual(
    expect.arrayContaining(headings),
  );
  expect(names()).toEqual(["Dated", "This month", "Spring one", "Any time"]);
  const note = /^The dates of this year are not known\. Some may be over/;
  expect(within(screen.getByRole("region", { name: "Usually in January" })).getByText(note)).toBeDefined();
  expect(screen.getAllByText(note)).toHaveLength(1);
  const look = (name: string) => screen.getByRole("link", { name: new RegExp(` ?: ${name}$`) });
  expect(look("Dated").textContent).toMatch(/^Register Now/);
  expect(look("Dated").className).toContain("bg-accent");
  for (const name of ["This month", "Spring one", "Any time"]) {
    expect(look(name).textContent).toMatch(/^Visit site/);
    expect(look(name).className).not.toContain("bg-accent ");
  }
});

test("a closed or past hackathon has 'Visit site' instead of 'Register Now'", async () => {
  fakeApi(
    api(
      hackathon("Undated"),
      hackathon("Closed", { registration_deadline: "January 1 2030", deadline: "2030-01-01" }),
      hackathon("Open", { registration_deadline: "January 30 2030", deadline: "2030-01-30" }),
    ),
  );
  await visit(address);
  await screen.findByText("Showing 3 of 3 hackathon contests");
  const labels = screen.getAllByRole("link", { name: / ?: (Undated|Closed|Open)$/ }).map((link) => link.textContent);
  expect(labels.sort()).toEqual(["Register Now: Open", "Register Now: Undated", "Visit site: Closed"]);
});
