import { Link, useLocation } from "wouter";
import { documentTitle, screenList, screens } from "#domain/screens.ts";
import { useHydrated } from "#web/lib/hydrated.ts";
import { Button, buttonStyle } from "./button.tsx";

/** Longer addresses are cut off, because they would fill a phone's screen. */
const maxShown = 80;

/**
 * The 404 page. It is part of the main script, so it needs no further download. Directories also
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
      {/* All unknown addresses share one prerendered page, so only the browser knows the address. */}
      <p className="mt-3 min-h-8">
        {hydrated && (
          <code className="rounded-lg bg-sunken px-2 py-1 font-mono text-sm break-all">
            {pathname.length > maxShown ? `${pathname.slice(0, maxShown)}…` : pathname}
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
