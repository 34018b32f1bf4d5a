import type { Locator, Page } from "@playwright/test";
import { sheetScreens } from "#domain/cheat-sheets/cheat-sheets.ts";
import { isWhole } from "../support/sweep.ts";
import { expect, test, visit } from "./test.ts";

const hub = "/programming-interview-cheatsheets";

test("a sheet's text is downloaded once: in the page on arrival, as a chunk from within the site", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  await visit(page, `${hub}/c`);
  await expect(page.locator("article section")).not.toHaveCount(0);
  expect(scripts.filter((url) => /\/c-[\w-]+\.js$/.test(url))).toEqual([]);

  await visit(page, hub);
  await page.getByRole("link", { name: "Java", exact: true }).click();
  await expect(page.locator("article section")).not.toHaveCount(0);
  expect(scripts.filter((url) => /\/java-[\w-]+\.js$/.test(url))).toHaveLength(1);
});

test("a link of the search leads to its section in another sheet", async ({ page }) => {
  await visit(page, hub);
  await page.getByRole("combobox").fill("const what pointer");
  await page.locator("a[href*='/c#']").first().click();
  await expect(page).toHaveURL(/\/c#/);
  const id = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`section#${id} h3`)).toBeInViewport();
});

test("the search works by keyboard alone: slash, arrows, Enter; a section's name ranks above a mention", async ({
  page,
}) => {
  await visit(page, hub);
  await page.keyboard.press("/");
  await page.keyboard.type("window function");
  const options = page.getByRole("option");
  for (const at of [0, 1]) await expect(options.nth(at)).toContainText(/window function/i);
  const list = page.getByRole("listbox", { name: "Sections" }).locator("xpath=..");
  expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth), "no line runs out of the list").toBe(0);
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  const path = await options.first().getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(path ?? "");
});

// One visit serves all steps. Each step begins a new quiz.
test("the quiz on a desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, `${hub}/javascript`);
  const question = (at: number) => page.locator(".question").nth(at);
  await test.step("quiz mode hides each answer until the visitor asks for it", async () => {
    await beginQuiz(page);
    const first = question(0);
    await expect(first).toBeFocused();
    const header = await page.getByRole("banner").evaluate((element) => element.getBoundingClientRect().bottom);
    await expect
      .poll(() => first.getByRole("heading").evaluate((heading) => heading.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(header);
    await expect(first.locator(".answer")).toBeHidden();
    await first.getByRole("button", { name: "Show answer" }).click();
    await expect(first.locator(".answer")).toBeVisible();
    await expect(question(1).locator(".answer")).toBeHidden();
  });
  await test.step("the contents mark the current question", async () => {
    await beginQuiz(page);
    const marked = page.locator("nav[aria-label=Contents] [aria-current=location]");
    for (let at = 0; at < 4; at++) {
      await expect(question(at)).toBeFocused();
      await expect(marked).toHaveAttribute("href", `#${await question(at).getAttribute("id")}`);
      await page.keyboard.press("1");
    }
  });
  await test.step("with the keyboard, Answer is three tabs away and the header covers no question", async () => {
    await beginQuiz(page);
    await answerByKeyboard(page);
  });
  await test.step("the quiz ends with a list of the missed questions, which links to them", async () => {
    await beginQuiz(page);
    const total = await page.locator(".question").count();
    await page.getByRole("button", { name: "Did not" }).click();
    for (let left = total - 1; left > 0; left--) await page.keyboard.press("1"); // Knew it
    const score = page.getByText(`You knew ${total - 1} of ${total}`);
    await expect(score).toBeFocused();
    await expect(score).toBeInViewport();
    await page.getByRole("region", { name: "Quiz" }).getByRole("link").click();
    await expect(question(0).getByRole("heading")).toBeInViewport();
  });
});

test("the quiz on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await visit(page, `${hub}/javascript`);
  await test.step("with the keyboard, Answer is three tabs away and the header covers no question", async () => {
    await beginQuiz(page);
    await answerByKeyboard(page);
  });
  await test.step("in a window as low as at 400 % zoom, the quiz bar leaves room for the question", async () => {
    await page.setViewportSize({ width: 320, height: 225 });
    await beginQuiz(page);
    const question = page.locator(".question").first();
    await expect(question).toBeFocused();
    const heading = question.getByRole("heading");
    await expect(heading).toBeInViewport({ ratio: 1 });
    const isUncovered = () =>
      heading.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 2, y)));
      });
    await expect.poll(isUncovered).toBe(true);
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect(page.getByRole("navigation", { name: "Contents" })).not.toBeInViewport();
    const bar = await page.getByRole("region", { name: "Quiz" }).boundingBox();
    expect(bar?.height).toBeLessThan(225 / 4);
    for (const name of ["Answer", "Knew it", "Did not", "End quiz"])
      await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  });
});

/** Ends a running quiz, deletes what is stored, and begins a new quiz. */
async function beginQuiz(page: Page) {
  while ((await page.getByRole("region", { name: "Quiz" }).count()) > 0) await page.keyboard.press("Escape");
  await page.evaluate(() => localStorage.clear());
  await page.getByRole("button", { name: "Quiz mode" }).click();
}

/** Answers three questions of the running quiz. */
async function answerByKeyboard(page: Page) {
  for (const key of ["1", "2", "1"]) {
    const question = page.locator(".question:focus");
    const isUncovered = () =>
      question.getByRole("heading").evaluate((heading) => {
        const { left, top } = heading.getBoundingClientRect();
        return heading.contains(document.elementFromPoint(left + 2, top + 2));
      });
    await expect.poll(isUncovered).toBe(true);
    for (let tab = 0; tab < 3; tab++) await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Answer", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".question[data-shown] .answer").last()).toBeVisible();
    await page.keyboard.press(key);
  }
  await expect(page.getByText("2 known")).toBeVisible();
}

test("the sheet for SQL on a phone and on paper", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `${hub}/sql`);
  await test.step("a wide table scrolls by keyboard up to its last column", async () => {
    const table = page.locator(".wide-table", { hasText: "Oracle" }).first();
    await table.focus();
    const last = table.getByRole("columnheader", { name: "Oracle" });
    await expect(last).not.toBeInViewport();
    for (let press = 0; press < 20; press++) await page.keyboard.press("ArrowRight");
    await expect(last).toBeInViewport({ ratio: 0.95 });
  });
  await test.step("the print has two columns of text, and nothing to click", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("article").evaluate((article) => getComputedStyle(article).columnCount)).toBe("2");
    for (const selector of ["header", "footer", "nav[aria-label=Contents]", "input[type=search]"])
      await expect(page.locator(selector).first()).toBeHidden();
    await expect(page.locator("article button").first()).toBeHidden();
  });
});

/**
 * Sections with a block whose output depends on the version. SQLite rounds to 17 digits since 3.43.
 * Python 3.14 has new warnings and messages.
 */
const otherVersion = [
  "what-is-the-difference-between-where-and-having",
  "print", // the page also shows its line to stderr
  "return-in-finally",
  "what-is-the-difference-between-a-list-and-a-tuple",
];

/** Runs every n-th block, starting at block `first`. Each must print what the sheet says. */
async function runBlocks(page: Page, { first, every }: { first: number; every: number }) {
  const { count, faults } = await page.evaluate(faultsOfBlocks, { skipped: otherVersion, first, every });
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(100);
}

/** Runs in the page. Returns the blocks that print something else than the sheet says. */
async function faultsOfBlocks({ skipped, first, every }: { skipped: string[]; first: number; every: number }) {
  document.body.style.display = "none"; // without layout, the blocks run faster
  const faults: string[] = [];
  const change = (figure: Element) =>
    new Promise<void>((changed) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        changed();
      });
      observer.observe(figure, { childList: true, characterData: true, subtree: true });
    });
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-do=run]")];
  for (const button of buttons.filter((_, at) => at % every === first)) {
    const figure = button.closest("figure") as HTMLElement;
    const id = figure.closest("section")?.id ?? "";
    const expected = figure.querySelector(":scope > .output")?.textContent?.trim() ?? "";
    const mustFail = figure.querySelector("figcaption")?.textContent?.includes("fails as") ?? false;
    const statusOf = () => figure.querySelector("[role=status]")?.textContent ?? "Starting...";
    button.click();
    while (statusOf().endsWith("...")) await change(figure);
    const status = statusOf();
    const printed = [...(figure.querySelector(".runner .output")?.children ?? [])]
      .map((part) =>
        part instanceof HTMLTableElement
          ? [...part.rows].map((row) => `${[...row.cells].map((cell) => cell.textContent).join(" | ")}\n`).join("")
          : part.textContent,
      )
      .join("")
      .trim();
    const isRight = mustFail
      ? status === "Ended with an error." && printed.includes(expected)
      : status === "Finished." && printed === expected;
    if (!isRight && !skipped.includes(id)) faults.push(`${id}: ${status} ${printed}`);
    [...figure.querySelectorAll<HTMLElement>(".runner button")].at(-1)?.click();
  }
  return { count: buttons.length, faults };
}

/** A sixth of the blocks, without the first, which are edited. tests/cheat-sheets runs all. */
const aSixth = { first: 3, every: 6 };

test.describe("code that is run in the page", () => {
  const runFirst = async (page: Page, code: string) => {
    await page.getByRole("button", { name: "Run", exact: true }).first().click();
    await expect(page.locator(".runner [role=status]")).toHaveText("Finished.");
    await page.getByLabel("Code to run").fill(code);
    await page.getByRole("button", { name: "Run again" }).click();
    return { status: page.locator(".runner [role=status]"), output: page.locator(".runner .output") };
  };

  const runAgain = async (page: Page, code: string) => {
    await page.getByLabel("Code to run").fill(code);
    await page.getByRole("button", { name: "Run again" }).click();
  };

  test.describe("JavaScript", () => {
    test.use({ expectedErrors: [/Content Security Policy/] });

    test("can be edited, cannot reach the network or the page, and is ended if it runs forever", async ({ page }) => {
      await visit(page, `${hub}/javascript`);
      const { status, output } = await runFirst(page, "setTimeout(() => console.log([1, 'x']), 50)");
      await expect(output).toHaveText("[ 1, 'x' ]");
      await expect(status).toHaveText("Finished.");
      await runAgain(
        page,
        "const timer = setInterval((said) => { console.log(said); clearInterval(timer); }, 5, 'once')",
      );
      await expect(output).toHaveText("once");
      await test.step("the code reaches neither the network nor the page", async () => {
        await runAgain(
          page,
          `for (const reach of [() => fetch("/api/health"), () => import("/assets/x.js"), () => document.title])
             try { await reach(); console.log("reached"); } catch { console.log("refused"); }`,
        );
        await expect(output).toHaveText("refused\nrefused\nrefused");
      });
      await test.step("the code is ended if it runs forever", async () => {
        await runAgain(page, "console.log('on'); for (;;);");
        await expect(output).toHaveText("on");
        await page.getByRole("button", { name: "Stop" }).click();
        await expect(status).toHaveText("Stopped.");
      });
      await test.step("a block prints what the sheet says", () => runBlocks(page, aSixth));
    });
  });

  // One visit serves all steps, because a visit and the start of SQL's engine are slow.
  test("can be edited: SQL, with the sheet's tables; an error names its line without SQLite's codes, and Close stays at the right even if the state takes a second line", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await visit(page, `${hub}/sql`);
    const { status, output } = await runFirst(page, "SELECT count(*) AS n FROM customers; SELECT 2.0 AS x;");
    await expect(output.getByRole("columnheader")).toHaveText(["n", "x"]);
    await expect(output.getByRole("cell")).toHaveText(["4", "2.0"]);

    await runAgain(page, "SELECT 1 AS one;\nSELEC 2;");
    await expect(status).toHaveText("Ended with an error.");
    await expect(output).toContainText("2 | SELEC 2;");
    await expect(output).toContainText('Error in line 2: near "SELEC": syntax error');
    await expect(output).not.toContainText("SQLITE_ERROR");

    const right = async (place: Locator) => {
      const box = await place.boundingBox();
      return box && box.x + box.width;
    };
    const runner = await right(page.locator(".runner"));
    expect(runner).not.toBeNull();
    expect((runner ?? 0) - ((await right(page.getByRole("button", { name: "Close" }))) ?? 0)).toBeLessThan(16);
    await test.step("a closed block opens again as the visitor left it, until its changes are undone", async () => {
      const edited = "SELECT 7 AS mine;";
      await runAgain(page, edited);
      await expect(status).toHaveText("Finished.");
      const code = page.getByLabel("Code to run");
      const run = page.getByRole("button", { name: "Run", exact: true }).first();
      await code.press("Escape");
      await expect(code).toBeHidden();
      await run.click();
      await expect(code).toHaveValue(edited);
      await expect(output.getByRole("cell")).toHaveText(["7"]);
      await page.getByRole("button", { name: "Undo changes" }).click();
      await page.getByRole("button", { name: "Close" }).click();
      await run.click();
      await expect(code).not.toHaveValue(edited);
      await expect(page.getByRole("button", { name: "Undo changes" })).toBeHidden();
    });
    await test.step("a running block is not disturbed when a finished block is closed", async () => {
      const runners = page.locator(".runner");
      await expect(status).toHaveText("Finished.");
      await page.getByRole("button", { name: "Run", exact: true }).nth(1).click();
      await expect(runners.nth(1).locator("[role=status]")).toHaveText("Finished.");
      const long =
        "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 300000) SELECT max(x) AS x FROM n;";
      await runners.nth(1).getByLabel("Code to run").fill(long);
      await runners.nth(1).getByRole("button", { name: "Run again" }).click();
      await runners.nth(0).getByRole("button", { name: "Close" }).click();
      await expect(output).toHaveText(/x\s*300000/);
    });
    await test.step("a block prints what the sheet says", () => runBlocks(page, aSixth));
  });

  // One visit serves all steps, because the start of Python is slow.
  test("can be edited: Python, which explains in a sentence what it lacks, and is not disturbed by an earlier run", async ({
    page,
  }) => {
    await visit(page, `${hub}/python`);
    await test.step("the contents follow the scroll", async () => {
      await page.locator("article .question").last().scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 100);
      await expect(page.locator("nav[aria-label=Contents] li[data-open] > a")).toHaveText("Interview questions");
    });
    const library = Promise.withResolvers<void>();
    let loads = 0;
    await page.route(/python_stdlib\.zip/, (route) => {
      loads += 1;
      return library.promise.then(() => route.continue());
    });
    await page.getByRole("button", { name: "Run", exact: true }).first().click();
    const status = page.locator(".runner [role=status]");
    const output = page.locator(".runner .output");
    await test.step("during the first load, a bar shows how much has arrived", async () => {
      const bar = page.getByRole("progressbar", { name: "Loading Python" });
      await expect.poll(() => bar.getAttribute("value")).toMatch(/^[5-7]\d$/); // everything except the library
      const editor = page.getByLabel("Code to run");
      for (const word of ["first", "second", "newest"]) {
        await editor.fill(`print("${word}")`);
        await editor.press("Control+Enter");
      }
      library.resolve();
      await expect(bar).toBeHidden();
    });
    await test.step("the code that was typed last runs, and the load does not start again", async () => {
      await expect(status).toHaveText("Finished.");
      await expect(output).toHaveText("newest");
      expect(loads).toBe(1);
    });
    await runAgain(page, "print(sum(range(5)))\n1 / 0");
    await expect(status).toHaveText("Ended with an error.");
    await expect(output).toContainText("10");
    await expect(output).toContainText("ZeroDivisionError: division by zero");

    await runAgain(page, 'name = input("Who? ")');
    await expect(output).toHaveText(/^Who\? \nThis runner has no keyboard input\. .*EOFError/s);
    await expect(status).toHaveText("Ended with an error.");
    for (const [code, name] of [
      ["import numpy.linalg", "numpy"],
      ["from bs4 import BeautifulSoup", "bs4"],
      ["import nowhere", "nowhere"],
    ] as const) {
      await runAgain(page, code);
      await expect(output).toContainText(`“${name}” is not part of this Python. Only the standard library is here.`);
      await expect(output).toContainText(`line 1, in <module>\n    ${code}\nModuleNotFoundError`);
      await expect(output).not.toContainText("micropip");
    }

    await runAgain(
      page,
      `import asyncio
loop = asyncio.get_event_loop()
def again():
    print("left over")
    loop.call_later(0.05, again)
again()
print("first")`,
    );
    await expect(output).toContainText("first");
    await expect(status).toHaveText("Finished.");
    await runAgain(page, 'import asyncio\nawait asyncio.sleep(1)\nprint("second")');
    await expect(output).toHaveText("second");
    await expect(status).toHaveText("Finished.");
    await test.step("a block prints what the sheet says", () => runBlocks(page, aSixth));
  });
});

if (isWhole)
  for (const { name, path } of sheetScreens.filter(({ name }) => /javascript|sql|python/.test(name)))
    test(`every block of ${name} that can be run in the page prints what the sheet says`, async ({ page }) => {
      await visit(page, path);
      await runBlocks(page, { first: 0, every: 1 });
    });
