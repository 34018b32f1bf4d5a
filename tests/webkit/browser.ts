import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";

const elementKey = "element-6066-11e4-a52e-4f735466cecf"; // https://www.w3.org/TR/webdriver2/#elements

export type WebKit = Awaited<ReturnType<typeof openWebKit>>;

/**
 * Opens a page in WebKitGTK, which shares its engine with Safari, through the protocol of
 * https://www.w3.org/TR/webdriver2/. Throws if WebKitWebDriver is not installed.
 */
export async function openWebKit(origin: string) {
  const port = 30_000 + Math.floor(Math.random() * 20_000);
  const driver = spawn("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`, "--host=127.0.0.1"], { detached: true });
  await new Promise((done, fail) => {
    driver.once("error", () => fail(new Error("Install webkit2gtk-driver and xvfb first.")));
    driver.once("spawn", done);
  });
  const send = async <T = unknown>(method: string, path: string, body: object = {}): Promise<T> => {
    const init = method === "POST" ? { method, body: JSON.stringify(body) } : { method };
    const { value } = await (await fetch(`http://127.0.0.1:${port}${path}`, init)).json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await until(() => send("GET", "/status"));
  const { sessionId } = await send<{ sessionId: string }>("POST", "/session", {
    capabilities: {
      alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": { args: ["--automation"] } },
    },
  });
  const session = `/session/${sessionId}`;

  /**
   * The result of a function in the page. It runs from its source, so it can use only its
   * arguments.
   */
  const run = <A extends unknown[], R>(body: (...values: A) => R, ...args: A) =>
    send<Awaited<R>>("POST", `${session}/execute/async`, {
      script: `const done = [...arguments].pop(); Promise.resolve((${body})(...[...arguments].slice(0, -1))).then(done, (e) => done(String(e)))`,
      args,
    });
  const element = async (xpath: string) => {
    const found = await until(() =>
      send<Record<string, string>>("POST", `${session}/element`, { using: "xpath", value: xpath }),
    );
    return `${session}/element/${found[elementKey]}`;
  };

  await send("POST", `${session}/timeouts`, { script: 120_000, pageLoad: 120_000 });
  return {
    run,
    visit: (path: string) => send("POST", `${session}/url`, { url: origin + path }),
    resize: (width: number, height: number) => send("POST", `${session}/window/rect`, { width, height }),
    /** Waits until the page shows a text. */
    shows: (text: string) =>
      until(async () => {
        const shown = await run(() => document.body.textContent ?? "");
        if (!shown.includes(text)) throw new Error(`No "${text}" in ${shown}`);
        return true;
      }),
    /** Presses the first visible button or link with a name. */
    press: async (name: string) => {
      const path = await element(
        `(//*[self::button or self::a][normalize-space(.)="${name}" or @aria-label="${name}"])[1]`,
      );
      await run(async (n: string) => {
        const all = [...document.querySelectorAll("button, a")];
        const one = all.find((any) => any.textContent?.trim() === n || any.ariaLabel === n);
        let top: number | undefined;
        // An element that renders while it scrolls moves the elements below it.
        while (top !== one?.getBoundingClientRect().top) {
          one?.scrollIntoView({ block: "center" });
          top = one?.getBoundingClientRect().top;
          await new Promise((done) => setTimeout(done, 300));
        }
      }, name);
      await send("POST", `${path}/click`);
    },
    fill: async (label: string, text: string) =>
      send("POST", `${await element(`//*[@id=//label[normalize-space(.)="${label}"]/@for]`)}/value`, { text }),
    choose: async (file: string) =>
      send("POST", `${await element('//input[@type="file"]')}/value`, { text: resolve(file) }),
    close: async () => {
      await send("DELETE", session).catch(() => {});
      stop(driver);
    },
  };
}

/** Retries until the answer is neither an error nor null. */
export async function until<T>(ask: () => Promise<T>): Promise<NonNullable<T>> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const answer = await ask().catch((error) => {
      if (Date.now() > deadline) throw error;
    });
    if (answer !== undefined && answer !== null) return answer;
    if (Date.now() > deadline) throw new Error(`It never came: ${ask}`);
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** Serves the built site for a test, and returns a function that stops it. */
export async function serveSite(): Promise<{ origin: string; stop: () => void }> {
  const port = String(21_000 + Math.floor(Math.random() * 9000));
  const env = { ...process.env, PORT: port, STATE: ".wrangler/webkit" };
  const server = spawn("node", ["scripts/serve-for-tests.mjs"], { env, detached: true });
  await new Promise<void>((ready, fail) => {
    server.stdout.on("data", (text) => /^ready$/m.test(String(text)) && ready());
    server.once("exit", () => fail(new Error("The site did not start: run `npm run build` first.")));
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => stop(server) };
}

function stop({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid); // the minus sign also ends its child processes
  } catch {} // the process has already ended
}
