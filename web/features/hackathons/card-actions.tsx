import { CalendarPlus } from "lucide-react";
import { usualMonths } from "#domain/hackathons/dates.ts";
import { hackathonEvents } from "#domain/hackathons/events.ts";
import { canRegister, type Hackathon } from "#domain/hackathons/hackathons.ts";
import { lastDay } from "#domain/hackathons/moments.ts";
import { isRegistering } from "#domain/hackathons/registering.ts";
import type { Saveable } from "#domain/tracker/saveable.ts";
import { addToCalendar } from "#web/lib/calendar-file.ts";
import { Button, buttonStyle } from "#web/ui/button.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { lazyCode } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";

/** The buttons that open a hackathon's site, add it to a calendar and save it to the tracker. */
export function CardActions({ hackathon, now }: { hackathon: Hackathon; now: Date }) {
  const { name, deadline } = hackathon;
  const registers = isRegistering(hackathon, now);
  return (
    <div className="mt-auto flex flex-wrap items-center gap-2 pt-5">
      {canRegister(hackathon) ? (
        <>
          <ExternalLink
            href={hackathon.registration_link}
            rel={strangers}
            className={buttonStyle({ variant: registers ? "primary" : "secondary" })}
          >
            {registers ? "Register Now" : "Visit site"}
            <span className="sr-only">: {name}</span>
          </ExternalLink>
          <span className="order-last basis-full truncate text-sm text-muted">
            at {hostOf(hackathon.registration_link)}
          </span>
        </>
      ) : (
        <Button disabled>Register Now</Button>
      )}
      {(hackathon.starts ?? deadline) && (
        <Button variant="secondary" onClick={() => addToCalendar(name, hackathonEvents([hackathon]))}>
          <CalendarPlus aria-hidden="true" className="size-4" />
          Add to calendar
        </Button>
      )}
      {canRegister(hackathon) && (
        <LazyPart
          code={saveButton}
          props={{ thing: savedHackathon(hackathon) }}
          fallback={<span className="h-9 w-20" />}
        />
      )}
    </div>
  );
}

const saveButton = lazyCode(async () => ({ default: (await import("#web/ui/save-button.tsx")).SaveToTracker }));

/**
 * The record that the tracker stores for a hackathon. Its next step is the deadline. If the
 * hackathon has no date, the notes contain its usual months.
 */
function savedHackathon(hackathon: Hackathon): Saveable {
  const { name, registration_link, organizer, source, city, country, deadline } = hackathon;
  const months = usualMonths(hackathon);
  return {
    kind: "hackathon",
    title: name,
    url: registration_link,
    organization: organizer ?? source,
    place: [city, country].filter(Boolean).join(", "),
    deadline: deadline ? lastDay(deadline) : "",
    source,
    ...(months && { notes: `Usual months: ${months}. The dates were not announced when this was saved.` }),
  };
}

/**
 * The `rel` of links that anybody can submit to a source. We do not endorse these links. So the
 * card shows the host that a link opens.
 */
export const strangers = "noopener noreferrer ugc nofollow";

/** The host of an address without "www.", as in "example.com". */
export function hostOf(link: string): string {
  return new URL(link).hostname.replace(/^www\./, "");
}
