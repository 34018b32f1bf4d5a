import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import sections from "#content/checklist.json";
import { itemsOf } from "#domain/checklist/checklist.ts";
import { screenList } from "#domain/screens.ts";
import { site } from "#domain/site.ts";
import { checklistKey } from "#domain/storage-keys.ts";
import { store } from "#web/lib/storage.ts";
import { collectToasts, fullText } from "../support/doors.ts";
import { blockStorage, visit } from "../support/render.tsx";

const path = "/ultimate-it-checklist";
type Item = { id: string; text: string };
const items = sections.flatMap(itemsOf);
const [first, second, third] = items as [Item, Item, Item];
const now = Date.UTC(2026, 10, 21, 12);
const box = (text: string) => screen.getByRole("checkbox", { name: text }) as HTMLInputElement;
const stored = () => JSON.parse(localStorage.getItem(checklistKey) ?? "null");

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
});

test("the title, the badge and the subtitle match the specification", async () => {
  await visit(path);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The Ultimate IT Job-Ready Checklist");
  expect(screen.getByText("Complete Career Roadmap")).toBeDefined();
  expect(screen.getByText("From Zero to Offer — Every Step Covered")).toBeDefined();
});

test("there are twelve numbered sections, and all items except those of the second have a checkbox", async () => {
  await visit(path);
  expect(screen.getAllByRole("checkbox")).toHaveLength(items.length);
  for (const [index, section] of sections.entries()) {
    const heading = screen.getByRole("heading", { level: 2, name: `${index + 1}. ${section.title}` });
    const boxes = within(heading.closest("section") as HTMLElement).queryAllByRole("checkbox");
    expect(boxes).toHaveLength(itemsOf(section).length);
    for (const { title } of section.groups as { title?: string }[])
      if (title) expect(screen.getByRole("heading", { level: 3, name: title })).toBeDefined();
  }
  expect(itemsOf(sections[1] as (typeof sections)[number])).toHaveLength(0);
});

test("checking and unchecking an item stores it in the specification's format", async () => {
  const { user } = await visit(path);
  await user.click(box(first.text));
  expect(box(first.text).checked).toBe(true);
  expect(stored()).toEqual({ timestamp: now, checked: { [first.id]: true } });
  await user.click(box(first.text));
  expect(box(first.text).checked).toBe(false);
  expect(stored().checked).toEqual({});
});

test("on paper, a heading stays on one page with its description and its first items", async () => {
  const { container } = await visit(path);
  for (const { title, description } of sections) {
    const about = within(container).getByText(description);
    expect(about.className, title).toMatch(/break-inside-avoid break-after-avoid/);
    expect(about.previousElementSibling?.className, title).toContain("break-after-avoid");
    for (const group of about.parentElement?.querySelectorAll("h3") ?? [])
      expect(group.className).toContain("break-after-avoid");
  }
});

test("a checked item is crossed out and gray", async () => {
  await visit(path);
  const text = box(first.text).nextElementSibling;
  expect(text?.className).toContain("peer-checked:line-through");
  expect(text?.className).toContain("peer-checked:text-muted");
});

test("stored progress is restored, except for items that no longer exist", async () => {
  localStorage.setItem(checklistKey, JSON.stringify({ timestamp: now, checked: { [second.id]: true, gone: true } }));
  const { user } = await visit(path);
  expect(box(second.text).checked).toBe(true);
  expect(screen.getByText(`1 of ${items.length} steps done`)).toBeDefined();
  await user.click(box(first.text));
  expect(stored().checked).toEqual({ [first.id]: true, [second.id]: true });
});

test("if the storage is blocked, the page does not promise to store anything", async () => {
  blockStorage();
  await visit(path);
  expect(screen.getByText(/^This browser keeps no new ticks/)).toBeDefined();
  expect(screen.queryByText(/^Kept in this browser/)).toBeNull();
});

test("progress that is older than 30 days starts empty", async () => {
  const timestamp = now - 30 * 86_400_000 - 1;
  localStorage.setItem(checklistKey, JSON.stringify({ timestamp, checked: { [first.id]: true } }));
  await visit(path);
  expect(box(first.text).checked).toBe(false);
});

test("after a month away, a note says that my ticks were cleared, and one press restores them", async () => {
  const timestamp = now - 31 * 86_400_000;
  const old = JSON.stringify({ timestamp, checked: { [first.id]: true, [second.id]: true } });
  localStorage.setItem(checklistKey, old);
  const { user } = await visit(path);
  expect(screen.getByText(/^Your 2 ticks of .+ were cleared after 30 days\.$/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Bring them back" }));
  expect([box(first.text).checked, box(second.text).checked]).toEqual([true, true]);
  expect(screen.queryByText(/were cleared/)).toBeNull();
  expect(stored().timestamp).toBeGreaterThan(timestamp);
});

test("the old ticks are gone after a new tick or after the note is dismissed", async () => {
  const old = JSON.stringify({ timestamp: now - 31 * 86_400_000, checked: { [first.id]: true } });
  localStorage.setItem(checklistKey, old);
  const { user } = await visit(path);
  expect(screen.getByText(/^Your tick of .+ was cleared after 30 days\.$/)).toBeDefined();
  await user.click(box(second.text));
  expect(screen.queryByText(/was cleared/)).toBeNull();
  expect(stored().checked).toEqual({ [second.id]: true });
  act(() => {
    store(checklistKey, old);
  });
  await user.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(localStorage.getItem(checklistKey)).toBeNull();
  expect(screen.queryByText(/was cleared/)).toBeNull();
});

test.each(["{", "null", '{"timestamp":1e999,"checked":5}', "<script>"])(
  "invalid storage is ignored: %s",
  async (text) => {
    localStorage.setItem(checklistKey, text);
    await visit(path);
    expect(screen.getByText(`0 of ${items.length} steps done`)).toBeDefined();
  },
);

test("an item can be ticked even if the storage fails", async () => {
  blockStorage();
  const { user } = await visit(path);
  await user.click(box(first.text));
  await user.click(box(second.text));
  expect([box(first.text).checked, box(second.text).checked]).toEqual([true, true]);
  expect(screen.getByText(`2 of ${items.length} steps done`)).toBeDefined();
  expect(screen.queryByText(/went wrong/)).toBeNull();
  expect(screen.queryByText(/Kept in this browser for 30 days/)).toBeNull();
  expect(screen.getByText(/keeps no new ticks: they last until you leave/)).toBeDefined();
});

test("the first tick that the browser cannot store shows one message", async () => {
  blockStorage();
  const { user } = await visit(path);
  const toasts = collectToasts();
  await user.click(box(first.text));
  await user.click(box(second.text));
  expect(toasts).toMatchObject([{ basic: { title: "Not saved", description: fullText } }]);
});

test("ticks work if the storage can be written but not read", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const { user } = await visit(path);
  await user.click(box(first.text));
  expect(box(first.text).checked).toBe(true);
});

test("the page shows the progress of each section and in total, and the next three items", async () => {
  const { user } = await visit(path);
  const next = () =>
    within(screen.getByRole("heading", { name: "Your next three steps" }).parentElement as HTMLElement);
  expect(next().getAllByRole("link")).toHaveLength(3);
  await user.click(box(first.text));
  expect(next().queryByText(first.text)).toBeNull();
  const section = sections[0] as (typeof sections)[number];
  const bar = screen.getByRole("progressbar", { name: section.title });
  expect(bar.getAttribute("aria-valuenow")).toBe(String(Math.floor(100 / itemsOf(section).length)));
  expect(screen.getByText(`1 of ${itemsOf(section).length}`)).toBeDefined();
});

test("if everything is ticked, there is no next step", async () => {
  const checked = Object.fromEntries(items.map(({ id }) => [id, true]));
  localStorage.setItem(checklistKey, JSON.stringify({ timestamp: now, checked }));
  await visit(path);
  expect(screen.getByRole("heading", { name: "Every step is done" })).toBeDefined();
  expect(screen.getByText("100%")).toBeDefined();
});

test("an exported file can be imported, and a file that is no export is refused", async () => {
  const { user } = await visit(path);
  const load = (text: string) =>
    user.upload(screen.getByLabelText("Import", { selector: "input" }), new File([text], "x.json"));
  await load(JSON.stringify({ timestamp: 5, checked: { [second.id]: true } }));
  await screen.findByText("Steps ticked now: 1.");
  expect(box(second.text).checked).toBe(true);
  await load("<html>");
  await screen.findByText("Not imported");
  expect(box(second.text).checked).toBe(true);
});

test("after an import by mistake, Undo restores the previous ticks and keeps later ticks", async () => {
  const mine = JSON.stringify({ timestamp: now, checked: { [first.id]: true } });
  localStorage.setItem(checklistKey, mine);
  const { user } = await visit(path);
  const file = new File([JSON.stringify({ timestamp: 5, checked: { [second.id]: true } })], "x.json");
  await user.upload(screen.getByLabelText("Import", { selector: "input" }), file);
  await screen.findByText("Steps ticked now: 1.");
  expect([box(first.text).checked, box(second.text).checked]).toEqual([false, true]);
  await user.click(box(third.text));
  (await screen.findByRole("button", { name: "Undo" })).focus();
  await user.keyboard("{Enter}");
  expect(stored().checked).toEqual({ [first.id]: true, [third.id]: true });
  expect(box(second.text).checked).toBe(false);
});

test("items link to our existing tools, and the resume builder opens in a new tab", async () => {
  await visit(path);
  const list = screen.getAllByRole("checkbox").map((element) => element.closest("li") as HTMLElement);
  const paths = new Set(
    list.flatMap((item) =>
      within(item)
        .queryAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ),
  );
  const existing = [...screenList.map(({ path }) => path), site.atsResumeBuilder];
  for (const href of paths) expect(existing).toContain(href?.replace(/\?prompt=([a-z\d-]+)#\1$/, ""));
  expect(paths).toContain("/job-seeker-ai-prompts?prompt=salary-negotiation-strategy#salary-negotiation-strategy");
  const builder = screen.getByRole("link", { name: /^ATS Resume Builder/ });
  expect(builder.getAttribute("target")).toBe("_blank");
});
