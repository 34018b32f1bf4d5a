type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** A switch that takes effect at once. */
export function Switch({ label, checked, onChange }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onChange(!checked)}
      className="group inline-flex min-h-11 items-center gap-3 rounded-full pr-3 text-[0.9375rem] font-medium"
    >
      <span
        aria-hidden="true"
        className="h-6 w-11 shrink-0 rounded-full border border-transparent bg-edge p-px transition-colors group-aria-checked:bg-accent forced-colors:group-aria-checked:bg-[Highlight]"
      >
        <span className="block size-5 rounded-full bg-surface transition-transform group-aria-checked:translate-x-5 forced-colors:bg-[ButtonText] forced-colors:group-aria-checked:bg-[HighlightText]" />
      </span>
      {label}
    </button>
  );
}
