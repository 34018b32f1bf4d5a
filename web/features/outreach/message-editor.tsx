import { useState } from "react";
import { countAgainst } from "#domain/outreach/outreach.ts";
import { formatNumber } from "#web/lib/number.ts";
import { notify } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { TextArea } from "#web/ui/field.tsx";

type Props = { title: string; message: string; limit: number };

/** A message to change and copy. What was changed by hand is kept until the message itself becomes another. */
export function MessageEditor({ title, message, limit }: Props) {
  const [edited, setEdited] = useState<{ of: string; text: string }>();
  const isEdited = edited?.of === message;
  const text = isEdited ? edited.text : message;
  const { used, left, isOver } = countAgainst(limit, text);
  const count = `${formatNumber(used)} of ${formatNumber(limit)} characters`;
  return (
    <div>
      <TextArea
        label={<span className="sr-only">{title} message</span>}
        rows={limit > 500 ? 14 : 7}
        maxLength={10_000}
        value={text}
        hint={count}
        error={isOver ? `${count}: ${-left} too many for LinkedIn` : undefined}
        onChange={(event) => setEdited({ of: message, text: event.target.value })}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton
          text={text}
          label="Copy message"
          onCopied={() => notify.success(`${title} message copied!`)}
          onFailed={() => copyFailed("message")}
        />
        {isEdited && (
          <Button variant="ghost" size="small" onClick={() => setEdited(undefined)}>
            Undo my changes
          </Button>
        )}
      </div>
    </div>
  );
}

export function copyFailed(what: "URL" | "message"): void {
  notify.error(navigator.clipboard ? `Failed to copy ${what}` : "Clipboard not supported");
}
