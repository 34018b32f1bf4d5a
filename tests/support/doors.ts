import { vi } from "vitest";
import { receiveToasts, type ToastRequest } from "#web/lib/toast.ts";

/** Collects toasts from now on instead of showing them. */
export function collectToasts(): ToastRequest[] {
  const toasts: ToastRequest[] = [];
  receiveToasts((toast) => toasts.push(toast));
  return toasts;
}

/**
 * A clipboard that works, refuses, or is absent. The legacy way never works. Call it after `visit`,
 * which also fakes a clipboard.
 */
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

/** What every tool says when the browser kept nothing: its storage may be full, not only blocked. */
export const fullText = "This browser did not keep it: its storage is full or blocked.";
