import { useEffect } from "react";
import { reloadOnceReachable } from "#web/lib/reload-when-reachable.ts";
import { Button } from "./button.tsx";

/**
 * Shown instead of a page that could not be loaded. Reloads the page when the connection is back.
 */
export default function PageFailure() {
  useEffect(reloadOnceReachable, []);
  return (
    <div role="alert" className="grid min-h-[60dvh] place-items-center px-4 text-center">
      <div>
        <h1 className="text-3xl font-extrabold">This page could not be loaded</h1>
        <p className="mx-auto mt-4 max-w-md text-muted">
          Check your connection. The page is loaded as soon as the connection is back.
        </p>
        <Button className="mt-8" onClick={() => location.reload()}>
          Try again
        </Button>
      </div>
    </div>
  );
}
