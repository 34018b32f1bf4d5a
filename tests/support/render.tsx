import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { screenAt } from "#domain/screens.ts";
import { App } from "#web/app.tsx";
import { loadPage } from "#web/routes.tsx";

/** A browser that keeps nothing: every access to its storage throws. */
export function blockStorage() {
  const refuse = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} });
}

/** The whole app at an address, as a visitor meets it: header, page, footer, toasters. */
export async function visit(address: string) {
  const screen = screenAt(new URL(address, "https://site.example").pathname);
  if (screen) await loadPage(screen.name);
  history.replaceState(null, "", address);
  const user = userEvent.setup();
  const view = await act(async () => render(<App />));
  return { user, ...view };
}
