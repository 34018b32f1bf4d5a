import { vi } from "vitest";
import { receiveToasts, type ToastRequest } from "#web/lib/toast.ts";

/** Collects the toasts that are asked for from now on, instead of showing them. */
export function collectToasts(): ToastRequest[] {
  const toasts: ToastRequest[] = [];
  receiveToasts((toast) => toasts.push(toast));
  return toasts;
}

/** A clipboard that takes text, refuses it, or is not there at all. The legacy way never works. Call it after `visit`, which fakes one too. */
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
