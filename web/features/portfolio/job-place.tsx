import { portfolioLimits } from "#domain/limits.ts";
import { jobPlaces, withJobPlace } from "#domain/portfolio/job-places.ts";
import { TextField } from "#web/ui/field.tsx";
import { useEditor } from "./editor-context.ts";

/** Edits where a job was. */
export function JobPlace({ label, at }: { label: string; at: number }) {
  const { draft, edit } = useEditor();
  return (
    <TextField
      label={label}
      dir="auto"
      autoComplete="off"
      maxLength={portfolioLimits.line}
      value={jobPlaces(draft)[at] ?? ""}
      onChange={({ target }) =>
        edit({ kind: "beyond", path: `roles.${at}.place`, beyond: withJobPlace(draft, at, target.value) })
      }
    />
  );
}
