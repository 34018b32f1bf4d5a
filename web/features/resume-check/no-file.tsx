/** Checks an example, for visitors who have no file at hand. */
export function NoFile({ onExample }: { onExample: () => void }) {
  return (
    <p className="text-[0.9375rem] text-muted">
      No file at hand?{" "}
      <button type="button" className="font-semibold text-accent underline underline-offset-3" onClick={onExample}>
        Check an example resume
      </button>
    </p>
  );
}
