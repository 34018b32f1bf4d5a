import { ArrowUpRight, Handshake, Lock, type LucideIcon, UserRoundSearch, UsersRound } from "lucide-react";
import type { Tone } from "#domain/outreach/messages.ts";
import { type MessageKind, messageLengths, outreachMessage } from "#domain/outreach/messages.ts";
import type { OutreachCard as Card, OutreachId, Target } from "#domain/outreach/outreach.ts";
import type { People } from "#domain/outreach/people.ts";
import { notify } from "#web/lib/toast.ts";
import { buttonStyle } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { copyFailed, MessageEditor } from "./message-editor.tsx";
import type { Edits } from "./use-edits.ts";

const icons: Record<OutreachId, LucideIcon> = {
  "hr-finder": UserRoundSearch,
  "talent-acquisition": UsersRound,
  "referral-network": Handshake,
};

type Props = { card: Card; kind: MessageKind; tone: Tone; target: Target & People; edits: Edits };

/** A card with a link that finds people at the company, and the message to send to them. */
export function OutreachCard({ card, kind, tone, target, edits }: Props) {
  const Icon = icons[card.id];
  const about = (
    <>
      <h3 className="flex items-center gap-2.5 text-xl">
        <Icon aria-hidden="true" className="size-6 text-accent" />
        {card.title}
      </h3>
      <p className="mt-2 text-[0.9375rem] text-muted">{card.description}</p>
    </>
  );
  return (
    <li className="animate-rise card p-5 shadow-card sm:p-6">
      {card.url ? (
        <MessageEditor
          id={card.id}
          title={card.title}
          message={outreachMessage(card.id, kind, tone, target, edits.of[card.id])}
          limit={messageLengths[kind].limit}
          edits={edits}
        >
          {about}
          <p className="mt-3 font-mono text-[0.8125rem] break-words text-muted">
            {new URL(card.url).searchParams.get("keywords")}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ExternalLink href={card.url} className={buttonStyle({ size: "small" })}>
              Find people
              <ArrowUpRight aria-hidden="true" className="size-4" />
            </ExternalLink>
            <CopyButton
              text={card.url}
              label="Copy URL"
              onCopied={() => notify.success(`${card.title} URL copied to clipboard!`)}
              onFailed={() => copyFailed("URL")}
            />
          </div>
        </MessageEditor>
      ) : (
        <>
          {about}
          <p className="mt-3 flex items-center gap-2 text-[0.9375rem]">
            <Lock aria-hidden="true" className="size-4 shrink-0 text-muted" />
            Add a target role above to open this one.
          </p>
        </>
      )}
    </li>
  );
}
