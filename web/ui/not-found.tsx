import { Link, useLocation } from "wouter";
import { documentTitle, screenList, screens } from "#domain/screens.ts";
import { useHydrated } from "#web/lib/hydrated.ts";
import { Button, buttonStyle } from "./button.tsx";

/** More of an address would fill a phone's screen. */
const mostShown = 80;

/**
 * Part of the first script: a visitor who got lost should not need another download. Directories
 * show it for an unknown category.
 */
export function NotFoundPage() {
  const [pathname] = useLocation();
  const hydrated = useHydrated();
  const quickLinks = screenList.filter((screen) => screen.quickLink);

  return (
    <div className="mx-auto max-w-2xl px-4 py-16 text-center sm:py-24">
      <title>{documentTitle("Page Not Found")}</title>
      <meta name="robots" content="noindex" />
      <p className="text-8xl font-extrabold tracking-[-0.05em] text-accent sm:text-9xl">404</p>
      <h1 className="mt-4 text-3xl font-extrabold">Page Not Found</h1>
      <p className="mt-4 text-muted">The page you are looking for may have been moved or deleted.</p>
      {/* One page is prerendered for every unknown address, so the address itself is known only in the browser. */}
      <p className="mt-3 min-h-8">
        {hydrated && (
          <code className="rounded-lg bg-sunken px-2 py-1 font-mono text-sm break-all">
            {pathname.length > mostShown ? `${pathname.slice(0, mostShown)}…` : pathname}
          </code>
        )}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to={screens.home.path} className={buttonStyle()}>
          Go Home
        </Link>
        <Button variant="secondary" onClick={() => history.back()}>
          Go Back
        </Button>
      </div>
      <nav aria-label="Quick links" className="mt-12 border-t border-line pt-6">
        <p className="text-sm text-muted">Or try one of these</p>
        <p className="mt-2 flex flex-wrap justify-center gap-x-2">
          {quickLinks.map(({ name, path, quickLink }) => (
            <Link
              key={name}
              to={path}
              className="inline-flex min-h-11 items-center px-3 font-medium text-accent underline underline-offset-4"
            >
              {quickLink}
            </Link>
          ))}
        </p>
      </nav>
    </div>
  );
}
