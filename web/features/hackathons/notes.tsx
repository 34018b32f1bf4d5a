import { sourceNames } from "#domain/status.ts";
import { useSources } from "#web/ui/live/use-status.ts";

export function Notes() {
  return (
    <section className="mt-14 rounded-card bg-sunken px-6 py-5 text-[0.9375rem]">
      <h2 className="text-lg">Good to know</h2>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>This list is refreshed daily.</li>
        <li>Verify dates, rules and prizes on the official site.</li>
        <li>
          It is a curated aggregation of {sourceNames(useSources("hackathons"))}, with our own collection of recurring
          events. Hack Club&rsquo;s come from hackathons.hackclub.com. Usual months are those of past years.
        </li>
      </ul>
    </section>
  );
}
