import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { screenAt } from "#domain/screens.ts";
import { App } from "#web/app.tsx";
import { loadPage } from "#web/routes.tsx";

/** The whole app at an address, as a visitor meets it: header, page, footer, toasters. */
export async function visit(address: string) {
  const screen = screenAt(new URL(address, "https://site.example").pathname);
  if (screen) await loadPage(screen.name);
  const user = userEvent.setup();
  return {
    user,
    ...render(
      <MemoryRouter initialEntries={[address]}>
        <App />
      </MemoryRouter>,
    ),
  };
}
