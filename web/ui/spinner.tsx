import { useEffect, useState } from "react";
import { Button } from "./button.tsx";

const sizes = { medium: "size-6", large: "size-8" };

export function Spinner({ size = "medium" }: { size?: keyof typeof sizes }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block animate-spin rounded-full border-2 border-line border-t-accent ${sizes[size]}`}
    />
  );
}

/** A hanging network never fails. After this time, a message tells the visitor. */
const longMs = 15_000;

/** Shown while the code of a page is loading. */
export function FullScreenSpinner() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="grid min-h-dvh place-items-center px-4 text-center">
      <span className="flex flex-col items-center gap-3 text-muted">
        <Spinner size="large" />
        Loading
        {isLong && (
          <>
            <span>This takes longer than usual. Your connection may be slow or gone.</span>
            <Button onClick={() => location.reload()}>Try again</Button>
          </>
        )}
      </span>
    </div>
  );
}
