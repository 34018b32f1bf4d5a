import { useCallback, useEffect, useState } from "react";
import { type BasicToast, receiveToasts, type ToastRequest } from "#web/lib/toast.ts";
import { openedCode, usePrefetch } from "./lazy-code.ts";
import { LazyPart } from "./lazy-part.tsx";

const toasters = openedCode(() => import("./toasters-opened.tsx"));

/**
 * Shows both kinds of toasts. Until their code is loaded, or if loading fails, the last toast is
 * plain text in the corner.
 */
export function Toasters() {
  const [first, setFirst] = useState<ToastRequest[]>([]);
  usePrefetch(toasters);

  // Receives toasts until the real toasters are loaded.
  useEffect(() => receiveToasts((request) => setFirst((requests) => [...requests, request])), []);

  const last = first.at(-1);
  if (!last) return null;
  const plain = <PlainToast request={last} onOver={setFirst} />;
  return <LazyPart code={toasters} props={{ first }} fallback={plain} isReplaced />;
}

type PlainProps = { request: ToastRequest; onOver: (change: (all: ToastRequest[]) => ToastRequest[]) => void };

/**
 * Closes after five seconds. A text with an action stays until the visitor answers or closes it.
 */
function PlainToast({ request, onOver }: PlainProps) {
  const {
    title,
    description = "",
    action,
  }: BasicToast = "basic" in request ? request.basic : { title: request.stacked.text };
  const close = useCallback(
    () => onOver((all) => all.filter((other) => other !== request && "basic" in other && other.basic.action)),
    [request, onOver],
  );

  // Follows the clock: closes the text after five seconds.
  useEffect(() => {
    if (action) return;
    const timer = setTimeout(close, 5000);
    return () => clearTimeout(timer);
  }, [action, close]);

  const answers = action ? [action, { label: "Close", onAction: () => {} }] : [];
  return (
    <div className="fixed right-4 bottom-4 z-50 flex max-w-[min(20rem,calc(100vw-2rem))] gap-3 card p-4 shadow-float [body[data-dragging]_&]:invisible print:hidden">
      <p role="status" className="min-w-0 wrap-anywhere">
        {description ? `${title}. ${description}` : title}
      </p>
      {answers.map(({ label, onAction }) => (
        <button
          key={label}
          type="button"
          className="min-h-6 shrink-0 self-start font-semibold text-accent underline underline-offset-3"
          onClick={() => {
            close();
            onAction();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
