import { type ComponentProps, type ReactNode, useId } from "react";
import { formatNumber } from "#web/lib/number.ts";

/** The style of inputs, textareas and selects. */
export const inputStyle =
  "min-h-11 w-full rounded-xl border border-edge bg-surface px-3.5 py-2 text-ellipsis text-ink placeholder:text-muted focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-bad disabled:opacity-60";

type Parts = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Shown at the end of the label's line. */
  aside?: ReactNode;
};

/** A labeled text input. It announces errors, and also that the field is full. */
export function TextField({ label, hint, error, aside, className, ...input }: ComponentProps<"input"> & Parts) {
  const id = useId();
  return (
    <Labeled id={id} label={label} hint={hint} error={error} aside={aside} full={fullText(input)} className={className}>
      <input id={id} {...describedBy(id, hint, error)} {...input} className={inputStyle} />
    </Labeled>
  );
}

/** A labeled textarea. */
export function TextArea({ label, hint, error, aside, className, ...input }: ComponentProps<"textarea"> & Parts) {
  const id = useId();
  return (
    <Labeled id={id} label={label} hint={hint} error={error} aside={aside} full={fullText(input)} className={className}>
      <textarea id={id} rows={4} {...describedBy(id, hint, error)} {...input} className={inputStyle} />
    </Labeled>
  );
}

/** A labeled native select. */
export function SelectField({
  label,
  hint,
  error,
  aside,
  className,
  children,
  ...select
}: ComponentProps<"select"> & Parts) {
  const id = useId();
  return (
    <Labeled id={id} label={label} hint={hint} error={error} aside={aside} className={className}>
      <select id={id} {...describedBy(id, hint, error)} {...select} className={inputStyle}>
        {children}
      </select>
    </Labeled>
  );
}

/** Browsers silently cut text that is pasted into a field with a maxLength. */
function fullText({ value, maxLength }: Pick<ComponentProps<"textarea">, "value" | "maxLength">): string | undefined {
  if (!maxLength || typeof value !== "string" || value.length < maxLength) return;
  return `This field is full: ${formatNumber(maxLength)} characters. More than that is cut.`;
}

function describedBy(id: string, hint: ReactNode, error: string | undefined) {
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  };
}

function Labeled({
  id,
  label,
  hint,
  error,
  aside,
  full,
  className = "",
  children,
}: Parts & { id: string; full?: string | undefined; className?: string; children: ReactNode }) {
  const problem = error ?? full;
  return (
    <div className={className}>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="min-w-0 text-[0.9375rem] font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {hint && !problem && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-error`} role={error ? "alert" : "status"} className="mt-1.5 text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
