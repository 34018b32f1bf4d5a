import { useEffect, useState } from "react";
import { Link } from "wouter";
import { usedFilesCache } from "#domain/offline.ts";
import { documentTitle, type ScreenName, screens } from "#domain/screens.ts";
import { reloadOnceReachable } from "#web/lib/reload-when-reachable.ts";
import { Button } from "./button.tsx";

const working: ScreenName[] = ["job-search", "job-portals", "tracker", "checklist", "outreach", "prompts", "job-match"];

/** The service worker shows this instead of a page that is not cached. */
export default function OfflinePage() {
  const [isReaderKept, setIsReaderKept] = useState(false);

  // The portfolio generator works offline only if the code that reads files is cached.
  useEffect(() => {
    isKept("resume-worker").then(setIsReaderKept, () => {});
  }, []);

  useEffect(reloadOnceReachable, []);

  return (
    <div className="mx-auto max-w-2xl px-4 py-16 text-center sm:py-24">
      <title>{documentTitle("No connection")}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl font-extrabold">You are offline</h1>
      <p className="mt-4 text-muted">
        This page is not on this device yet. It is loaded as soon as the connection is back.
      </p>
      <Button className="mt-8" onClick={() => location.reload()}>
        Try again
      </Button>
      <nav aria-label="Works offline" className="mt-12 border-t border-line pt-6">
        <p className="text-sm text-muted">These work without a connection</p>
        <p className="mt-2 flex flex-wrap justify-center gap-x-2">
          {[...working, ...(isReaderKept ? (["portfolio"] as const) : [])].map((name) => (
            <Link
              key={name}
              to={screens[name].path}
              className="inline-flex min-h-11 items-center px-3 font-medium text-accent underline underline-offset-4"
            >
              {screens[name].title}
            </Link>
          ))}
        </p>
      </nav>
    </div>
  );
}

/** Whether a file is cached. `name` is the file's name without its hash. */
async function isKept(name: string): Promise<boolean> {
  const files = await (await caches.open(usedFilesCache)).keys();
  return files.some(({ url }) => url.includes(`/assets/${name}-`));
}
