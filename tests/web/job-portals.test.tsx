import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterAll, expect, test, vi } from "vitest";
import { screens } from "#domain/screens.ts";
import { profileKey, wantedJobKey } from "#domain/storage-keys.ts";
import { loadPortals } from "#web/features/job-portals/page.tsx";
import { PortalCard } from "#web/features/job-portals/portal-card.tsx";
import { collectToasts, fullText } from "../support/doors.ts";
import { visit } from "../support/render.tsx";

/** Only the portals in these tests. tests/web/job-portals-list.test.tsx tests all portals. */
vi.mock(import("#content/job-portals.json"), async (original) => {
  const named = /^(FlexJobs|NODESK|Naukri|Shine|Indeed India|WorkIndia)$/;
  const { default: all } = await original();
  return { default: all.map((one) => ({ ...one, portals: one.portals.filter(({ name }) => named.test(name)) })) };
});
afterAll(() => {
  vi.doUnmock("#content/job-portals.json");
});

const { default: JobPortalsPage } = await loadPortals();
const open = (query = "") => visit(screens["job-portals"].path + query);
const page = () => within(screen.getByRole("main"));
const box = () => screen.getByRole("searchbox", { name: "Find a portal" });
const count = () => screen.getByText(/of 6 portals/).textContent;
const card = (name: string) => screen.queryAllByRole("link", { name })[0]?.closest("li") as HTMLElement;

test.each(["javascript:alert(1)", "ftp://jobs.example", "jobs", ""])(
  "the invalid address %j becomes # with a warning in the console",
  (url) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    render(
      <PortalCard
        portal={{ name: "Bad", url }}
        jobRole=""
        place=""
        isPinned={false}
        isVisited={false}
        isSaved={false}
      />,
    );
    expect(screen.getByRole("link").getAttribute("href")).toBe("#");
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("Bad"));
  },
);

test("a portal that charges job seekers shows a note", async () => {
  await open();
  expect(within(card("FlexJobs")).getByText("Asks for a fee")).toBeDefined();
  expect(within(card("NODESK")).queryByText("Asks for a fee")).toBeNull();
});

test("a search without results shows a message, and the visitor can undo the search", async () => {
  await open();
  for (const typed of ["no such portal", "<script>alert(1)</script>", "\\", "👩‍💻", "\u202e"]) {
    fireEvent.change(box(), { target: { value: typed } });
    expect(screen.getByRole("heading", { name: "No portals found" }), typed).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Show all portals" }));
    expect(count(), typed).toBe("Showing 6 of 6 portals");
  }
});

test("a search with two swapped letters finds the portal, and shows the right number of results", async () => {
  await open();
  fireEvent.change(box(), { target: { value: "naukir" } });
  expect(await screen.findByRole("link", { name: "Naukri" })).toBeTruthy();
  const shown = page().getAllByRole("listitem").length;
  expect(count()).toBe(`Showing ${shown} of 6 portals`);
  const status = screen.getByText(/of 6 portals$/);
  expect(status.getAttribute("role")).toBe("status");
  expect(status.parentElement?.contains(box())).toBe(true);
});

test("the search is directly above the portals, so that a phone shows the first result", async () => {
  await open();
  for (const above of ["Your role", "City (optional)", "Country"])
    expect(screen.getByLabelText(above).compareDocumentPosition(box()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("a role that is typed before the profile loads stays, and the profile's city is added", async () => {
  localStorage.setItem(profileKey, JSON.stringify({ city: "San Antonio", country: "United States" }));
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<JobPortalsPage />);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false); // with act, the profile would be read before the test types
  const root = hydrateRoot(container, <JobPortalsPage />);
  const roleField = screen.getByLabelText<HTMLInputElement>("Your role");
  roleField.click(); // the first touch makes React hydrate the page
  fireEvent.change(roleField, { target: { value: "Nurse" } });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("City (optional)").value).toBe("San Antonio"));
  expect(roleField.value).toBe("Nurse");
  await waitFor(() => expect(location.search).toBe("?role=Nurse&city=San+Antonio"));
  root.unmount();
  container.remove();
});

test("filters are read from the address", async () => {
  await open("?remote=1&country=Atlantis&q=remote&role=SRE");
  expect(screen.getByRole("button", { name: "Remote only" }).getAttribute("aria-pressed")).toBe("true");
  expect((box() as HTMLInputElement).value).toBe("remote");
  expect(screen.getByLabelText<HTMLSelectElement>("Country").value).toBe("");
  expect(screen.getByLabelText<HTMLInputElement>("Your role").value).toBe("SRE");
});

test("a typed role opens the own search of each portal that has one", async () => {
  await open();
  fireEvent.change(screen.getByLabelText("Your role"), { target: { value: "C++ <Developer>" } });
  expect(within(card("Indeed India")).getByRole("link").getAttribute("href")).toBe(
    "https://in.indeed.com/jobs?q=C%2B%2B%20Developer",
  );
  expect(card("Indeed India").textContent).toContain("Opens its search");
  expect(within(card("WorkIndia")).getByRole("link").getAttribute("href")).toBe("https://www.workindia.in/");
  expect(card("WorkIndia").textContent).not.toContain("Opens its search");
});

test("pinned portals are stored in this browser and shown first", async () => {
  await open();
  expect(screen.queryByRole("region", { name: /My portals/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Pin Naukri" }));
  const [mine] = page().getAllByRole("region");
  expect(mine?.id).toBe("my-portals");
  expect(mine?.textContent).toContain("Naukri");
  expect(localStorage.getItem("pinned_portals_v1")).toBe('["https://www.naukri.com/"]');
  for (const pin of screen.getAllByRole("button", { name: "Pin Naukri" }))
    expect(pin.getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(screen.getAllByRole("button", { name: "Pin Naukri" })[0] as HTMLElement);
  expect(screen.queryByRole("region", { name: /My portals/ })).toBeNull();
});

test("on the next visit, the pins, the role and the city are still there", async () => {
  const first = await open();
  expect(screen.getByText(/Pin five portals/)).toBeDefined();
  fireEvent.change(screen.getByLabelText("Your role"), { target: { value: "SRE" } });
  fireEvent.change(screen.getByLabelText("City (optional)"), { target: { value: "Pune" } });
  fireEvent.change(screen.getByLabelText("Country"), { target: { value: "India" } });
  fireEvent.click(screen.getByRole("button", { name: "Pin Indeed India" }));
  first.unmount();
  await open();
  expect(screen.queryByText(/Pin five portals/)).toBeNull();
  const mine = screen.getByRole("region", { name: /My portals/ });
  expect(mine.compareDocumentPosition(box()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(mine).getByRole("link", { name: "Indeed India" }).getAttribute("href")).toContain("q=SRE");
  expect(screen.getByLabelText<HTMLInputElement>("City (optional)").value).toBe("Pune");
  expect(screen.getByLabelText<HTMLSelectElement>("Country").value).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "India first" }));
  expect(screen.getByLabelText<HTMLSelectElement>("Country").value).toBe("India");
});

test.each([
  ["pinned", () => fireEvent.click(screen.getByRole("button", { name: "Pin Indeed India" }))],
  ["opened", () => fireEvent.click(within(card("Indeed India")).getByRole("link"))],
])("the role and place of an address are stored once a portal is %s", async (_, use) => {
  const first = await open("?role=SRE&city=Pune&country=India");
  expect(localStorage.getItem(wantedJobKey)).toBeNull(); // a visit to the page stores nothing
  within(card("Indeed India"))
    .getByRole("link")
    .addEventListener("click", (event) => event.preventDefault());
  use();
  first.unmount();
  await open();
  expect(screen.getByLabelText<HTMLInputElement>("Your role").value).toBe("SRE");
  expect(screen.getByLabelText<HTMLInputElement>("City (optional)").value).toBe("Pune");
  expect(within(card("Indeed India")).getByRole("link").getAttribute("href")).toContain("q=SRE");
});

test("one press opens all pinned portals, and a message appears if the browser blocks them", async () => {
  localStorage.setItem("pinned_portals_v1", '["https://www.naukri.com/","https://www.shine.com/"]');
  const opened = vi
    .spyOn(window, "open")
    .mockReturnValueOnce({ opener: window } as Window)
    .mockReturnValueOnce(null);
  await open();
  const toasts = collectToasts();
  fireEvent.click(screen.getByRole("button", { name: "Open all 2" }));
  expect(opened.mock.calls).toEqual([["https://www.naukri.com/"], ["https://www.shine.com/"]]);
  expect(opened.mock.results[0]?.value).toEqual({ opener: null });
  expect(toasts).toMatchObject([{ basic: { title: "Your browser did not open 1 of 2" } }]);
});

test("an opened portal is marked as visited until the visitor clears the marks", async () => {
  await open();
  expect(card("Naukri").textContent).not.toContain("Visited");
  const link = within(card("Naukri")).getByRole("link");
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(card("Naukri").textContent).toContain("Visited");
  fireEvent.click(screen.getByRole("button", { name: "Forget visited marks" }));
  expect(card("Naukri").textContent).not.toContain("Visited");
});

test.each(["{", "7", '["javascript:alert(1)","https://gone.example/"]'])(
  "an invalid stored text like %s pins no portal",
  async (stored) => {
    localStorage.setItem("pinned_portals_v1", stored);
    localStorage.setItem("visited_portals_v1", stored);
    await open();
    expect(screen.queryByRole("region", { name: /My portals/ })).toBeNull();
  },
);

test("without storage, a press on Pin shows a message", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
    clear() {},
  });
  await open();
  const toasts = collectToasts();
  fireEvent.click(screen.getByRole("button", { name: "Pin Naukri" }));
  expect(toasts).toMatchObject([{ basic: { title: "Not saved", description: fullText } }]);
});

test("for a misspelled city from the job search, the page suggests the right spelling", async () => {
  localStorage.setItem(wantedJobKey, JSON.stringify({ role: "Nurse", city: "Bangalor", country: "India" }));
  await open("?role=Nurse&city=Bangalor");
  const city = screen.getByLabelText<HTMLInputElement>("City (optional)");
  expect((await screen.findByText(/^Did you mean/)).textContent).toBe("Did you mean Bengaluru?");
  fireEvent.focus(city);
  expect(screen.queryByText(/^Did you mean/)).toBeNull(); // no question while the visitor types
  fireEvent.blur(city);
  fireEvent.click(await screen.findByRole("button", { name: "Bengaluru" }));
  expect(city.value).toBe("Bengaluru");
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
  expect(JSON.parse(localStorage.getItem(wantedJobKey) ?? "{}")).toMatchObject({ city: "Bengaluru", country: "India" });
});
