import { Link } from "wouter";
import { linkedLists } from "#domain/link-health/linked-lists.ts";
import {
  type DirectoryLinks,
  isOverdue,
  type PublishedLinks,
  publishedLinksPath,
} from "#domain/link-health/published.ts";
import { readPublished } from "#domain/link-health/read-published.ts";
import { screens } from "#domain/screens.ts";
import { readableMoment } from "#web/lib/date.ts";
import { fetchInTime } from "#web/lib/fetch-in-time.ts";
import { retried, useLive } from "#web/lib/live.ts";
import { formatNumber } from "#web/lib/number.ts";

const states: Record<keyof Required<DirectoryLinks["counts"]>, string> = {
  ok: "work",
  moved: "moved",
  "refuses-robots": "refuse our check",
  gone: "not found",
  "no-host": "without a host",
  "broken-tls": "with a broken certificate",
  "server-error": "with a server error",
  timeout: "too slow",
  parked: "for sale",
  unchecked: "not checked yet",
};

/** The number of working links in each list, and when the links were last checked. */
export default function LinkSection() {
  const { data, isError } = useLive("links", retried(fetchLinks));
  return (
    <section className="mt-10">
      <h2 className="text-2xl">Links of the directories and job portals</h2>
      <p className="mt-2 min-h-6">
        {data && lastPassLine(data.lastPass)}
        {isError && !data && "What is known of the links could not be loaded."}
      </p>
      <p className="mt-2 text-[0.9375rem] text-muted">
        Once a week a program asks every address whether it still answers: one request at a time, three a site at most.
        A site that refuses programs counts as alive. A link is called gone when it was missing in two passes, or failed
        for two weeks, and a second network finds the same.{" "}
        <Link to={screens.contact.path} className="underline">
          Tell us if our requests trouble your site
        </Link>
        .
      </p>
      <dl className="mt-4">
        {linkedLists.map((name) => {
          const counts = data?.directories[name]?.counts;
          return (
            counts && (
              <div key={name} className="border-t border-line py-3">
                <dt className="font-semibold">{screens[name].title}</dt>
                <dd className="text-[0.9375rem] text-muted">{countsLine(counts)}</dd>
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}

async function fetchLinks(): Promise<PublishedLinks> {
  const response = await fetchInTime(publishedLinksPath);
  if (!response.ok) throw new Error(`The links answered ${response.status}`);
  return readPublished(await response.json());
}

function lastPassLine(lastPass: string | null): string {
  if (lastPass === null) return "Not checked yet.";
  const when = readableMoment(lastPass);
  return isOverdue(lastPass, Date.now()) ? `Not checked since ${when}.` : `Last checked ${when}.`;
}

/** "3,100 work · 12 moved". The text can wrap only after a dot. */
function countsLine(counts: DirectoryLinks["counts"]): string {
  const present = (Object.keys(states) as (keyof typeof states)[]).filter((state) => counts[state]);
  return present
    .map((state) => `${formatNumber(counts[state] ?? 0)} ${states[state]}`.replaceAll(" ", "\u00a0"))
    .join("\u00a0· ");
}
