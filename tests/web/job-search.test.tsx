import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { screens } from "#domain/screens.ts";
import { savedSearchesKey } from "#domain/storage-keys.ts";
import { fakeClipboard } from "../support/doors.ts";
import { fakeApi } from "../support/fake-api.ts";
import { visit } from "../support/render.tsx";
import { expectConsoleError } from "../support/web-setup.ts";

const countries = ["India", "Austria", "Norway"].map((common) => ({ name: { common } }));
const open = (query = "") => visit(screens["job-search"].path + query);
const generate = () => fireEvent.click(screen.getByRole("button", { name: "Generate search links" }));
const role = () => screen.getByLabelText<HTMLInputElement>("Job role");
const status = () => screen.getByText(/^\d+ links for/).textContent?.replaceAll("\u00a0", " ");
const place = () => screen.getByLabelText<HTMLSelectElement>("Location");
const links = () =>
  screen.queryAllByRole("link", { name: /LinkedIn|Careers|Greenhouse|Lever|Smart|Ashby|Workday|Glassdoor/ });

const describes = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
const hrefOf = (portal: string) => screen.getByRole("link", { name: portal }).getAttribute("href");

async function generated() {
  generate();
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Element.prototype.scrollIntoView = vi.fn();
  fakeApi({ "/api/countries": { body: countries } });
});

test("the form starts with the specification's defaults and without results", async () => {
  await open();
  await vi.waitFor(() => expect(place().disabled).toBe(false));
  expect(role().value).toBe("Application Developer");
  expect(place().value).toBe("India");
  expect(screen.getByLabelText<HTMLSelectElement>("Posted within").value).toBe("r86400");
  expect(screen.getByRole("switch", { name: "Include location" }).getAttribute("aria-checked")).toBe("true");
  expect(screen.queryByRole("heading", { name: "Your search links" })).toBeNull();
});

test("the location menu shows Loading countries... until the countries load, in alphabetical order", async () => {
  const answer = Promise.withResolvers<{ body: object }>();
  fakeApi({ "/api/countries": () => answer.promise });
  await open();
  expect(place().disabled).toBe(true);
  expect(place().textContent).toBe("Loading countries...");
  answer.resolve({ body: countries });
  await vi.waitFor(() => expect(place().disabled).toBe(false));
  expect([...place().options].map(({ text }) => text)).toEqual(["Austria", "India", "Norway"]);
});

test.each([
  ["answers with an error", { error: "down" }, 500],
  ["answers with something that is no list", { names: [] }, 200],
])("if the API %s, the error is logged, and the menu has six countries", async (_, body, status) => {
  fakeApi({ "/api/countries": { body, status } });
  await open();
  await vi.waitFor(() => expect(place().disabled).toBe(false));
  expect([...place().options].map(({ text }) => text)).toEqual([
    "Australia",
    "Canada",
    "Germany",
    "India",
    "United Kingdom",
    "United States",
  ]);
  expectConsoleError(/countries could not be loaded/);
});

test("offline, a message says that countries are missing, and they load with the connection", async () => {
  fakeApi({ "/api/countries": { body: {}, status: 500 } });
  await open();
  await vi.waitFor(() => expect(place().options).toHaveLength(6));
  expect(screen.getByText("The whole list could not be loaded. It comes with the connection.")).toBeDefined();
  expectConsoleError(/countries could not be loaded/);
  fakeApi({ "/api/countries": { body: countries } });
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(place().options).toHaveLength(3));
  expect(screen.queryByText(/whole list could not be loaded/)).toBeNull();
});

test("Generate shows eight skeletons for a second, and then the links", async () => {
  await open();
  generate();
  expect(document.querySelectorAll(".animate-pulse")).toHaveLength(8);
  expect(links()).toHaveLength(0);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(document.querySelectorAll(".animate-pulse")).toHaveLength(0);
  expect(links()).toHaveLength(8);
});

test("100 ms after Generate, the page scrolls smoothly to the results", async () => {
  await open();
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  vi.useFakeTimers();
  generate();
  vi.advanceTimersByTime(99);
  expect(scroll).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: "smooth" });
  expect(scroll.mock.contexts[0]).toBe(document.getElementById("results"));
});

test("only LinkedIn has the mark Trending", async () => {
  await open();
  await generated();
  const trending = screen.getAllByText("Trending").map((mark) => mark.closest("li")?.textContent);
  expect(trending).toHaveLength(1);
  expect(trending[0]).toContain("LinkedIn");
});

test.each(["", "x", " < > ", "y".repeat(101), "<>".repeat(5000)])(
  "for a role like %j, Generate shows only an error, and focuses the invalid field",
  async (typed) => {
    await open();
    fireEvent.change(role(), { target: { value: typed } });
    await generated();
    expect(screen.queryByRole("heading", { name: "Your search links" })).toBeNull();
    expect(document.activeElement).toBe(role());
    expect(role().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("alert").textContent).toMatch(/role/);
    fireEvent.change(role(), { target: { value: "Nurse" } });
    expect(screen.queryByRole("alert")).toBeNull();
    await generated();
    expect(links()).toHaveLength(8);
  },
);

test("without the location, the country is not required and not searched", async () => {
  await open();
  fireEvent.click(screen.getByRole("switch", { name: "Include location" }));
  expect(place().disabled).toBe(true);
  await generated();
  expect(status()).toContain("any location");
  for (const link of links()) expect(link.getAttribute("href")).not.toContain("India");
});

test("an address with a search fills the form, and shows the links at once", async () => {
  await open("?role=SRE&location=Norway&within=r3600&also=DevOps+Engineer&not=senior");
  expect(role().value).toBe("SRE");
  expect(links()).toHaveLength(8);
  expect(status()).toBe("8 links for SRE · Norway · Past 1hr · also DevOps Engineer · without senior");
  await vi.waitFor(() => expect(place().value).toBe("Norway"));
});

test.each(["?role=", "?role=%3C%3E", "?role=x&location=y", "?role=%E2%80%AE&within=r9&location="])(
  "an address without a usable search, like %s, shows only the form",
  async (address) => {
    await open(address);
    expect(links()).toHaveLength(0);
    expect(role()).toBeTruthy();
  },
);

test("More platforms shows twelve more links, and Copy all links copies the shown links", async () => {
  await open("?role=SRE");
  const written = fakeClipboard("works");
  fireEvent.click(screen.getByRole("button", { name: "More platforms (12)" }));
  expect(screen.getByRole("link", { name: "Workable" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Copy all links" }));
  await vi.waitFor(() => expect(screen.getByText("Copied!")).toBeTruthy());
  expect(written.mock.calls[0]?.[0].split("\n")).toHaveLength(20);
});

test("the form suggests other titles for the role, and one press adds them", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Software Developer", hidden: true }));
  fireEvent.click(screen.getByRole("button", { name: "Software Engineer", hidden: true }));
  expect(screen.getByLabelText<HTMLInputElement>("Also search for").value).toBe(
    "Software Developer, Software Engineer",
  );
  expect(screen.queryByRole("button", { name: "Software Engineer", hidden: true })).toBeNull();
});

test("'New since then' opens the results since the last visit of a saved search", async () => {
  const twoDays = Date.now() - 47 * 3_600_000;
  localStorage.setItem(savedSearchesKey, JSON.stringify([["role=SRE&location=Norway&within=r86400", twoDays]]));
  await open();
  const saved = within(screen.getByRole("region", { name: "Saved searches" }));
  fireEvent.click(saved.getByRole("link", { name: "New since then" }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(status()).toBe("8 links for SRE · Norway · Past 48hr");
  expect(saved.getByText("Last opened just now")).toBeDefined();
  expect(saved.queryByRole("link", { name: "New since then" })).toBeNull();
});

test("a saved search shows its last opening, passes its job to other tools, and can be deleted", async () => {
  vi.setSystemTime(new Date("2026-11-20T10:00:00Z"));
  await open("?role=SRE&location=Norway&within=r3600");
  fireEvent.click(screen.getByRole("button", { name: "Save this search" }));
  const saved = () => screen.getByRole("region", { name: "Saved searches" });
  expect(within(saved()).getByText("Last opened just now")).toBeTruthy();
  expect(screen.getByRole("link", { name: "below" }).getAttribute("href")).toBe(`#${saved().id}`);

  vi.setSystemTime(new Date("2026-11-25T10:00:00Z"));
  fireEvent.change(role(), { target: { value: "Nurse" } });
  fireEvent.click(within(saved()).getByRole("link", { name: /^SRE\s· Norway\s· Past 1hr$/ }));
  expect(role().value).toBe("SRE");
  expect(within(saved()).getByText("Last opened just now")).toBeTruthy();
  expect(JSON.parse(localStorage.getItem("wanted_job_v1") ?? "{}")).toEqual({
    role: "SRE",
    city: "",
    country: "Norway",
    within: "r3600",
  });

  fireEvent.click(within(saved()).getByRole("button", { name: /^Forget SRE/ }));
  expect(screen.queryByRole("region", { name: "Saved searches" })).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  within(saved()).getByRole("link", { name: /^SRE/ });
});

test.each(["{", "[[1,2]]", '[["role=x",1e300]]', '{"a":1}'])(
  "an invalid stored text like %s gives no saved search",
  async (stored) => {
    localStorage.setItem("saved_job_searches_v1", stored);
    await open();
    expect(screen.queryByRole("region", { name: "Saved searches" })).toBeNull();
  },
);

test("the structured data has the same questions as the page", async () => {
  await open();
  const blocks = [...document.querySelectorAll("script[type='application/ld+json']")].map(({ textContent }) =>
    JSON.parse(textContent ?? ""),
  );
  expect(blocks.map((block) => block["@type"])).toEqual(["FAQPage", "WebApplication"]);
  for (const { name, acceptedAnswer } of blocks[0].mainEntity) {
    expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByText(acceptedAnswer.text)).toBeTruthy();
  }
});

test("the portals and the outreach generator start with the job of the last search", async () => {
  const { unmount } = await open();
  fireEvent.change(role(), { target: { value: "Frontend Developer" } });
  fireEvent.change(screen.getByLabelText("City (optional)"), { target: { value: "Bengaluru" } });
  await generated();
  expect(screen.getByRole("link", { name: "Search the job portals too" }).getAttribute("href")).toBe(
    `${screens["job-portals"].path}?role=Frontend+Developer&city=Bengaluru&country=India`,
  );
  unmount();
  const portals = await visit(screens["job-portals"].path);
  expect(screen.getByLabelText<HTMLInputElement>("Your role").value).toBe("Frontend Developer");
  expect(screen.getByLabelText<HTMLInputElement>("City (optional)").value).toBe("Bengaluru");
  portals.unmount();
  await visit(screens.outreach.path);
  expect(screen.getByLabelText<HTMLInputElement>("Target role (optional)").value).toBe("Frontend Developer");
});

test("'Austin, TX' is searched in the United States, and the other tools use that country", async () => {
  const { unmount } = await open();
  fireEvent.change(role(), { target: { value: "Nurse" } });
  fireEvent.change(screen.getByLabelText("City (optional)"), { target: { value: "Austin, TX" } });
  expect(screen.getByText("Searched in Austin, TX, United States.")).toBeTruthy();
  await generated();
  expect(status()).toBe("8 links for Nurse · Austin, TX, United States · Past 24hr");
  expect(links()[0]?.getAttribute("href")).toContain("location=Austin%2C%20TX%2C%20United%20States&");
  unmount();
  await open();
  expect(place().textContent).toContain("United States");
});

test("the suggested cities include the cities of the chosen country that have only one name", async () => {
  await open("?role=Nurse&location=Norway");
  const suggested = [...document.querySelectorAll<HTMLOptionElement>("#cities option")].map(({ value }) => value);
  expect(suggested).toEqual(["Bergen", "Oslo"]);
});

test("the page suggests the right spelling of a role and a city, and one press corrects each", async () => {
  await open();
  fireEvent.change(role(), { target: { value: "Fronted Devloper" } });
  const city = screen.getByLabelText<HTMLInputElement>("City (optional)");
  fireEvent.change(city, { target: { value: "Bangalor" } });
  await generated();
  const meant = await screen.findByRole("button", { name: "Frontend Developer" });
  expect(meant.closest("p")?.textContent).toBe("Did you mean Frontend Developer?");
  expect([role().value, city.value]).toEqual(["Fronted Devloper", "Bangalor"]);
  expect(status()).toContain("Fronted Devloper · Bangalor, India");
  fireEvent.click(meant);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(role().value).toBe("Frontend Developer");
  fireEvent.click(screen.getByRole("button", { name: "Bengaluru" }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(city.value).toBe("Bengaluru");
  expect(status()).toContain("Frontend Developer · Bengaluru, India");
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
    role: "Frontend Developer",
    city: "Bengaluru",
  });
  expect(document.activeElement).toBe(document.getElementById("results"));
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

test("for a whole sentence as the role, a message names the fields for city and remote work", async () => {
  await open("?role=python+developer+remote+berlin");
  expect((await screen.findByText(/is searched as one job title/)).textContent).toBe(
    "“python developer remote” is searched as one job title. Choose Remote only for remote work.",
  );
  expect(describes(screen.getByLabelText("City (optional)"))).toBe("Searched in Berlin, Germany.");
});

test("for 'java fresher jobs in bangalore', both tools search in Bangalore, and keep my text", async () => {
  const { unmount } = await open();
  fireEvent.change(role(), { target: { value: "java fresher jobs in bangalore" } });
  expect(describes(role())).toBe("Searched as “java”, with “fresher” anywhere.");
  expect(describes(screen.getByLabelText("City (optional)"))).toBe("Searched in Bangalore, India.");
  await generated();
  expect(role().value).toBe("java fresher jobs in bangalore");
  expect(status()).toBe("8 links for java fresher jobs · Bangalore, India · Past 24hr");
  expect(links().map((link) => decodeURIComponent(link.getAttribute("href") ?? ""))).not.toContainEqual(
    expect.stringContaining("in bangalore"),
  );
  const portals = screen.getByRole("link", { name: "Search the job portals too" }).getAttribute("href") ?? "";
  expect(portals).toBe(`${screens["job-portals"].path}?role=java+fresher+jobs&city=Bangalore&country=India`);
  unmount();
  await visit(`${screens["job-portals"].path}?role=java+fresher+jobs+in+bangalore`);
  await waitFor(() => expect(hrefOf("Naukri")).toBe("https://www.naukri.com/java-fresher-jobs-in-bangalore"));
  expect(hrefOf("LinkedIn Jobs")).toBe(
    "https://www.linkedin.com/jobs/search/?keywords=java%20fresher&location=Bangalore%2C%20India",
  );
  expect(describes(screen.getByLabelText("City (optional)"))).toBe("Portals search in one place: Bangalore, India.");
});

test("if the role names another city than the field, a message offers the role's city", async () => {
  await open("?role=tester+in+Bangalore&location=India&city=Pune");
  expect(await screen.findByText("Searched in Pune, India, though “tester in Bangalore” says Bangalore.")).toBeTruthy();
  expect(status()).toBe("8 links for tester · Pune, India · Past 24hr");
  fireEvent.click(screen.getByRole("button", { name: "Bangalore" }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(status()).toBe("8 links for tester · Bangalore, India · Past 24hr");
  expect(screen.queryByText(/though/)).toBeNull();
});

test("for 'Chennai or Hyderabad', LinkedIn's card names the searched city, and links to the other city", async () => {
  await open("?role=tester&location=India&city=Chennai+or+Hyderabad");
  expect(screen.getByText(/^It takes one city/).textContent).toBe(
    "It takes one city, so it opens Chennai. Also:Hyderabad",
  );
  const places = ["LinkedIn", "Hyderabad"].map((name) =>
    new URL(screen.getByRole("link", { name }).getAttribute("href") ?? "").searchParams.get("location"),
  );
  expect(places).toEqual(["Chennai, India", "Hyderabad, India"]);
});

test("after a change of the form, a note says that the links are for the earlier search", async () => {
  await open("?role=tester&location=India&within=r86400");
  const note = () => screen.queryByText(/The form has changed since/);
  expect(note()).toBeNull();
  fireEvent.change(screen.getByLabelText("Posted within"), { target: { value: "r604800" } });
  expect(note()).not.toBeNull();
  await generated();
  expect(note()).toBeNull();
});

test("on the next visit, role, city and 'Posted within' are unchanged", async () => {
  const { unmount } = await open();
  fireEvent.change(role(), { target: { value: "tester" } });
  fireEvent.change(screen.getByLabelText("City (optional)"), { target: { value: "Pune" } });
  fireEvent.change(screen.getByLabelText("Posted within"), { target: { value: "r604800" } });
  await generated();
  unmount();
  await open();
  const fields = ["Job role", "City (optional)", "Posted within"].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );
  expect(fields).toEqual(["tester", "Pune", "r604800"]);
});

test.each([
  ["?role=SRE&location=India&city=Pune&remote=1", "?role=SRE&city=Pune&country=India&remote=1"],
  ["?role=SRE&location=India&city=Berlin%2C+Germany", "?role=SRE&city=Berlin&country=Germany"],
  ["?role=SRE&location=India", "?role=SRE&country=India"],
  ["?role=SRE", "?role=SRE"],
])("%s passes only its role, its place with a country, and 'Remote only' to the job portals", async (from, to) => {
  await open(from);
  expect(screen.getByRole("link", { name: "Search the job portals too" }).getAttribute("href")).toBe(
    screens["job-portals"].path + to,
  );
});

test("a city and 'Remote only' are added to the links and removed again", async () => {
  await open();
  fireEvent.change(screen.getByLabelText("City (optional)"), { target: { value: "Pune" } });
  fireEvent.click(screen.getByRole("switch", { name: "Remote only" }));
  await generated();
  expect(status()).toBe("8 links for Application Developer · Pune, India · remote only · Past 24hr");
  expect(links()[0]?.getAttribute("href")).toContain("location=Pune%2C%20India&f_TPR=r86400&f_WT=2");
  fireEvent.change(screen.getByLabelText("City (optional)"), { target: { value: "" } });
  fireEvent.click(screen.getByRole("switch", { name: "Remote only" }));
  await generated();
  expect(status()).toBe("8 links for Application Developer · India · Past 24hr");
});

test("for 'data analyst fresher', a line under the field explains the search", async () => {
  const { user } = await open();
  const role = screen.getByRole("textbox", { name: "Job role" });
  expect(describes(role)).toMatch(/^Searched as one exact title\./);
  await user.clear(role);
  await user.type(role, "data analyst fresher");
  expect(describes(role)).toBe("Searched as “data analyst”, with “fresher” anywhere.");
});

test("if I type several titles, the portals search for the first, and a line names it", async () => {
  const { container } = await visit(`${screens["job-portals"].path}?role=data+analyst+or+business+analyst`);
  await screen.findByText("Portals search for one title: “data analyst”.");
  const links = [...container.querySelectorAll<HTMLAnchorElement>(".portal-card a")].map(({ href }) => href);
  expect(links.filter((href) => /data(-|%20)analyst/i.test(href)).length).toBeGreaterThan(50);
  expect(links.join()).not.toMatch(/business(-|%20)analyst/i);
});

test.each([
  ["?role=pastry+chef&country=Germany", "pastry chef", "Germany"],
  ["?role=pastry+chef&country=India&city=Bengaluru", "pastry chef", "Bengaluru, India"],
  ["?role=pastry+chef&country=Narnia", "pastry chef", "Narnia"],
])("portals of all countries search in the chosen country or city: %s", async (query, role, place) => {
  await visit(screens["job-portals"].path + query);
  const [keywords, area] = [role, place].map(encodeURIComponent);
  await waitFor(() =>
    expect(hrefOf("LinkedIn Jobs")).toBe(`https://www.linkedin.com/jobs/search/?keywords=${keywords}&location=${area}`),
  );
  for (const name of [
    "LinkedIn Entry Level Jobs",
    "LinkedIn Remote Jobs",
    "LinkedIn Internships",
    "LinkedIn Management Jobs",
  ])
    expect(hrefOf(name)).toContain(`&location=${area}`);
  expect(hrefOf("Google Jobs")).toBe(`https://www.google.com/search?q=${keywords}+jobs+in+${area}&udm=8`);
});

test("a portal for one country searches for the city without the country", async () => {
  const { unmount } = await visit(`${screens["job-portals"].path}?role=pastry+chef&country=India&city=Bengaluru`);
  await screen.findAllByText("Opens its search in Bengaluru, India");
  expect(hrefOf("Naukri")).toBe("https://www.naukri.com/pastry-chef-jobs-in-bengaluru");
  unmount();
  await visit(`${screens["job-portals"].path}?role=pastry+chef&country=India`);
  await screen.findAllByText("Opens its search in India");
  expect(hrefOf("Naukri")).toBe("https://www.naukri.com/pastry-chef-jobs");
});

test("if 'All countries' is chosen, a country from another tool does not limit a portal's search", async () => {
  localStorage.setItem("wanted_job_v1", JSON.stringify({ role: "baker", country: "India" }));
  await visit(screens["job-portals"].path);
  await waitFor(() => expect(hrefOf("LinkedIn Jobs")).toBe("https://www.linkedin.com/jobs/search/?keywords=baker"));
});
