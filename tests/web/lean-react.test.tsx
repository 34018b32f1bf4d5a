import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as React from "react";
import type { ReactNode } from "react";
import type * as Client from "react-dom/client";
import type * as Server from "react-dom/server";
import { expect, test, vi } from "vitest";
import { leanReact } from "../../scripts/lean-react-plugin.ts";

const require = createRequire(import.meta.url);
const productionCode = (name: string, file: string) =>
  readFileSync(require.resolve(name).replace("index.js", `cjs/${file}.production.js`), "utf8");

/** Runs the production code of a library. All other tests use React's development code. */
function run(code: string): unknown {
  const exports = {};
  const required = (name: string) => (name === "react" ? react : name === "react-dom" ? dom : require(name));
  new Function("require", "exports", code)(required, exports);
  return exports;
}

const react = run(productionCode("react", "react")) as typeof React;
const dom = run(productionCode("react-dom", "react-dom"));
const { renderToString } = run(productionCode("react-dom", "react-dom-server-legacy.browser")) as typeof Server;
const code = productionCode("react-dom", "react-dom-client");
const lean = leanReact(code);
const { createRoot, hydrateRoot } = run(lean) as typeof Client;
const { Component, Suspense, startTransition, use, useState } = react;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: "" };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render = () => this.state.message || this.props.children;
}

const { promise: text, resolve: arrive } = Promise.withResolvers<string>();
const Late = () => <b>{use(text)}</b>;

function Broken(): ReactNode {
  throw new Error("broken");
}

function Page() {
  const [name, setName] = useState("");
  const [isSent, setSent] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        startTransition(() => setSent(true));
      }}
    >
      <title>A title</title>
      <input value={name} onChange={({ target }) => setName(target.value)} />
      <p style={{ color: "red" }}>{name || "nobody"}</p>
      <Suspense fallback="Loading">{isSent && <Late />}</Suspense>
      <Boundary>{isSent && <Broken />}</Boundary>
    </form>
  );
}

test("React DOM is at least 18 percent shorter without the functions that no page uses", () => {
  expect(lean.length / code.length).toBeLessThan(0.82);
  expect(lean).not.toContain("FragmentInstance.prototype");
});

test("if React no longer has a function, the build stops, and the error names the function", () => {
  const renamed = code.replaceAll("startViewTransition(", "begin(");
  expect(() => leanReact(renamed)).toThrow("react-dom has changed: startViewTransition not found");
});

test("the lean React DOM hydrates, handles events, shows late content and catches errors", async () => {
  vi.mocked(console.error).mockImplementation(() => {}); // React logs the error that the boundary has caught
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Page />);
  const paragraph = container.querySelector("p");
  const input = container.querySelector("input") as HTMLInputElement;
  const root = hydrateRoot(container, <Page />);
  await vi.waitFor(() => expect(Object.keys(input).join()).toContain("__reactProps"));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "Ada");
  input.dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(container.querySelector("p")?.textContent).toBe("Ada"));
  expect(container.querySelector("p")).toBe(paragraph); // React has reused the server's element
  container.querySelector("form")?.requestSubmit();
  arrive("arrived");
  await vi.waitFor(() => expect(container.querySelector("b")?.textContent).toBe("arrived"));
  expect(container.textContent).toContain("broken");
  root.unmount();
  await vi.waitFor(() => expect(container.textContent).toBe(""));
});

test("a removed function throws an error if it is called", async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const container = document.createElement("div");
  createRoot(container).render(<Boundary>{react.createElement("own-element", { title: "a" })}</Boundary>);
  await vi.waitFor(() => expect(container.textContent).toBe("Left out by scripts/lean-react-plugin.ts"));
});

/** Patterns for code that needs a removed function. */
const leftOut = [
  /\b(ViewTransition|Activity|SuspenseList|useActionState|useFormState|useFormStatus|useCacheRefresh)\b/,
  /\b(preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\b[^"']*\} from "react-dom"/,
  /<(html|head|body|[a-z]+-[a-z-]+)[\s>]/,
  /<Fragment ref=|\bprecedence=|<script[^>]* async|<form[^>]* action=\{|\bformAction=|\bonBeforeInput=|componentStack/,
];

test.each(
  readdirSync("web", { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".tsx") && path !== "prerender.tsx",
  ),
)("%s needs no removed function", (path) => {
  const text = readFileSync(`web/${path}`, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  for (const pattern of leftOut) expect(text).not.toMatch(pattern);
});
