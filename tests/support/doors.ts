import { vi } from "vitest";
import { receiveToasts, type ToastRequest } from "#web/lib/toast.ts";

/** From this call on, collects toasts instead of showing them. */
export function collectToasts(): ToastRequest[] {
  const toasts: ToastRequest[] = [];
  receiveToasts((toast) => toasts.push(toast));
  return toasts;
}

/**
 * A clipboard that works, refuses, or is missing. The legacy method never works. Call it after
 * `visit`, which also fakes a clipboard.
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

/** The message of every tool if the browser stored nothing: its storage may be full or blocked. */
export const fullText = "This browser did not keep it: its storage is full or blocked.";
