const sizes = { medium: "size-6", large: "size-8" };

export function Spinner({ size = "medium" }: { size?: keyof typeof sizes }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block animate-spin rounded-full border-2 border-line border-t-accent ${sizes[size]}`}
    />
  );
}

/** Shown while the code of a page is loading. */
export function FullScreenSpinner() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <span className="flex flex-col items-center gap-3 text-muted">
        <Spinner size="large" />
        Loading
      </span>
    </div>
  );
}
