import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { receiveToasts, type ToastRequest } from "#web/lib/toast.ts";

const consoleErrors: unknown[][] = [];

/** The errors on the console so far, which are then forgotten: a test that leaves any behind fails. */
export function takeConsoleErrors(): unknown[][] {
  return consoleErrors.splice(0);
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...said) => consoleErrors.push(said));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  expect(takeConsoleErrors()).toEqual([]);
});

/** A page as the app shows it at an address, with queries that are not retried. */
export function renderPage(page: ReactElement, address = "/") {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

/** The answer of every API call: JSON with status 200, or an error with another status. */
export function fakeApi(body: unknown, status = 200) {
  const answer = async () => Response.json(body, { status });
  vi.stubGlobal("fetch", vi.fn(answer));
}

/** Collects the toasts that are asked for. */
export function collectToasts(): ToastRequest[] {
  const toasts: ToastRequest[] = [];
  receiveToasts((toast) => toasts.push(toast));
  return toasts;
}

/** A clipboard that takes text, refuses it, or is not there at all. The legacy way never works. */
export function fakeClipboard(kind: "works" | "blocked" | "missing") {
  const writeText = vi.fn(async (_: string) => {
    if (kind === "blocked") throw new DOMException("Write permission denied.", "NotAllowedError");
  });
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: kind === "missing" ? undefined : { writeText },
  });
  document.execCommand = () => false;
  return writeText;
}
