import type { blankParts } from "#domain/outreach/edited-messages.ts";
import { inputStyle } from "#web/ui/field.tsx";

/** A hidden copy of a text. It sizes the textarea over it and highlights the blanks. */
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
