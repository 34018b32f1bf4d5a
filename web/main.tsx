import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { screenAt } from "#domain/screens.ts";
import { App } from "./app.tsx";
import { loadEssential } from "./lib/first-code.ts";
import { keepRestoredPlace, keepTabbedInView } from "./lib/scroll.ts";
import { loadPage } from "./routes.tsx";
import "./styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

keepRestoredPlace();
keepTabbedInView();
start(root);

/** Not awaited at the top level: the page's chunk imports this chunk, so that would deadlock. */
async function start(root: HTMLElement) {
  const screen = screenAt(location.pathname);
  const isOffline = "offline" in document.documentElement.dataset;
  const missing = isOffline ? (await loadEssential(() => import("./ui/offline-page.tsx"))).default : undefined;
  if (screen && !missing) await loadEssential(() => loadPage(screen.name, { isFirst: true }));

  const app = (
    <StrictMode>
      <App missing={missing} />
    </StrictMode>
  );
  if (!root.firstElementChild) createRoot(root).render(app);
  else
    startTransition(() => {
      hydrateRoot(root, app); // a transition does not block the page
    });
}
