import { hackathonEvents } from "#domain/hackathons/events.ts";
import type { Hackathon } from "#domain/hackathons/hackathons.ts";
import { SubscribeMenu } from "#web/ui/live/subscribe-menu.tsx";

/** The calendar subscription. It is hidden if no hackathon in the list has a date. */
export function Subscription({ hackathons, query }: { hackathons: Hackathon[]; query: URLSearchParams }) {
  const dated = hackathonEvents(hackathons).length;
  if (dated === 0) return null;
  return (
    <SubscribeMenu
      path="/api/hackathons.ics"
      name="Hackathons"
      query={query}
      contents={`${dated} ${dated === 1 ? "hackathon" : "hackathons"} with a date`}
      renewed="daily"
    />
  );
}
