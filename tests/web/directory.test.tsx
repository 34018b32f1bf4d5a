import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import certifications from "#content/certifications.json" with { type: "json" };
import { fakeApi } from "../support/fake-api.ts";
import { visit } from "../support/render.tsx";

/** These pages are not prerendered. Their rows come from the real search engine. */
const paths = ["/ai-tools-directory", "/free-certifications-directory", "/project-based-learning-directory"];

beforeEach(() => {
  fakeApi(
    Object.fromEntries(
      [
        ...paths,
        "/ai-tools-directory/ai-agents",
        "/open-source-starter",
        "/public-api-directory",
        "/developers-toolkit",
      ].map((path) => [path, {}]),
    ),
  );
});

const status = () => screen.getByText(/^Showing [\d,]+ of [\d,]+ /).textContent;
const cards = () => [...document.querySelectorAll("a[data-entry]")].map((link) => link.textContent);

/** Opens a page and waits for its rows. */
async function open(address: string) {
  const rendered = await act(() => visit(address));
  await screen.findByText(/^Showing/);
  return rendered;
}

test("the list shows 'Showing N of M' and 48 entries at a time, the best known first", async () => {
  const { user } = await open("/ai-tools-directory");
  const [, all = "", total] = /Showing (\S+) of (\S+) AI tools/.exec(status() ?? "") ?? [];
  expect(all).toBe(total);
  expect(Number(all.replace(",", ""))).toBeGreaterThanOrEqual(3600);
  expect(cards()).toHaveLength(48);
  await user.click(screen.getByRole("button", { name: /^Show more/ }));
  await waitFor(() => expect(cards()).toHaveLength(96));
  expect(document.activeElement?.closest("li")?.querySelector("a[data-entry]")?.textContent).toBe(cards()[48]);
});

test("the search accepts one wrong letter, and an empty result shows a message", async () => {
  const { user } = await open("/ai-tools-directory");
  const box = screen.getByRole("searchbox");
  await user.type(box, "ollma");
  await waitFor(() => expect(cards()[0]).toBe("Ollama"));
  await user.clear(box);
  await user.type(box, "zzzzqqq");
  await screen.findByRole("heading", { name: "No AI tools found" });
  expect(screen.queryByRole("button", { name: /without filters/ })).toBeNull();
  expect(status()).toMatch(/^Showing 0 of/);
  await user.click(screen.getByRole("button", { name: "Clear search and filters" }));
  await waitFor(() => expect(cards()).toHaveLength(48));
});

test.each([
  ["currency converter", "/public-api-directory", 1, 20, undefined],
  ["summarise", "/ai-tools-directory", 40, 48, undefined],
  ["software testing", "/free-certifications-directory", 22, 48, /These have some of them: .*“testing”/],
])(
  "'%s' finds entries in %s, and a line names the words that match if no entry has all",
  async (q, path, least, most, said) => {
    await open(`${path}?${new URLSearchParams({ q })}`);
    await waitFor(() => expect(cards().length).toBeLessThanOrEqual(most));
    await waitFor(() => expect(cards().length).toBeGreaterThanOrEqual(least));
    const line = screen.queryByText(/^No entry has all these words/)?.textContent;
    expect(line ?? "").toMatch(said ?? /^$/);
  },
);

test("if filters hide the entry that I search by name, a message says so, and one press shows the entry", async () => {
  const { user } = await open("/ai-tools-directory?price=free&how=local&q=ollama");
  await screen.findByText(/Your filters hide Ollama/);
  expect(cards()).not.toContain("Ollama");
  await user.click(screen.getByRole("button", { name: "Show it" }));
  await waitFor(() => expect(cards()[0]).toBe("Ollama"));
  expect(screen.queryByText(/Your filters hide/)).toBeNull();
});

test("if only filters make a search empty, a button removes them and shows the number of results", async () => {
  const { user } = await open("/ai-tools-directory?q=write+sql&price=free");
  const button = await screen.findByRole("button", { name: /^Show \d+ without filters$/ });
  const [number] = /\d+/.exec(button.textContent ?? "") ?? [];
  await user.click(button);
  await waitFor(() => expect(status()).toMatch(new RegExp(`^Showing ${number} of`)));
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("write sql");
});

test("a filter that is chosen before the search answers stays, and the search stays too", async () => {
  await open("/ai-tools-directory");
  const box = screen.getByRole<HTMLInputElement>("searchbox");
  fireEvent.change(box, { target: { value: "ollama" } });
  fireEvent.click(screen.getByRole("button", { name: /^Runs locally/ }));
  expect(box.value).toBe("ollama");
  await waitFor(() => expect(cards()[0]).toBe("Ollama"));
  expect(box.value).toBe("ollama");
  expect(screen.getByRole("button", { name: /^Runs locally/ }).getAttribute("aria-pressed")).toBe("true");
});

test("a search that is cleared before its answer shows the whole list", async () => {
  await open("/ai-tools-directory");
  const box = screen.getByRole<HTMLInputElement>("searchbox");
  const all = status();
  fireEvent.change(box, { target: { value: "zzzzqqq" } });
  fireEvent.change(box, { target: { value: "" } });
  fireEvent.click(screen.getByRole("button", { name: /^Runs locally/ }));
  await waitFor(() => expect(status()).not.toBe(all));
  expect(cards().length).toBeGreaterThan(0);
});

test("a search for a closed entry explains what happened to the entry", async () => {
  const { user } = await open("/ai-tools-directory");
  await user.type(screen.getByRole("searchbox"), "fig");
  expect(await screen.findByText("Fig has been gone since September 2024.")).toBeDefined();
});

test("an entry in two directories links to its other directory", async () => {
  await open("/developers-toolkit?q=algolia");
  const link = await within(screen.getByRole("main")).findByRole("link", { name: "Public APIs" });
  expect(link.getAttribute("href")).toBe("/public-api-directory?q=Algolia");
});

test("a filter shows as many rows as its number says", async () => {
  const { user } = await open("/ai-tools-directory");
  const chip = screen.getByRole("button", { name: /^Runs locally/ });
  const count = /[\d,]+$/.exec(chip.textContent ?? "")?.[0];
  await user.click(chip);
  await waitFor(() => expect(status()).toMatch(new RegExp(`^Showing ${count} of`)));
  expect(screen.getByRole("button", { name: /^Runs locally/ }).getAttribute("aria-pressed")).toBe("true");
});

test("common beginner labels are filters, and rare labels are shown on the cards", async () => {
  await open("/open-source-starter?label=E-easy");
  const labels = screen.getByRole("group", { name: "Beginner label" });
  expect(within(labels).getByRole("button", { name: /^Good first issue/ })).toBeDefined();
  expect(
    within(labels)
      .getByRole("button", { name: /^E-easy/ })
      .getAttribute("aria-pressed"),
  ).toBe("true");
  expect(within(labels).getAllByRole("button")).toHaveLength(5);
  await waitFor(() => expect(screen.getAllByText("E-easy", { selector: "li *" })).toHaveLength(cards().length));
});

test("every API with the mark of a ready request has a request to copy", async () => {
  const { user } = await open("/public-api-directory");
  await user.click(screen.getByRole("button", { name: /^Ready request/ }));
  await waitFor(() => expect(screen.getAllByRole("button", { name: /^Copy request to / })).toHaveLength(48));
  expect(cards()).toHaveLength(48);
});

test("search, filters, sort order and view are read from the address", async () => {
  await open("/ai-tools-directory?q=image&price=free&sort=name&view=grid");
  await waitFor(() => expect(cards().length).toBeGreaterThan(1));
  await waitFor(() => expect(cards()).toEqual(cards().toSorted(new Intl.Collator("en").compare)));
  expect((screen.getByRole("searchbox") as HTMLInputElement).value).toBe("image");
  expect(screen.getByRole("button", { name: "Show as a compact list" })).toBeDefined();
});

test("a category has a page with its own title, heading and entries, and links to all categories", async () => {
  await open("/ai-tools-directory/ai-agents");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("AI Agents");
  expect(document.title).toContain("AI Agents");
  const links = within(screen.getByRole("navigation", { name: "Categories" })).getAllByRole("link");
  expect(links.length).toBeGreaterThan(30);
  expect(links.find((link) => link.getAttribute("aria-current"))?.textContent).toContain("AI Agents");
});

test("an unknown category shows the 404 page", async () => {
  await act(() => visit("/ai-tools-directory/nothing"));
  expect(await screen.findByRole("heading", { name: "Page Not Found" })).toBeDefined();
});

test("pinned entries are stored in this browser and shown above the list", async () => {
  const { user } = await open("/ai-tools-directory");
  const [name = ""] = cards();
  await user.click(screen.getByRole("button", { name: `Pin ${name}` }));
  const strip = screen.getByRole("region", { name: "Pinned" });
  expect(within(strip).getByRole("link", { name: name ?? "" })).toBeDefined();
  expect(localStorage.getItem("pinned_entries_v1")).toContain(`"name":"${name}"`);
  await user.click(within(strip).getByRole("button", { name: `Remove ${name} from Pinned` }));
  expect(screen.queryByRole("region", { name: "Pinned" })).toBeNull();
});

test("opened entries are stored until the visitor clears them", async () => {
  const { user } = await open("/ai-tools-directory");
  const [first] = document.querySelectorAll<HTMLElement>("a[data-entry]");
  first?.addEventListener("click", (event) => event.preventDefault());
  if (first) await user.click(first);
  const strip = screen.getByRole("region", { name: "Recently opened" });
  await user.click(within(strip).getByRole("button", { name: "Forget" }));
  expect(localStorage.getItem("visited_entries_v1")).toBeNull();
});

test("a middle click counts as a visit, but a context menu does not", async () => {
  await open("/ai-tools-directory");
  const [first, second] = document.querySelectorAll<HTMLElement>("a[data-entry]");
  const press = (link: HTMLElement | undefined, button: number) =>
    act(() => link?.dispatchEvent(new MouseEvent("auxclick", { bubbles: true, button })));
  press(first, 1);
  press(second, 2);
  expect(JSON.parse(localStorage.getItem("visited_entries_v1") ?? "")).toMatchObject([{ id: first?.dataset.entry }]);
});

test("slash focuses the search, arrow down focuses the first entry, and arrow up returns to the search", async () => {
  const { user } = await open("/ai-tools-directory");
  await user.keyboard("/");
  const box = screen.getByRole("searchbox");
  expect(document.activeElement).toBe(box);
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toBe(cards()[0]);
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement?.textContent).toBe(cards()[1]);
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(document.activeElement).toBe(box);
});

test.each(["Enter", "ArrowDown"])(
  "%s right after typing waits for the answer, and then focuses its first entry",
  async (key) => {
    await open("/ai-tools-directory");
    const box = screen.getByRole("searchbox");
    box.focus();
    fireEvent.change(box, { target: { value: "ollama" } });
    fireEvent.keyDown(box, { key });
    expect(document.activeElement).toBe(box);
    await waitFor(() => expect(cards()[0]).toBe("Ollama"));
    expect(document.activeElement?.textContent).toBe("Ollama");
  },
);

test.each([
  ["types on", (box: HTMLElement) => fireEvent.change(box, { target: { value: "ollama web" } })],
  ["moves on", () => screen.getByRole("button", { name: /^Runs locally/ }).focus()],
])("Enter is ignored if the visitor %s before the answer", async (_, act) => {
  await open("/ai-tools-directory");
  const box = screen.getByRole("searchbox");
  box.focus();
  fireEvent.change(box, { target: { value: "ollama" } });
  fireEvent.keyDown(box, { key: "Enter" });
  act(box);
  const place = document.activeElement;
  await waitFor(() => expect(status()).not.toMatch(/Showing (\S+) of \1 /));
  expect(document.activeElement).toBe(place);
});

test("the filter Beginner also shows certifications for all levels", async () => {
  await open("/free-certifications-directory?level=beginner");
  const all = certifications.filter(({ level }) => level === "beginner" || level === "all").length;
  await waitFor(() => expect(status()).toContain(`Showing ${all} of ${certifications.length} certifications`));
});

test("the numbers of filters and categories have the same format as all numbers", async () => {
  await open("/ai-tools-directory");
  for (const { textContent } of document.querySelectorAll("main .tabular-nums"))
    expect(textContent).not.toMatch(/\d{4}/);
  expect(document.querySelectorAll("main .tabular-nums").length).toBeGreaterThan(20);
});

test("a certification can be planned or done, and this browser stores the choice", async () => {
  const { user } = await open("/free-certifications-directory");
  const [name] = cards();
  const planned = screen.getByRole("button", { name: `Planned: ${name}` });
  expect(planned.title).toBe("List it on this page and on Home");
  const save = screen.getByRole("button", { name: `Save: ${name}` });
  expect(planned.querySelector("svg")?.innerHTML).not.toBe(save.querySelector("svg")?.innerHTML);
  await user.click(planned);
  expect(screen.getByRole("region", { name: "Planned (1)" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: `Done: ${name}` }));
  expect(screen.getByRole("region", { name: "Done (1)" })).toBeDefined();
  expect(screen.queryByRole("region", { name: /^Planned/ })).toBeNull();
});

test.each([
  ["ai-tools-directory", { Price: "Free plan", "How it runs": "Open source", Task: "Chatbot" }],
  [
    "public-api-directory",
    {
      "Sign-in": "None",
      "From a web page (CORS)": "Known to work",
      Price: "Free plan",
      "Try it now": "Ready request",
    },
  ],
  [
    "free-certifications-directory",
    {
      "What is free": "Free certificate",
      Level: "Beginner",
      "Issued by": "University",
      Exam: "Proctored",
      Provider: "Kaggle",
    },
  ],
  [
    "project-based-learning-directory",
    {
      Language: "Python",
      Level: "Advanced",
      "Time to build (our estimate)": "Up to 2",
      Format: "Video",
      Framework: "React",
    },
  ],
  ["open-source-starter", { Language: "Python", Topic: "Developer tools", "Beginner label": "Good first issue" }],
  ["developers-toolkit", { Price: "Free plan", "Where it runs": "On your computer", License: "Open source" }],
])("the directory %s has filters for its facts, each with a number", async (path, facets) => {
  await open(`/${path}`);
  for (const [label, value] of Object.entries(facets)) {
    const chips = within(screen.getByRole("group", { name: label })).getAllByRole("button");
    expect(chips.map(({ textContent }) => textContent).join()).toMatch(new RegExp(`${value}.*[1-9]`));
  }
});

test("a random pick matches the chosen language, level and hours, and disappears if they change", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.99);
  const { user } = await open("/project-based-learning-directory?language=Python&level=beginner&hours=up-to-2");
  await waitFor(() => expect(status()).not.toMatch(/(\S+) of \1 /));
  await user.click(screen.getByRole("button", { name: "Pick one for me" }));
  await screen.findByRole("button", { name: "Pick another" });
  const pick = within(screen.getByRole("region", { name: "Picked for you" }));
  expect(pick.getByText(/^(Python|Any language) · Beginner · Up to 2 hours/)).toBeDefined();
  expect(pick.getByText("First step:")).toBeDefined();
  expect(pick.getByRole("link", { name: "Start this project" }).getAttribute("href")).toMatch(/^https?:/);
  const name = pick.getByRole("heading").textContent;
  await user.click(pick.getByRole("button", { name: `Save: ${name}` }));
  await pick.findByRole("button", { name: `Saved: ${name}, open the tracker` });
  await user.click(screen.getByRole("button", { name: "Clear all" }));
  await screen.findByRole("button", { name: "Pick one for me" });
  expect(screen.queryByRole("region", { name: "Picked for you" })).toBeNull();
});

test("the commands of the guide use the chosen repository", async () => {
  const { user } = await open("/open-source-starter");
  const [name = ""] = cards();
  await user.click(screen.getByRole("button", { name: `Guide for ${name}` }));
  await user.type(screen.getByLabelText("Your GitHub name"), "octocat");
  await waitFor(() =>
    expect(screen.getByText(/git clone/).textContent).toContain(
      `git clone https://github.com/octocat/${name?.split("/")[1]}.git`,
    ),
  );
  const links = screen.getAllByRole("link", { name: `Unassigned issues of ${name}` });
  const [ofRow, ofGuide] = links.map((link) => link.getAttribute("href"));
  expect(ofRow).toContain("no%3Aassignee");
  expect(ofGuide).toBe(ofRow);
});

test("the guide finds the GitHub name in a pasted address, and shows a message if there is none", async () => {
  const { user } = await open("/open-source-starter?repo=numpy/numpy");
  const field = screen.getByLabelText("Your GitHub name");
  await user.click(field);
  await user.paste("https://github.com/Priya-K");
  await waitFor(() =>
    expect(screen.getByText(/git clone/).textContent).toContain("https://github.com/Priya-K/numpy.git"),
  );
  expect(field.getAttribute("aria-invalid")).toBeNull();
  await user.type(field, " K");
  expect(screen.getByText(/^A GitHub name has letters, digits and single hyphens/)).toBeDefined();
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

test("a link in the guide and the browser's Back return to the row that opened the guide", async () => {
  const { user } = await open("/open-source-starter");
  const [name = ""] = cards();
  const row = screen.getByRole("button", { name: `Guide for ${name}` });
  const before = history.length;
  await user.click(row);
  await user.click(await screen.findByRole("button", { name: `Back to ${name}` }));
  expect(document.activeElement).toBe(row);
  expect(history.length).toBe(before + 1);
  expect(screen.getByRole("link", { name: `How to contribute to ${name}` })).toBeDefined();
});

test("the filter Go also shows projects for any language, and a line shows their number", async () => {
  const { user } = await open("/project-based-learning-directory");
  const languages = within(screen.getByRole("group", { name: "Language" }));
  const numberOf = (name: RegExp) =>
    Number(/\d+$/.exec(languages.getByRole("button", { name }).textContent ?? "")?.[0]);
  const [go, any] = [numberOf(/^Go/), numberOf(/^Any language/)];
  await user.click(languages.getByRole("button", { name: /^Go/ }));
  await waitFor(() =>
    expect(status()).toMatch(new RegExp(`^Showing ${go + any} of .*, ${any} of them for any language$`)),
  );
  await waitFor(() => expect(screen.getAllByText(/^Any language · /).length).toBeGreaterThan(0));
});

test("the projects for one language are above the projects for any language", async () => {
  await open("/project-based-learning-directory?language=Go");
  await waitFor(() => expect(status()).not.toMatch(/(\S+) of \1 /));
  const languages = await waitFor(() => {
    const said = screen.getAllByText(/^(Go|Any language) · /).map(({ textContent }) => textContent?.split(" · ")[0]);
    expect(said).toHaveLength(48);
    return said;
  });
  expect(languages[0]).toBe("Go");
  expect(languages.indexOf("Any language")).toBe(languages.lastIndexOf("Go") + 1);
});

test.each([
  ["/project-based-learning-directory?level=expert&hours=-5", "Expert"],
  ["/project-based-learning-directory?language=%3Cscript%3E", "<script>"],
  ["/public-api-directory?auth=%00%FF", "\0"],
  ["/ai-tools-directory/ai-agents?price=nothing", "Nothing"],
])("an unknown filter in the address is removed: %s", async (address, name) => {
  await open(address);
  await waitFor(() => expect(screen.queryByRole("button", { pressed: true })).toBeNull());
  expect(screen.queryByRole("button", { name: `Remove ${name}` })).toBeNull();
  expect(screen.queryByRole("button", { name: "Clear all" })).toBeNull();
  expect(status()).toMatch(/^Showing (\S+) of \1 /);
  await waitFor(() => expect(location.search).toBe(""));
});

test("if the address has a known and an unknown filter, the known filter is kept", async () => {
  await open("/project-based-learning-directory?level=expert,beginner&language=Klingon");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Remove Klingon" })).toBeNull());
  expect(screen.getByRole("button", { name: "Remove Beginner" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Remove Expert" })).toBeNull();
  await waitFor(() => expect(status()).not.toMatch(/(\S+) of \1 /));
});

test("chosen filters are shown beside the number, and can be removed one by one or all at once", async () => {
  const { user } = await open("/project-based-learning-directory?language=Rust&level=beginner&hours=2-to-8");
  await user.click(await screen.findByRole("button", { name: "Remove Beginner" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Remove Beginner" })).toBeNull());
  expect(screen.getByRole("button", { name: "Remove Rust" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Clear all" }));
  await waitFor(() => expect(status()).toMatch(/(\S+) of \1 /));
  expect(screen.queryByRole("button", { name: "Clear all" })).toBeNull();
});

test("a filter that is unclear by itself shows the name of its group", async () => {
  await open("/public-api-directory?auth=none&cors=yes&example=request&price=free");
  for (const name of ["Sign-in: None", "From a web page (CORS): Known to work", "Try it now: Ready request", "Free"])
    expect((await screen.findByRole("button", { name: `Remove ${name}` })).textContent).toBe(name);
});

test("filters without entries stay visible, and empty categories are hidden", async () => {
  const { user } = await open("/project-based-learning-directory?q=blockchain&language=Rust");
  await screen.findByRole("button", { name: "Remove Rust" });
  const languages = within(screen.getByRole("group", { name: "Language" }));
  expect(languages.getByRole("button", { name: /^JavaScript/ })).toBeDefined();
  await waitFor(() => expect(status()).not.toMatch(/(\S+) of \1 /));
  const games = screen.getByRole("link", { name: /^Games/ }).closest("li");
  await waitFor(() => expect(games?.className).toBe("hidden"));
  await user.click(screen.getByRole("button", { name: /^Show all \d+$/ }));
  expect(games?.className).not.toBe("hidden");
});
