import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, expect, test, vi } from "vitest";
import { sheetScreens } from "#domain/cheat-sheets/cheat-sheets.ts";
import { quizzesKey, sheetProgressKey } from "#domain/storage-keys.ts";
import { loadText } from "#web/features/cheat-sheets/texts.ts";
import { visit } from "../support/render.tsx";

const hub = "/programming-interview-cheatsheets";

/** Shortens each sheet to two sections and six questions, to keep these tests fast. */
vi.mock(import("#web/features/cheat-sheets/texts.ts"), async (original) => {
  const { loadText } = await original();
  const short = (html: string) => {
    const [sections, questions] = html.split('<h2 id="interview-questions"');
    const some = (part = "", count = 0) =>
      part
        .split("<section ")
        .slice(0, count + 1)
        .join("<section ");
    return `${some(sections, 2)}<h2 id="interview-questions"${some(questions, 6)}`;
  };
  return {
    loadText: async (screen) => {
      const { contents, html } = await loadText(screen);
      return { contents, html: short(html) };
    },
  };
});
afterAll(() => {
  vi.doUnmock("#web/features/cheat-sheets/texts.ts");
});

test("the hub links to every sheet, with the number of its sections", async () => {
  await visit(hub);
  for (const { path, title } of sheetScreens) {
    const link = screen.getByRole("link", { name: title.replace(" Interview Cheat Sheet", "") });
    expect(link.getAttribute("href")).toBe(path);
    expect(link.closest("li")?.textContent).toMatch(/\d{2,} sections/);
  }
});

test("the hub shows how much of a sheet the visitor has read", async () => {
  localStorage.setItem(sheetProgressKey, JSON.stringify({ c: { last: "a", read: ["a", "b"] } }));
  await visit(hub);
  expect(screen.getByText("· 2 read")).toBeDefined();
});

test("a search in the hub finds code in every sheet, and links to its section", async () => {
  const { user } = await visit(hub);
  await user.type(screen.getByRole("combobox"), "object.groupby");
  const [hit] = await screen.findAllByRole("option", { name: /JavaScript, / });
  expect(hit?.getAttribute("href")).toMatch(/^\/programming-interview-cheatsheets\/javascript#/);
});

test("a search in a sheet shows that sheet's sections first, and closes by a press outside or Escape", async () => {
  const { user } = await visit(`${hub}/python`);
  await user.type(screen.getByRole("combobox"), "lambda");
  const here = await screen.findByRole("group", { name: "In this sheet" });
  expect(within(here).getAllByRole("option")[0]?.getAttribute("href")).toMatch(/^#/);
  expect(screen.getByRole("group", { name: "In the other sheets" })).toBeDefined();
  await user.click(screen.getByRole("heading", { level: 1 }));
  expect(screen.queryByRole("group", { name: "In this sheet" })).toBeNull();
  await user.click(screen.getByRole("combobox"));
  expect(screen.getByRole("group", { name: "In this sheet" })).toBeDefined();
  await user.keyboard("{Escape}");
  expect(screen.queryByText("In this sheet")).toBeNull();
  expect(screen.getByRole<HTMLInputElement>("combobox").value).toBe("");
});

test("slash focuses the search, the arrows move through the results, and Enter opens a result", async () => {
  const { user } = await visit(hub);
  await user.keyboard("/");
  const field = screen.getByRole("combobox");
  expect(document.activeElement).toBe(field);
  await user.keyboard("window function");
  const options = await screen.findAllByRole("option");
  expect(options[0]?.textContent).toMatch(/window function/i);
  await user.keyboard("{ArrowDown}");
  expect(field.getAttribute("aria-activedescendant")).toBe(options[1]?.id);
  await user.keyboard("{ArrowUp}{Enter}");
  expect(await screen.findByRole("heading", { level: 1, name: /SQL/ })).toBeDefined();
});

test("Enter before the sheets are loaded opens the best section after the load", async () => {
  await visit(hub);
  const field = screen.getByRole("combobox");
  field.focus();
  fireEvent.change(field, { target: { value: "window function" } });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(screen.queryByRole("option")).toBeNull();
  expect(await screen.findByRole("heading", { level: 1, name: /SQL/ })).toBeDefined();
});

test("Enter before the sheets are loaded is ignored if the visitor continues to type", async () => {
  await visit(hub);
  const field = screen.getByRole("combobox");
  field.focus();
  fireEvent.change(field, { target: { value: "window" } });
  fireEvent.keyDown(field, { key: "Enter" });
  fireEvent.change(field, { target: { value: "window function" } });
  expect((await screen.findAllByRole("option"))[0]?.textContent).toMatch(/window function/i);
  expect(location.pathname).toBe(hub);
});

test("a search with one wrong letter still finds the section", async () => {
  const { user } = await visit(hub);
  await user.type(screen.getByRole("combobox"), "quicksrt");
  expect((await screen.findAllByRole("option"))[0]?.textContent).toMatch(/quick ?sort/i);
});

test("a search with a typo in each word still finds the chapter and all its sections", async () => {
  const { user } = await visit(hub);
  const found = async (typed: string) => {
    await user.clear(screen.getByRole("combobox"));
    await user.type(screen.getByRole("combobox"), typed);
    await screen.findAllByRole("option");
    return screen.getAllByRole("option").map((option) => option.getAttribute("href"));
  };
  expect(await found("windw functon")).toEqual(await found("window function"));
});

test("a search without results shows a message", async () => {
  const { user } = await visit(hub);
  await user.type(screen.getByRole("combobox"), "qqzzqq");
  expect(await screen.findByText("No section has all of these words")).toBeDefined();
});

test("Copy copies the exact code of a block, and the button then shows Copied!", async () => {
  const { user, container } = await visit(`${hub}/python`);
  const figure = container.querySelector("figure");
  await user.click(within(figure as HTMLElement).getByRole("button", { name: "Copy" }));
  expect(await within(figure as HTMLElement).findByText("Copied!")).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(figure?.querySelector("code")?.textContent);
});

test("quiz mode hides all answers and shows them one at a time", async () => {
  const { user, container } = await visit(`${hub}/python`);
  await user.click(screen.getByRole("button", { name: "Quiz mode" }));
  await screen.findByRole("region", { name: "Quiz" });
  expect(container.querySelector("article")?.hasAttribute("data-quiz")).toBe(true);
  const [first, second] = container.querySelectorAll<HTMLElement>(".question");
  await user.click(within(first as HTMLElement).getByText("Show answer"));
  expect(first?.hasAttribute("data-shown")).toBe(true);
  expect(second?.hasAttribute("data-shown")).toBe(false);
  await user.click(screen.getByRole("button", { name: "Quiz mode" }));
  expect(container.querySelector("article")?.hasAttribute("data-quiz")).toBe(false);
});

test("in the quiz, Space shows the answer, 1 and 2 rate it, and the end returns the focus", async () => {
  const { user, container } = await visit(`${hub}/python`);
  await user.click(screen.getByRole("button", { name: "Quiz mode" }));
  await screen.findByRole("region", { name: "Quiz" });
  const [first, second, third] = container.querySelectorAll<HTMLElement>(".question");
  const total = container.querySelectorAll(".question").length;
  const quiz = within(screen.getByRole("region", { name: "Quiz" }));
  expect(quiz.getByRole("status").textContent).toBe(`Question 1 of ${total}`);
  expect(document.activeElement).toBe(first);
  await user.keyboard(" ");
  expect(first?.hasAttribute("data-shown")).toBe(true);
  await user.keyboard("1");
  expect(document.activeElement).toBe(second);
  await user.keyboard("2");
  expect(document.activeElement).toBe(third);
  expect(quiz.getByRole("status").textContent).toBe(`Question 3 of ${total} · 1 known`);
  for (let left = total - 2; left > 0; left--) await user.click(quiz.getByRole("button", { name: "Knew it" }));
  const result = within(screen.getByRole("region", { name: "Quiz" }));
  expect(document.activeElement).toBe(result.getByRole("status"));
  expect(result.getByRole("status").textContent).toBe(`You knew ${total - 1} of ${total}`);
  const missed = result.getAllByRole("link").map((link) => [link.getAttribute("href"), link.textContent]);
  expect(missed).toEqual([[`#${second?.id}`, second?.querySelector("h3")?.textContent]]);
  await user.click(result.getByRole("button", { name: "End quiz" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Quiz mode" }));
  expect(screen.queryByRole("region", { name: "Quiz" })).toBeNull();
});

test("an unfinished quiz continues at its question after a reload, until the visitor finishes it", async () => {
  const { user: before } = await visit(`${hub}/python`);
  const quizMode = () => screen.getByRole("button", { name: "Quiz mode" });
  await before.click(quizMode());
  await screen.findByRole("region", { name: "Quiz" });
  expect(screen.queryByRole("button", { name: /^Go on/ })).toBeNull();
  await before.keyboard("121{Escape}{Escape}");
  await before.click(quizMode());
  await screen.findByRole("region", { name: "Quiz" });
  expect(screen.getByRole("button", { name: "Go on at 4" })).toBeDefined();
  cleanup();
  const { user, container } = await visit(`${hub}/python`);
  await user.click(quizMode());
  await screen.findByRole("region", { name: "Quiz" });
  await user.click(screen.getByRole("button", { name: "Go on at 4" }));
  const questions = container.querySelectorAll(".question");
  expect(document.activeElement).toBe(questions[3]);
  expect(screen.getByText(/^Question 4 of/).parentElement?.textContent).toContain("2 known");
  expect(screen.queryByRole("button", { name: /^Go on/ })).toBeNull();
  await user.keyboard("1".repeat(questions.length - 3));
  expect(screen.getByText(`You knew ${questions.length - 1} of ${questions.length}`)).toBeDefined();
  expect(localStorage.getItem(quizzesKey)).toBeNull();
});

test("a quiz that is ended early shows the result so far, and can repeat the missed questions", async () => {
  const { user, container } = await visit(`${hub}/python`);
  await user.click(screen.getByRole("button", { name: "Quiz mode" }));
  await screen.findByRole("region", { name: "Quiz" });
  const questions = container.querySelectorAll(".question");
  await user.keyboard("122");
  await user.click(screen.getByRole("button", { name: "End quiz" }));
  expect(document.activeElement?.textContent).toBe("You knew 1 of 3");
  const missed = within(screen.getByRole("region", { name: "Quiz" })).getAllByRole("link");
  expect(missed.map((link) => link.getAttribute("href"))).toEqual([`#${questions[1]?.id}`, `#${questions[2]?.id}`]);
  await user.click(screen.getByRole("button", { name: "Ask the missed ones" }));
  expect(screen.getByText("Question 1 of 2")).toBeDefined();
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Quiz mode" }));
});

test("on a phone, Quiz mode closes the open contents, and the visitor can open them again", async () => {
  const { user } = await visit(`${hub}/python`);
  const contents = screen.getByRole("button", { name: "Contents" });
  await user.click(contents);
  expect(contents.getAttribute("aria-expanded")).toBe("true");
  await user.click(screen.getByRole("button", { name: "Quiz mode" }));
  expect(contents.getAttribute("aria-expanded")).toBe("false");
  await user.click(contents);
  expect(contents.getAttribute("aria-expanded")).toBe("true");
});

test("a stored quiz is not offered if its questions are no longer in the sheet", async () => {
  localStorage.setItem(quizzesKey, JSON.stringify({ python: { asked: ["gone", "too"], known: [true] } }));
  const { user } = await visit(`${hub}/python`);
  await user.click(screen.getByRole("button", { name: "Quiz mode" }));
  await screen.findByRole("region", { name: "Quiz" });
  expect(screen.queryByRole("button", { name: /^Go on/ })).toBeNull();
});

test("the second round of a quiz has only the missed questions", async () => {
  const { user, container } = await visit(`${hub}/python`);
  await user.click(screen.getByRole("button", { name: "Quiz mode" }));
  await screen.findByRole("region", { name: "Quiz" });
  const questions = container.querySelectorAll(".question");
  await user.keyboard(`212${"1".repeat(questions.length - 3)}`);
  await user.click(screen.getByRole("button", { name: "Ask the missed ones" }));
  expect(document.activeElement).toBe(questions[0]);
  expect(screen.getByText("Question 1 of 2")).toBeDefined();
  await user.keyboard("1");
  expect(document.activeElement).toBe(questions[2]);
  await user.keyboard("1");
  expect(screen.getByText("You knew 2 of 2")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Ask the missed ones" })).toBeNull();
});

test("the quiz bar is below the question, and its buttons show their keys", async () => {
  const { user, container } = await visit(`${hub}/python`);
  await user.click(screen.getByRole("button", { name: "Quiz mode" }));
  await screen.findByRole("region", { name: "Quiz" });
  const bar = () => screen.getByRole("region", { name: "Quiz" });
  const questions = container.querySelectorAll(".question");
  expect(questions[0]?.nextElementSibling?.contains(bar())).toBe(true);
  await user.keyboard("1");
  expect(questions[1]?.nextElementSibling?.contains(bar())).toBe(true);
  expect([...bar().querySelectorAll("kbd")].map(({ textContent }) => textContent)).toEqual(["Space", "1", "2", "Esc"]);
});

test("a browser shortcut with the key 1 or 2 does not rate a question", async () => {
  const { user } = await visit(`${hub}/python`);
  await user.click(screen.getByRole("button", { name: "Quiz mode" }));
  await screen.findByRole("region", { name: "Quiz" });
  await user.keyboard("{Control>}1{/Control}{Alt>}2{/Alt}");
  expect(screen.getByText(/^Question 1 of/)).toBeDefined();
});

test("the contents mark the section on the screen, which then counts as read", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let report: IntersectionObserverCallback = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: IntersectionObserverCallback) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const { container } = await visit(`${hub}/python`);
  const target = container.querySelector("article section[id]") as Element;
  const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
  act(() => report([entry], {} as IntersectionObserver));
  const link = container.querySelector(`nav a[href="#${target.id}"]`);
  expect(link?.getAttribute("aria-current")).toBe("location");
  act(() => void vi.advanceTimersByTime(1600));
  expect(localStorage.getItem(sheetProgressKey)).toBe(
    JSON.stringify({ python: { last: target.id, read: [target.id] } }),
  );
  expect(link?.hasAttribute("data-read")).toBe(true);
  expect(screen.getByText(/^1 of \d+ sections read$/)).toBeDefined();
  target.getBoundingClientRect = () => new DOMRect(0, innerHeight);
  act(() => report([{ target, isIntersecting: false } as unknown as IntersectionObserverEntry], {} as never));
  expect(link?.hasAttribute("aria-current")).toBe(false);
});

test("a visitor can continue at the last section, or start over", async () => {
  const { contents } = await loadText("cheat-sheets/python");
  const [, id = ""] = /<ol><li><a href="#([^"]+)"/.exec(contents) ?? [];
  localStorage.setItem(sheetProgressKey, JSON.stringify({ python: { last: id, read: [id] } }));
  const { user } = await visit(`${hub}/python`);
  expect(screen.getByRole("link", { name: "Continue where you stopped" }).getAttribute("href")).toBe(`#${id}`);
  await user.click(screen.getByRole("button", { name: "Start over" }));
  await waitFor(() => expect(document.activeElement?.id).toBe("content"));
  await waitFor(() => expect(localStorage.getItem(sheetProgressKey)).toBe("{}"));
  expect(screen.queryByRole("link", { name: "Continue where you stopped" })).toBeNull();
});
