import { useEffect } from "react";
import { followUpAfter } from "#domain/outreach/follow-up-kinds.ts";
import { messageLengths, outreachMessage, type Tone } from "#domain/outreach/messages.ts";
import type { Target } from "#domain/outreach/outreach.ts";
import type { People } from "#domain/outreach/people.ts";
import { scrollToIdSoon } from "#web/lib/scroll.ts";
import { useUrlState } from "#web/lib/url-state.ts";
import { MessageEditor } from "./message-editor.tsx";
import type { Edits } from "./use-edits.ts";

const later = [
  {
    kind: "follow-up",
    title: "Follow-up",
    text: "For when a week has passed without an answer. Write once more a week later, with something new, then let it rest.",
  },
  {
    kind: "second-follow-up",
    title: "Second follow-up",
    text: "A week after the first, and the last one: it says what is new, and that no further message comes.",
  },
  { kind: "thank-you", title: "Thank-you", text: "After a call, an interview or a referral, within a day." },
] as const;

type Props = { tone: Tone; target: Target & People; edits: Edits };

/** The messages after the first. The address names one to scroll to, and what was sent before. */
export function LaterMessages({ tone, target, edits }: Props) {
  const [params] = useUrlState();
  const addressed = later.find(({ kind }) => kind === params.get("message"))?.kind;

  // Scrolls to the message that the address names.
  useEffect(() => {
    if (addressed) scrollToIdSoon(addressed);
  }, [addressed]);

  return (
    <>
      <h2 className="mt-12 text-2xl">After the first message</h2>
      <ul className="mt-5 space-y-5">
        {later.map(({ kind: about, title, text }) => {
          const kind = about === "follow-up" ? followUpAfter(params.get("before")) : about;
          return (
            <li key={about} id={about} tabIndex={-1} className="card outline-none p-5 shadow-card sm:p-6">
              <MessageEditor
                id={kind}
                title={title}
                message={outreachMessage("hr-finder", kind, tone, target, edits.of[kind])}
                limit={messageLengths[kind].limit}
                edits={edits}
              >
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 text-[0.9375rem] text-muted">{text}</p>
              </MessageEditor>
            </li>
          );
        })}
      </ul>
    </>
  );
}
