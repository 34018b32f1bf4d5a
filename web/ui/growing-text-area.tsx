import type { ComponentProps } from "react";
import { TextArea } from "./field.tsx";

/**
 * A text area that starts with one line and grows with its text. Browsers without `field-sizing`
 * show one row per line break.
 */
export function GrowingTextArea({ className = "", ...input }: ComponentProps<typeof TextArea>) {
  const rows = String(input.value ?? "").split("\n").length;
  return <TextArea {...input} rows={rows} className={`${growing} ${className}`} />;
}

const growing = "[&>textarea]:block [&>textarea]:max-h-60 [&>textarea]:resize-none [&>textarea]:[field-sizing:content]";
