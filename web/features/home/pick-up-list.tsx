import { ArrowRight } from "lucide-react";
import { useEffect } from "react";
import { Link } from "wouter";
import sections from "#content/checklist.json";
import { pickUpKeys, pickUps } from "#domain/pick-up.ts";
import { screens } from "#domain/screens.ts";
import { profileKey, trackerGlanceKey } from "#domain/storage-keys.ts";
import { isOfOtherZone } from "#domain/tracker/stored-glance.ts";
import { useMinute } from "#web/lib/clock.ts";
import { timeOf } from "#web/lib/date.ts";
import { useAllStored, useStored } from "#web/lib/storage.ts";
import { ToolIcon } from "./tool-icons.tsx";

export default function PickUpList() {
  const begun = pickUps(useAllStored(pickUpKeys), sections, useMinute());
  const glance = useStored(trackerGlanceKey);
  // Follows the time zone: if it has changed, the next steps are computed again.
  useEffect(() => {
    if (!isOfOtherZone(glance)) return;
    import("#web/lib/tracker.ts").then(({ renewGlance }) => renewGlance()).catch(() => {}); // a failure keeps the old glance
  }, [glance]);
  const hasProfile = useStored(profileKey) !== null;
  if (begun.length === 0) return null;
  return (
    <section aria-labelledby="pick-up-title" className="mx-auto max-w-6xl px-4 pt-10 sm:px-6">
      <h2 id="pick-up-title" className="text-xl font-extrabold">
        Pick up where you left off
      </h2>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3 has-[>:only-child]:grid-cols-1 lg:has-[>:nth-child(4):last-child]:grid-cols-2">
        {begun.map(({ screen, href, title, text, when }) => (
          <li key={screen} className="min-w-0 border-b border-line">
            <Link to={href} className="group flex h-full items-center gap-3 py-3">
              <span className="text-accent">
                <ToolIcon screen={screen} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold group-hover:text-accent">{title}</span>
                <span className="line-clamp-2 text-sm wrap-anywhere text-muted">
                  {when && <span className="inline-block first-letter:uppercase">{timeOf(when)}</span>}
                  {when && " · "}
                  {text}
                </span>
              </span>
              <ArrowRight
                aria-hidden="true"
                className="size-4 shrink-0 text-accent transition-transform group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
      {hasProfile && (
        <p className="mt-3 text-sm text-muted">
          Role, place and name come from{" "}
          <Link to={`${screens["your-data"].path}#profile`} className="text-accent underline underline-offset-3">
            your profile
          </Link>
          .
        </p>
      )}
    </section>
  );
}
