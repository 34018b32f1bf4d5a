import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { readRecents } from "#domain/palette/recents.ts";
import { tools } from "#domain/screens.ts";
import { recentsKey } from "#domain/storage-keys.ts";
import { visit } from "../support/render.tsx";

async function openPalette(address = "/about") {
  const view = await visit(address);
  await view.user.click(screen.getByRole("button", { name: "Search the site" }));
  const field = await screen.findByRole("combobox", { name: "Search the site" });
  return { ...view, field };
}

const options = () => within(screen.getByRole("listbox")).getAllByRole("option");
const activeOption = (field: HTMLElement) => document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
const recents = () => readRecents(localStorage.getItem(recentsKey)).map(({ name }) => name);

// This must be the first test of this file, because the palette's code must not be loaded yet.
test("keys after slash are searched even before the palette loads, and Enter opens the best result", async () => {
  await visit("/about");
  const keys = ["/", "/", "Backspace", "p", "Shift", ..."rivacy", "Enter"];
  for (const key of keys) fireEvent.keyDown(document.body, { key });
  expect(screen.queryByRole("combobox")).toBeNull();
  await screen.findByRole("heading", { level: 1, name: "Privacy Policy" });
  expect(recents()).toEqual(["Privacy Policy"]);
});

test.each([{ ctrlKey: true }, { metaKey: true }])("%o with K opens the palette, and closes it again", async (keys) => {
  await visit("/about");
  fireEvent.keyDown(document.body, { key: "k", ...keys });
  const field = await screen.findByRole("combobox");
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: "k", ...keys });
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
});

test("slash opens the palette on a page without its own search, and is not typed into the field", async () => {
  const { unmount } = await visit("/about");
  fireEvent.keyDown(document.body, { key: "/" });
  const field = await screen.findByRole<HTMLInputElement>("combobox", { name: "Search the site" });
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe("");
  unmount();
  await visit("/job-seeker-ai-prompts");
  fireEvent.keyDown(document.body, { key: "/" });
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the phone's Back closes the palette, or returns to the previous page after a choice", async () => {
  const { user, field } = await openPalette("/about");
  history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(location.pathname).toBe("/about");
  expect(field.isConnected).toBe(false);
  await user.click(screen.getByRole("button", { name: "Search the site" }));
  await user.type(await screen.findByRole("combobox"), "privacy{Enter}");
  await screen.findByRole("heading", { level: 1, name: "Privacy Policy" });
  history.back();
  await waitFor(() => expect(location.pathname).toBe("/about"));
  expect(history.state).toBeNull();
});

test("K alone or with Shift is a normal letter", async () => {
  await visit("/about");
  fireEvent.keyDown(document.body, { key: "k" });
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true, shiftKey: true });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an empty palette shows all tools, each with the mark Tool", async () => {
  await openPalette();
  for (const { title } of tools)
    expect(screen.getByRole("option", { name: new RegExp(`^${title}.*Tool`) })).toBeDefined();
});

test("'cv' finds resume, and a screen reader announces the number of results", async () => {
  const { user, field } = await openPalette();
  await user.type(field, "cv");
  await waitFor(() => expect(options()[0]?.textContent).toMatch(/resume/i));
  const status = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  await waitFor(() => expect(status()).toContain(`${options().length - 1} results`)); // the last option is a job search
});

test("the arrows move through the list and around its ends, and the field announces the option", async () => {
  const { user, field } = await openPalette();
  expect(activeOption(field)).toBe(options()[0]);
  await user.keyboard("{ArrowDown}");
  expect(activeOption(field)).toBe(options()[1]);
  expect(
    options()
      .map((option) => option.getAttribute("aria-selected"))
      .slice(0, 3),
  ).toEqual(["false", "true", "false"]);
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(activeOption(field)).toBe(options().at(-1));
  expect(document.activeElement).toBe(field);
});

test("Enter before the answer opens one of our pages, which is stored as recently opened", async () => {
  const { user, field } = await openPalette();
  await user.type(field, "privacy{Enter}");
  await screen.findByRole("heading", { level: 1, name: "Privacy Policy" });
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(recents()).toEqual(["Privacy Policy"]);
});

test("recently opened entries are shown first", async () => {
  localStorage.setItem(
    recentsKey,
    JSON.stringify([{ kind: "toolkit", name: "Docker", url: "https://www.docker.com/", about: "Containers" }]),
  );
  const { user } = await openPalette();
  expect(options()[0]?.textContent).toContain("Docker");
  expect(within(options()[0] as HTMLElement).getByRole("img", { name: "Opened lately" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Forget recent" }));
  expect(recents()).toEqual([]);
  expect(options()[0]?.textContent).not.toContain("Docker");
});

test("a directory's entry is a link that opens its website in a new tab", async () => {
  const { user, field } = await openPalette();
  await user.type(field, "docker");
  const [option] = await screen.findAllByRole("option", { name: /^Docker/ });
  if (!option) throw new Error("no option");
  expect(option.getAttribute("href")).toMatch(/^https:\/\//);
  expect(option.getAttribute("target")).toBe("_blank");
  expect(option.getAttribute("rel")).toContain("noopener");
  option.addEventListener("click", (event) => event.preventDefault()); // keeps the test on its page
  fireEvent.click(option);
  expect(recents()).toHaveLength(1);
});

test("Ctrl+Enter opens one of our pages in a new tab, and the palette stays open", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const { user, field } = await openPalette();
  await user.type(field, "privacy policy");
  await screen.findByRole("option", { name: /^Privacy Policy/ });
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(open).toHaveBeenCalledWith("/privacy-policy", "_blank", "noopener,noreferrer");
  expect(screen.queryByRole("heading", { level: 1, name: "Privacy Policy" })).toBeNull();
});

test("Escape closes the palette and returns the focus", async () => {
  const { user } = await openPalette();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Search the site" })));
});

test("the last result is a job search with the typed words as the role", async () => {
  const { user, field } = await openPalette();
  await user.type(field, "python developer");
  await waitFor(() => expect(options().at(-1)?.textContent).toContain("Search jobs for “python developer”"));
  expect(options().length).toBeGreaterThan(1);
  expect(options().at(-1)?.getAttribute("href")).toBe("/instant-job-search-tool?role=python%20developer");
});

test("a search without results shows 'Nothing found'", async () => {
  const { user, field } = await openPalette();
  await user.type(field, "zzqqxxyy");
  await screen.findByText(/^Nothing found\. Try fewer or other words/);
  const [elsewhere] = options();
  expect(elsewhere?.textContent).toContain("Search AI tools for “zzqqxxyy”");
  expect(elsewhere?.getAttribute("href")).toBe("/ai-tools-directory?q=zzqqxxyy");
});
