import { type ComponentProps, type ReactNode, useId } from "react";

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

/** A labeled text input. An error is announced, and describes the input. */
export function TextField({ label, hint, error, aside, className, ...input }: ComponentProps<"input"> & Parts) {
  const id = useId();
  return (
    <Labeled id={id} label={label} hint={hint} error={error} aside={aside} className={className}>
      <input id={id} {...describedBy(id, hint, error)} {...input} className={inputStyle} />
    </Labeled>
  );
}

/** A labeled textarea. */
export function TextArea({ label, hint, error, aside, className, ...input }: ComponentProps<"textarea"> & Parts) {
  const id = useId();
  return (
    <Labeled id={id} label={label} hint={hint} error={error} aside={aside} className={className}>
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
  className = "",
  children,
}: Parts & { id: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="text-[0.9375rem] font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {hint && !error && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
