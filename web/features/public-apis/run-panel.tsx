import { type ReactNode, useEffect, useState } from "react";
import {
  type ApiAnswer,
  type ApiFailure,
  answerSummary,
  apiFailures,
  shownBody,
} from "#domain/directory/api-answers.ts";
import type { ApiRequest } from "#domain/directory/api-requests.ts";
import { restoreFocus } from "#web/lib/focus.ts";
import { Button } from "#web/ui/button.tsx";
import { sendRequest } from "./send-request.ts";

type Props = { name: string; request: ApiRequest; onAgain: () => void; onClose: () => void };

/** Sends a request and shows the answer. Each new request object is sent. */
export function RunPanel({ name, request, onAgain, onClose }: Props) {
  const [answer, setAnswer] = useState<ApiAnswer | ApiFailure>();

  // Sends the request.
  useEffect(() => {
    let isStale = false;
    setAnswer(undefined);
    sendRequest(request).then((came) => {
      if (!isStale) setAnswer(came);
    });
    return () => {
      isStale = true;
    };
  }, [request]);

  return (
    <section
      ref={takeFocus}
      data-wide
      tabIndex={-1}
      aria-label={`Answer of ${name}`}
      className="w-full min-w-0 rounded-lg border border-line p-3 text-sm"
    >
      <p className="font-mono text-xs wrap-anywhere text-muted">GET {request.url}</p>
      <p className="mt-1 text-xs text-muted">Sent from your browser straight to the API, without cookies.</p>
      <div role="status" className="mt-2">
        <AnswerText answer={answer} />
      </div>
      <div className="mt-2 flex gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-disabled={!answer}
          className="aria-disabled:opacity-55"
          onClick={() => answer && onAgain()}
        >
          Run again
        </Button>
        <Button variant="ghost" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}

/** The focused button that opened the panel is gone, so the panel takes the focus. */
function takeFocus(panel: HTMLElement | null) {
  if (panel) restoreFocus(() => panel);
}

function AnswerText({ answer }: { answer: ApiAnswer | ApiFailure | undefined }): ReactNode {
  if (answer === undefined) return <p>Waiting for the answer…</p>;
  if (typeof answer === "string") return <p className="font-semibold text-bad">{apiFailures[answer]}</p>;
  return (
    <>
      <p className="font-semibold">{answerSummary(answer)}</p>
      {answer.picture ? (
        <img src={answer.picture} alt="The answer" className="mt-2 max-h-72 max-w-full rounded object-contain" />
      ) : (
        <pre className="mt-2 max-h-72 overflow-auto rounded bg-sunken p-2 text-xs wrap-anywhere whitespace-pre-wrap">
          {shownBody(answer)}
        </pre>
      )}
    </>
  );
}
