import type { blankParts } from "#domain/outreach/edited-messages.ts";
import { inputStyle } from "#web/ui/field.tsx";

/** A copy of a text behind its textarea. It gives the textarea its size and colors the blanks. */
export function MarkedBlanks({ parts }: { parts: ReturnType<typeof blankParts> }) {
  return (
    <div aria-hidden="true" className={`${inputStyle} min-h-28 py-3 leading-relaxed wrap-anywhere whitespace-pre-wrap`}>
      {Object.entries(parts).map(([at, { text, isBlank }]) =>
        isBlank ? (
          <mark key={at} className="rounded-sm bg-warn-tint text-transparent">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
      {"\n"}
    </div>
  );
}
