import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { screenAt } from "#domain/screens.ts";
import { App } from "#web/app.tsx";
import { loadPage } from "#web/routes.tsx";

/** A browser with blocked storage: every access throws an error. */
export function blockStorage() {
  const refuse = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} });
}

/** Renders the whole app at an address: header, page, footer and toasters. */
export async function visit(address: string) {
  const screen = screenAt(new URL(address, "https://site.example").pathname);
  if (screen) await loadPage(screen.name);
  history.replaceState(null, "", address);
  return reload();
}

/**
 * Renders the whole app after a reload: at the current address, with the state of its history
 * entry.
 */
export async function reload() {
  const user = userEvent.setup();
  const view = await act(async () => render(<App />));
  return { user, ...view };
}
