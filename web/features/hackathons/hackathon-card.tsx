import { CalendarDays, MapPin, Megaphone, Trophy, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { dateLine, deadlineOf, usualMonths } from "#domain/hackathons/dates.ts";
import { type Hackathon, hackathonModes, skillBadges } from "#domain/hackathons/hackathons.ts";
import { closingText, isClosed } from "#domain/hackathons/moments.ts";
import { readableMoment } from "#web/lib/date.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { CardActions, hostOf, strangers } from "./card-actions.tsx";

/** Without `delayMs`, the card has no animation, and the browser lays it out when it is near. */
type Props = { hackathon: Hackathon; now: Date; delayMs: number | undefined };

const skippable = "[content-visibility:auto] [contain-intrinsic-size:auto_21rem]";

/** The card of a hackathon, with its facts and its buttons. */
export function HackathonCard({ hackathon, now, delayMs }: Props) {
  const { name, source, organizer, mode, city, country, prize, team, deadline } = hackathon;
  const place = [city, country].filter(Boolean).join(", ");
  const closing = closingText(hackathon, now);
  const usual = usualMonths(hackathon);
  const deadlineText = deadlineOf(hackathon);
  const skills = skillBadges(hackathon.skills);
  return (
    <li
      className={`${delayMs === undefined ? skippable : "animate-rise"} flex min-w-0 flex-col card p-5 shadow-card`}
      style={{ animationDelay: delayMs === undefined ? undefined : `${delayMs}ms` }}
    >
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
      <CardActions hackathon={hackathon} now={now} />
    </li>
  );
}

function Fact({ Icon, children }: { Icon: typeof CalendarDays; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
