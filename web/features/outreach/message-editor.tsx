import type { ReactNode } from "react";
import { useRef } from "react";
import { countAgainst } from "#domain/outreach/count.ts";
import { blankParts, editedMessage } from "#domain/outreach/edited-messages.ts";
import { type MessageId, maxMessage } from "#domain/outreach/kept-edits.ts";
import type { Message } from "#domain/outreach/messages.ts";
import { unnamed } from "#domain/outreach/unnamed.ts";
import { formatNumber } from "#web/lib/number.ts";
import { notify } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { inputStyle } from "#web/ui/field.tsx";
import { copiedText, toFill } from "./copied-text.ts";
import { EditedNote } from "./edited-note.tsx";
import { MarkedBlanks } from "./marked-blanks.tsx";
import { useCaret } from "./use-caret.ts";
import type { Edits } from "./use-edits.ts";

type Props = {
  id: MessageId;
  title: string;
  message: Message;
  limit: number;
  edits: Edits;
  /** The description of the message. It stands above the character counter. */
  children: ReactNode;
};

/** A message that the visitor edits and copies. Its blanks are highlighted. */
export function MessageEditor({ id, title, message, limit, edits, children }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const keepCaret = useCaret(area, message.text);
  const { used, left, isOver } = countAgainst(limit, message.text);
  const parts = blankParts(message.text);
  const blanks = parts.filter(({ isBlank }) => isBlank).length;
  const missing = edits.of[id] ? unnamed(message) : [];

  const goToBlank = () => {
    const from = area.current?.selectionEnd ?? 0;
    const starts = [...message.text.matchAll(/\[[^[\]\n]{1,100}\]/g)];
    const next = starts.find(({ index }) => index >= from) ?? starts[0];
    area.current?.focus();
    if (next) area.current?.setSelectionRange(next.index, next.index + next[0].length);
  };

  return (
    <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <div className="min-w-0">
        {children}
        <p className={`mt-4 text-sm tabular-nums ${isOver ? "font-medium text-bad" : "text-muted"}`}>
          {formatNumber(used)} of {formatNumber(limit)} characters
          {isOver && <span role="alert">: {-left} too many for LinkedIn</span>}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <CopyButton
            text={message.text}
            label="Copy message"
            onCopied={() => notify.success(copiedText(title, blanks, missing))}
            onFailed={() => copyFailed("message")}
          />
          {blanks > 0 && (
            <Button variant="ghost" size="small" className="text-warn!" onClick={goToBlank}>
              {toFill(blanks)}
            </Button>
          )}
        </div>
        {edits.of[id] && (
          <EditedNote
            isKept={edits.isKept}
            missing={missing}
            onBack={() => {
              edits.toTemplate(id, () => area.current);
              area.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
      <div className="relative min-w-0">
        <MarkedBlanks parts={parts} />
        <textarea
          ref={area}
          aria-label={`${title} message`}
          aria-invalid={isOver || undefined}
          maxLength={maxMessage}
          value={message.text}
          onSelect={keepCaret}
          onChange={(event) => {
            keepCaret(event);
            edits.change(id, editedMessage(message, event.target.value));
          }}
          className={`${inputStyle} absolute inset-0 resize-none overflow-hidden bg-transparent! py-3 leading-relaxed wrap-anywhere`}
        />
      </div>
    </div>
  );
}

/** A toast that says why copying failed. */
export function copyFailed(what: "URL" | "message"): void {
  notify.error(navigator.clipboard ? `Failed to copy ${what}` : "Clipboard not supported");
}
