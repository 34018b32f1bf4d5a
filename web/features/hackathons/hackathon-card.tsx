import { CalendarDays, CalendarPlus, MapPin, Megaphone, Trophy, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { dateLine, deadlineOf, hasDate, usualMonths } from "#domain/hackathons/dates.ts";
import { hackathonEvents } from "#domain/hackathons/events.ts";
import { canRegister, type Hackathon, hackathonModes, skillBadges } from "#domain/hackathons/hackathons.ts";
import { closingText, isClosed } from "#domain/hackathons/moments.ts";
import type { Saveable } from "#domain/tracker/saveable.ts";
import { addToCalendar } from "#web/lib/calendar-file.ts";
import { readableMoment } from "#web/lib/date.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonStyle } from "#web/ui/button.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { LazyPart, lazyCode } from "#web/ui/lazy-part.tsx";

const saveButton = lazyCode(async () => ({ default: (await import("#web/ui/save-button.tsx")).SaveOne }));

type Props = { hackathon: Hackathon; now: Date; delayMs: number };

export function HackathonCard({ hackathon, now, delayMs }: Props) {
  const { name, source, organizer, mode, city, country, prize, team, deadline } = hackathon;
  const place = [city, country].filter(Boolean).join(", ");
  const closing = closingText(hackathon, now);
  const usual = usualMonths(hackathon);
  const deadlineText = deadlineOf(hackathon);
  const skills = skillBadges(hackathon.skills);
  return (
    <li className="flex animate-rise flex-col card p-5 shadow-card" style={{ animationDelay: `${delayMs}ms` }}>
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{source}</Badge>
        {mode && <Badge tone="accent">{hackathonModes[mode]}</Badge>}
        {closing && <Badge tone={isClosed(hackathon, now) ? "bad" : "warn"}>{closing}</Badge>}
      </p>
      <h3 className="mt-3 text-lg">{name}</h3>
      <ul className="mt-3 space-y-1.5 text-[0.9375rem]">
        <Fact Icon={CalendarDays}>
          {dateLine(hackathon)}
          {usual && <span className="text-muted"> · usually {usual}</span>}
        </Fact>
        <Fact Icon={Megaphone}>By {organizer ?? source}</Fact>
        {place && <Fact Icon={MapPin}>{place}</Fact>}
        {prize && <Fact Icon={Trophy}>{prize} in prizes</Fact>}
        {team && <Fact Icon={UsersRound}>Teams of {team}</Fact>}
      </ul>
      {deadlineText && (
        <p className="mt-3 text-[0.9375rem]">
          <span className="font-semibold">Deadline:</span> {deadlineText}
          {deadline?.includes("T") && (
            <span className="block text-sm text-muted">{readableMoment(deadline)}, your time</span>
          )}
        </p>
      )}
      {skills.shown.length > 0 && (
        <>
          <h4 className="mt-4 text-sm font-semibold text-muted">Required Skills</h4>
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            {skills.shown.map((skill) => (
              <Badge key={skill}>{skill}</Badge>
            ))}
            {skills.more > 0 && <Badge>+{skills.more} more</Badge>}
          </p>
        </>
      )}
      {hackathon.also_at.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-2 text-sm text-muted">
          Also at
          {hackathon.also_at.map((link) => (
            <ExternalLink key={link} href={link} rel={strangers} className="text-accent underline">
              {hostOf(link)}
            </ExternalLink>
          ))}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-5">
        {canRegister(hackathon) ? (
          <>
            <ExternalLink
              href={hackathon.registration_link}
              rel={strangers}
              className={buttonStyle({ variant: hasDate(hackathon) ? "primary" : "secondary" })}
            >
              Register Now<span className="sr-only">: {name}</span>
            </ExternalLink>
            <span className="text-sm text-muted">at {hostOf(hackathon.registration_link)}</span>
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
    </li>
  );
}

/** What the tracker keeps of it: its deadline is the next step. */
function savedHackathon({ name, registration_link, organizer, source, city, country, deadline }: Hackathon): Saveable {
  return {
    kind: "hackathon",
    title: name,
    url: registration_link,
    organization: organizer ?? source,
    place: [city, country].filter(Boolean).join(", "),
    deadline: deadline?.slice(0, 10) ?? "",
    source,
  };
}

/**
 * Whoever lists an event at a source chooses its address, so the card says whose page opens, and
 * vouches for none.
 */
const strangers = "noopener noreferrer ugc nofollow";

function hostOf(link: string): string {
  return new URL(link).hostname.replace(/^www\./, "");
}

function Fact({ Icon, children }: { Icon: typeof CalendarDays; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
