/** The way in for who only wants to see what the check says. */
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
