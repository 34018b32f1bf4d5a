import { ArrowUpRight, Handshake, Lock, type LucideIcon, UserRoundSearch, UsersRound } from "lucide-react";
import type { OutreachId, Tone } from "#domain/outreach/messages.ts";
import {
  type OutreachCard as Card,
  type MessageKind,
  messageLengths,
  outreachMessage,
  type People,
  type Target,
} from "#domain/outreach/outreach.ts";
import { notify } from "#web/lib/toast.ts";
import { buttonStyle } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { copyFailed, MessageEditor } from "./message-editor.tsx";

const icons: Record<OutreachId, LucideIcon> = {
  "hr-finder": UserRoundSearch,
  "talent-acquisition": UsersRound,
  "referral-network": Handshake,
};

type Props = { card: Card; kind: MessageKind; tone: Tone; target: Target & People };

export function OutreachCard({ card, kind, tone, target }: Props) {
  const Icon = icons[card.id];
  return (
    <li className="flex min-w-0 animate-rise flex-col card p-5 shadow-card">
      <Icon aria-hidden="true" className="size-7 text-accent" />
      <h3 className="mt-3 text-xl">{card.title}</h3>
      <p className="mt-1.5 text-[0.9375rem] text-muted">{card.description}</p>
      {card.url ? (
        <>
          <p className="mt-3 rounded-lg bg-sunken px-3 py-2 font-mono text-[0.8125rem] break-words">
            {new URL(card.url).searchParams.get("keywords")}
          </p>
          <div className="my-4 flex flex-wrap gap-2">
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
          <div className="mt-auto">
            <MessageEditor
              title={card.title}
              message={outreachMessage(card.id, kind, tone, target)}
              limit={messageLengths[kind].limit}
            />
          </div>
        </>
      ) : (
        <p className="mt-4 flex items-center gap-2 rounded-lg bg-sunken px-3 py-3 text-[0.9375rem] text-muted">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          Add a target role above to open this one.
        </p>
      )}
    </li>
  );
}
