import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { passFocusOn } from "#web/lib/focus.ts";
import { Button } from "./button.tsx";

/** Shown instead of content that failed to load. Offers to try again. */
export function ErrorPanel({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="card px-6 py-12 text-center shadow-card">
      <CircleAlert aria-hidden="true" className="mx-auto size-8 text-bad" />
      <h2 className="mt-4 text-xl">{title}</h2>
      <p className="mt-2 text-muted">{text}</p>
      <Button ref={passFocusOn} className="mt-6" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

/** An error above content that is still shown. */
export function ErrorBanner({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-bad-tint px-4 py-3 text-bad"
    >
      <span className="flex items-center gap-2 font-medium">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
        {text}
      </span>
      {children}
    </div>
  );
}

/** Shown when there is nothing to show and no error. A button in it disappears with it. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="rounded-card border border-dashed border-edge px-6 py-14 text-center">
      <h2 className="text-xl">{title}</h2>
      <p className="mx-auto mt-2 max-w-md text-muted">{text}</p>
      {children && (
        <div ref={passFocusOn} className="mt-6">
          {children}
        </div>
      )}
    </div>
  );
}
