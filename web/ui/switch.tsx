type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** On or off, at once. */
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
        className="relative h-6 w-11 shrink-0 rounded-full bg-edge transition-colors group-aria-checked:bg-accent after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-surface after:transition-transform group-aria-checked:after:translate-x-5"
      />
      {label}
    </button>
  );
}
