import { screens } from "#domain/screens.ts";
import { Button, buttonStyle } from "#web/ui/button.tsx";

/** Shown when rendering fails. "Go Home" is a plain link, since the app's router may be broken. */
export function Crash() {
  return (
    <div role="alert" className="grid min-h-[70dvh] place-items-center px-4 text-center">
      <div>
        <h1 className="text-3xl font-extrabold">Something went wrong</h1>
        <p className="mx-auto mt-4 max-w-md text-muted">
          We're sorry, but something unexpected happened. Please try refreshing the page.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button onClick={() => location.reload()}>Refresh Page</Button>
          <a href={screens.home.path} className={buttonStyle({ variant: "secondary" })}>
            Go Home
          </a>
        </div>
      </div>
    </div>
  );
}
