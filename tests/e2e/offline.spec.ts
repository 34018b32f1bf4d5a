import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { isSheet } from "#domain/cheat-sheets/cheat-sheets.ts";
import { screenList, screens } from "#domain/screens.ts";
import { portfolioDraftKey } from "#domain/storage-keys.ts";
import { sizeText } from "#domain/your-data/stored-text.ts";
import { twoBuilds } from "../../scripts/prove/two-builds.ts";
import { writeServiceWorker } from "../../scripts/service-worker.ts";
import { eachNth } from "../support/sweep.ts";
import { expect, test, untilAlive, visit } from "./test.ts";

test.use({
  serviceWorkers: "allow",
  expectedErrors: [/Failed to load|ERR_|Failed to fetch|dynamically imported module|could not be loaded|third party/],
});

const offline = (page: Page) => page.getByRole("heading", { name: "You are offline" });
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
const keptBytes = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        sum += (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0;
    }
    return sum;
  });
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

/** Runs in the page. Returns the pages that cannot be loaded, and scripts that are not cached. */
async function missingOffline(paths: string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const path of paths) {
    const answer = await fetch(path);
    const html = new DOMParser().parseFromString(await answer.text(), "text/html").documentElement;
    const scripts = html.dataset.scripts?.split(" ") ?? [];
    if (!answer.ok || "offline" in html.dataset || scripts.length === 0) missing.push(path);
    for (const script of scripts) if (!(await caches.match(script))) missing.push(`${path}: ${script}`);
  }
  return missing;
}

/** Visits and touches a page, waits for the service worker, and loads the page from it. */
async function install(page: Page, address = "/") {
  await visit(page, address);
  await page.mouse.move(9, 9);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await untilAlive(page);
  await page.mouse.move(11, 11);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

// One installation serves all steps, because an installation is slow.
test("after one visit, pages and tools work without a network", async ({ page, context }) => {
  await install(page);
  await test.step("only pages are cached: no errors, redirects, API answers or searches", async () => {
    for (const path of ["/no/such-page", "/assets/none-12345678.js", "/about/", "/api/contests", "/api/none"])
      await page.evaluate((address) => fetch(address).then(() => undefined), path);
    await page.goto("/nowhere");
    await page.goto("/programming-interview-cheatsheets/c/?q=secret");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("C");
    const kept = await keptPaths(page);
    expect(kept).toContain("/programming-interview-cheatsheets/c");
    const unwanted = /[?]|.\/$|^\/api\/|\/none|^\/no\/|^\/nowhere/;
    expect(kept.filter((path) => unwanted.test(path))).toEqual([]);
  });
  await context.setOffline(true);
  const legal = ["privacy-policy", "terms-of-service"];
  const kept = screenList.filter(({ name, isDirectory }) => !isSheet(name) && !isDirectory && !legal.includes(name));
  await test.step("every page except unread sheets, directories and legal pages is cached, with its scripts", async () => {
    const paths = kept.map(({ path }) => path);
    expect(await page.evaluate(missingOffline, paths)).toEqual([]);
  });
  await test.step("the cached pages open", async () => {
    for (const { name, path } of eachNth(kept, 4)) {
      await visit(page, path);
      await expect([name, await offline(page).count()]).toEqual([name, 0]);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
  await test.step("tools compute in the page", async () => {
    await visit(page, "/tracker");
    await page.getByRole("button", { name: "Add an application" }).click();
    await page.getByRole("dialog").getByLabel("Job title").fill("Tester");
    await page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByLabel("Stage of Tester")).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden(); // otherwise its history entry ends the next visit

    await visit(page, "/ultimate-it-checklist");
    await page.getByRole("checkbox").first().click();
    await expect(page.getByText(/^1 of \d+ steps done$/)).toBeVisible();

    await visit(page, "/job-seeker-ai-prompts");
    await page.getByRole("button", { name: "Fill in Resume ATS Analysis" }).click();
    await expect(page.getByLabel("Industry")).toBeVisible();

    await page.getByRole("button", { name: "Tools" }).click();
    await page
      .getByRole("navigation", { name: "Tools" })
      .getByRole("link", { name: /^Job Match/ })
      .click();
    await page.getByLabel("The job posting").fill("Backend Developer\nRequirements:\n- Go\n- PostgreSQL or MySQL");
    await expect(page.getByRole("heading", { name: "Required (2)" })).toBeVisible();
  });
  await test.step("shared data opens the tracker's form and reaches no server", async () => {
    await page.evaluate(() => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action: "/tracker/share", enctype: "multipart/form-data" });
      for (const [name, value] of [
        ["title", "Tester at Acme"],
        ["text", "Look at this https://acme.example/7"],
      ] as const)
        form.append(Object.assign(document.createElement("input"), { name, value }));
      document.body.append(form);
      form.submit();
    });
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Job title")).toHaveValue("Tester");
    await expect(dialog.getByLabel("Company")).toHaveValue("Acme");
    await expect(dialog.getByLabel(/address/i).last()).toHaveValue("https://acme.example/7");
    await expect(page).toHaveURL("/tracker");
  });
});

test("content that was used once works offline, and the offline copy can be deleted", async ({ page, context }) => {
  await install(page, "/programming-interview-cheatsheets/sql");
  await test.step("a visited page opens; an unvisited page says so and loads with the connection", async () => {
    await context.setOffline(true);
    await visit(page, "/programming-interview-cheatsheets/sql?from=bookmark");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("SQL");
    await visit(page, "/programming-interview-cheatsheets/java");
    await expect(offline(page)).toBeVisible();
    const working = page.getByRole("navigation", { name: "Works offline" });
    await working.getByRole("link", { name: "Application Tracker" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Application Tracker");
    await page.goBack();
    await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Java");
  });
  const session = await context.newCDPSession(page);
  await test.step("an engine and the rows of a directory are cached once they were used", async () => {
    const runSql = async () => {
      await visit(page, "/programming-interview-cheatsheets/sql");
      await page.getByRole("button", { name: "Run", exact: true }).first().click();
      await expect(page.locator(".runner [role=status]")).toHaveText("Finished.");
    };
    const search = async () => {
      await visit(page, "/developers-toolkit");
      await page.getByRole("searchbox").fill("regex");
      await expect(page.getByRole("status")).toHaveText(/^Showing (\S+) of (?!\1 )/);
      return page.getByRole("status").textContent();
    };
    await runSql();
    const found = await search();
    await context.setOffline(true);
    await session.send("Network.clearBrowserCache");
    await runSql();
    expect(await search()).toBe(found);
  });
  await test.step("the lists of contests and hackathons say how old they are", async () => {
    // Turns off the browser's cache, which keeps the lists for ten minutes.
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    for (const [path, list] of [
      ["/live-coding-contests", "/lists/contests"],
      ["/upcoming-hackathon-contests", "/lists/hackathons"],
    ] as const) {
      await context.setOffline(false);
      await page.goto(path);
      const count = await page.getByText(/^Showing \d+/).textContent();
      await page.mouse.wheel(0, 40);
      await page.mouse.move(20, 20);
      await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringContaining(list));
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText("No connection. You see the list as it was loaded: just now.")).toBeVisible();
      await expect(page.getByText(/^Showing \d+/)).toHaveText(count ?? "");
    }
  });
  await test.step("Your data lists the copy and deletes it", async () => {
    await visit(page, "/your-data");
    const copy = page.getByRole("main").getByRole("listitem").filter({ hasText: "Copy for offline use" });
    await expect(copy).toContainText("/tracker");
    await expect(copy).toContainText(sizeText(await keptBytes(page)));
    await copy.getByRole("button", { name: "Delete" }).click();
    await copy.getByRole("button", { name: "Delete" }).click();
    await expect(copy).toContainText("Nothing kept");
    await expect.poll(() => keptPaths(page)).toEqual([]);
  });
});

const generator = "/ai-resume-to-portfolio-generator";
const unreadSheet = "/programming-interview-cheatsheets/java";
const namedGenerator = (page: Page) =>
  page.getByRole("navigation", { name: "Works offline" }).getByRole("link", { name: /Portfolio/ });

test("a page that is not cached says so without a network, and loads with the connection", async ({
  page,
  context,
}) => {
  await install(page);
  await test.step("an unopened directory says so after one request", async () => {
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Application Tracker" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Application Tracker");
    await context.setOffline(true);
    for (const name of ["ai-tools", "public-apis"] as const) {
      const { path, title } = screens[name];
      let requests = 0;
      page.on("request", (request) => {
        if (new URL(request.url()).pathname === path) requests++;
      });
      const link = footer.getByRole("link", { name: title });
      await link.focus(); // starts to prefetch the page
      await link.press("Enter");
      await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(footer).toBeVisible();
      expect([name, requests <= 2]).toEqual([name, true]);
    }
    await context.setOffline(false);
    await expect(page.locator("a[data-entry]").first()).toBeVisible();
  });
  await test.step("a connection that only seems to work causes no reload", async () => {
    await context.setOffline(true);
    await visit(page, "/programming-interview-cheatsheets/cpp");
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const headFailed = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
    await page.evaluate(() => void dispatchEvent(new Event("online")));
    await headFailed;
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: /C\+\+/ })).toBeVisible();
  });
  await test.step("without its engine, the generator does not claim to work offline, opens at once, and says what it lacks", async () => {
    await context.setOffline(true);
    await visit(page, unreadSheet);
    await expect(offline(page)).toBeVisible();
    await expect(namedGenerator(page)).toHaveCount(0);

    let questions = 0;
    page.on("request", (request) => {
      if (request.url().includes("/api/flags/")) questions++;
    });
    await visit(page, generator);
    await page.getByRole("button", { name: "Try an example" }).click();
    await expect(page.getByText(/^Connection issue detected/)).toBeVisible();
    expect(questions).toBe(1);
    await context.setOffline(false);
    await expect(page.getByText(/^Connection issue detected/)).toBeHidden();
  });
  await test.step("once the generator has read a file, it claims to work offline, and does", async () => {
    const readOne = async () => {
      await visit(page, generator);
      await page.getByRole("button", { name: "Try an example" }).click();
      await expect(page.getByRole("heading", { name: "Portfolio Preview" })).toBeVisible();
      // The draft is stored a moment after the preview appears.
      await page.waitForFunction((key) => localStorage.getItem(key), portfolioDraftKey);
    };
    await readOne();
    await page.evaluate(() => localStorage.clear());
    await context.setOffline(true);
    await visit(page, unreadSheet);
    await expect(namedGenerator(page)).toBeVisible();
    await readOne();
  });
  await test.step("without a network, the portfolio continues from the stored draft", async () => {
    await page.reload();
    await page.getByRole("button", { name: "Edit details" }).click();
    await page.getByLabel("Your name").fill("Ada Offline");
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1, name: "Ada Offline" })).toBeVisible();
  });
});

test("a visitor who only scrolls has the offline copy, too", async ({ page }) => {
  await visit(page, "/about");
  await page.mouse.wheel(0, 300);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => keptPaths(page)).toContain("/tracker");
});

test("if the connection breaks at the first touch, the offline copy is made when it is back", async ({
  page,
  context,
}) => {
  await visit(page, "/about");
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed");
  await page.mouse.move(9, 9);
  await failed;
  await context.setOffline(false);
  // If the page notices the failure only now, no "online" event follows. Then the next touch starts
  // the installation.
  let x = 10;
  await expect(async () => {
    await page.mouse.move(x++, 9);
    expect(await keptPaths(page)).toContain("/tracker");
  }).toPass();
});

test("without a service worker, the tracker asks the visitor to share again", async ({ page, request }) => {
  const answer = await request.post("/tracker/share", { multipart: { title: "Tester" }, maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([303, "/tracker#share-again"]);
  await visit(page, "/tracker#share-again");
  await expect(page.getByText("Please share it again", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/tracker");
});

test("the service worker is requested anew each time and may reach this site only", async ({ request }) => {
  const headers = (await request.get("/sw.js")).headers();
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["content-type"]).toContain("javascript");
  expect(headers["content-security-policy"]).toBe("default-src 'self'");
});

test("the manifest's pictures are as large as it says, and its shortcuts lead to screens", async ({
  page,
  request,
}) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  await page.goto("/about");
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (address) => {
      const picture = Object.assign(new Image(), { src: address });
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect([src, sizes === "any" ? "any" : size]).toEqual([src, sizes]);
  }
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === "maskable")).toBe(true);
  for (const { url } of manifest.shortcuts) expect(screenList.map(({ path }) => path)).toContain(url);
  expect([manifest.id, manifest.start_url, manifest.scope]).toEqual(["/", "/", "/"]);
});

test.describe("with two builds", () => {
  let builds: Awaited<ReturnType<typeof twoBuilds>>;
  test.beforeEach(async ({ baseURL }) => {
    builds = await twoBuilds(baseURL ?? "");
  });
  test.afterEach(() => builds.close());

  const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);
  const shellNames = (page: Page) =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("shell-")).sort());
  const shells = async (page: Page) => (await shellNames(page)).length;

  test("an open tab continues with its build, is offered the newest build, and loads it on request", async ({
    page,
  }) => {
    await install(page, `${builds.url}/`);
    const first = await buildOf(page);
    builds.deploy("B");
    await checkForUpdate(page);
    const offer = page.getByRole("status").filter({ hasText: "A new version is ready" }).first();
    await expect(offer).toBeVisible();

    await test.step("among the waiting builds, only the newest is kept next to the running build", async () => {
      expect(await shellNames(page)).toEqual([`shell-${first}`, `shell-${first}-b`]);
      builds.deploy("C");
      // A busy machine may break off an installation. The next check starts it again.
      const checkedNames = async () => {
        await checkForUpdate(page);
        return shellNames(page);
      };
      await expect.poll(checkedNames).toEqual([`shell-${first}`, `shell-${first}-c`]);
    });

    await test.step("a tab whose files are gone from the server gets them from the copy", async () => {
      await page.getByRole("link", { name: "Contact" }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Talk to us");
      await page.getByRole("button", { name: "Tools" }).click();
      await expect(page.getByRole("navigation", { name: "Tools" })).toBeVisible();
      await page.keyboard.press("Escape");
      expect(await buildOf(page)).toBe(first);
    });

    await page.getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => buildOf(page)).toBe(`${first}-c`);
    await untilAlive(page);
    await expect(offer).toBeHidden();

    await test.step("an offer asks before it discards typed text", async () => {
      await visit(page, `${builds.url}/linkedin-outreach-generator`);
      await page.mouse.move(9, 9);
      builds.deploy("D");
      await checkForUpdate(page);
      await page.getByRole("main").getByRole("textbox").first().fill("Acme");
      await page.getByRole("button", { name: "Reload" }).click();
      await expect(page.getByText("Reload this page now?").first()).toBeVisible();
      expect(await buildOf(page)).toBe(`${first}-c`);
      await page.getByRole("button", { name: "Reload anyway" }).click();
      await expect.poll(() => buildOf(page)).toBe(`${first}-d`);
    });

    await test.step("deploying one file removes the service worker and everything that it has stored", async () => {
      builds.replace("/sw.js", await uninstaller());
      await checkForUpdate(page);
      await expect.poll(() => keptPaths(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
      await page.goto(`${builds.url}/about`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    });
  });

  test("the old build and its visited pages are deleted when no page is open", async ({ page, context }) => {
    await install(page, `${builds.url}/programming-interview-cheatsheets/sql`);
    builds.deploy("B");
    await checkForUpdate(page);
    await expect.poll(() => shells(page)).toBe(2);
    await expect(page.getByText("A new version is ready").first()).toBeVisible();
    await page.goto("about:blank");
    const next = await context.newPage();
    await page.close();
    // A visit that begins before the page is completely closed still gets the old build. The next
    // visit gets the new build.
    await expect(async () => {
      await next.goto("about:blank");
      await next.goto(`${builds.url}/`);
      await expect.poll(() => shells(next), { timeout: 2_000 }).toBe(1);
    }).toPass();
    builds.close();
    await context.setOffline(true);
    await next.goto(`${builds.url}/programming-interview-cheatsheets/sql`);
    await expect(next.getByRole("heading", { level: 1 })).toContainText("SQL");
    expect(await buildOf(next)).toMatch(/-b$/);
  });
});

/** The script that replaces the service worker if SITE_SERVICE_WORKER=off. */
async function uninstaller(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "uninstall-"));
  await writeServiceWorker(folder, { build: "", shell: [], onDemand: [] }, "uninstall");
  return readFile(join(folder, "sw.js"), "utf8");
}
