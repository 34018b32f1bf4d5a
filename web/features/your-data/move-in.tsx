import { useId, useRef } from "react";
import type { TransferLink } from "#domain/transfers/link.ts";
import type { Stored } from "#domain/your-data/stored-text.ts";
import { useAskBeforeLeaving } from "#web/lib/ask-before-leaving.ts";
import { focusOnMount, restoreFocus } from "#web/lib/focus.ts";
import { Button } from "#web/ui/button.tsx";
import { FailureLine, useAttempt } from "./attempt.tsx";
import { type Incoming, importFile } from "./import-file.ts";
import { DeadLink, fetchTransfer } from "./transfer.ts";
import { useDeletedQuestion } from "./use-deleted-question.tsx";

type Props = { from: TransferLink | "damaged" | Incoming; stored: Stored; onDone: () => void };

const incomplete = "This link is not complete. Copy all of it on the other device, then open it here again.";

/**
 * Shows what a link or a file contains, and imports it when the visitor agrees. A link works only
 * once, so its data is fetched only when the visitor asks for it.
 */
export default function MoveIn({ from, stored, onDone }: Props) {
  const [link, file] = typeof from === "object" && "file" in from ? [undefined, from] : [from, undefined];
  const getting = useAttempt<Incoming>();
  const taking = useAttempt<void>();
  const failure = link === "damaged" ? incomplete : getting.failure?.message;
  const id = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const isDead = link === "damaged" || getting.failure instanceof DeadLink;
  const here = file ?? getting.result;
  const canBeLost = getting.isBusy || getting.result !== undefined;
  const { question, ask } = useDeletedQuestion();
  useAskBeforeLeaving(canBeLost);

  const close = () => {
    onDone();
    restoreFocus();
  };
  const get = async (link: TransferLink) => {
    await getting.attempt(fetchTransfer(link));
    restoreFocus(() => buttons.current?.querySelector("button") ?? null);
  };
  const take = async (file: string) => {
    if (await importFile(file, ask)) close();
  };

  return (
    <section
      aria-labelledby={id}
      className={`rounded-card border border-accent bg-surface p-5 sm:p-6 ${file ? "mt-6" : "mb-6"}`}
    >
      <h2 id={id} className="text-xl">
        {file ? "Data from a file" : "Data from another device"}
      </h2>
      <div role="status" className="mt-2 max-w-2xl">
        {here ? (
          <WhatComes {...here} stored={stored} />
        ) : (
          !isDead && (
            <p>
              You opened a link that was made on another device. Get the data only if you made the link yourself. It
              works once.
            </p>
          )
        )}
        {canBeLost && (
          <p className="mt-2 font-semibold">Do not leave this page yet: the link brings the data only once.</p>
        )}
      </div>
      <FailureLine text={failure} />
      {question}
      <div ref={buttons} className="mt-4 flex flex-wrap gap-2">
        {here && (
          <Button
            ref={file && focusOnMount}
            aria-disabled={taking.isBusy}
            onClick={() => taking.isBusy || taking.attempt(take(here.file))}
          >
            Bring it in
          </Button>
        )}
        {link && !here && !isDead && (
          <Button aria-disabled={getting.isBusy} onClick={() => getting.isBusy || get(link)}>
            {getting.isBusy ? "Getting it..." : "Get the data"}
          </Button>
        )}
        <Button variant="secondary" onClick={close}>
          {getting.result ? "Throw it away" : isDead ? "Close" : "Not now"}
        </Button>
      </div>
    </section>
  );
}

function WhatComes({ things, stored }: Pick<Incoming, "things"> & Pick<Props, "stored">) {
  return (
    <>
      <p>It is here, and nothing is changed yet. It has:</p>
      <ul className="mt-2 list-disc pl-5">
        {things.map(({ key, title, isJoined }) => (
          <li key={key}>
            {title}
            {key in stored && (
              <span className="text-muted"> ({isJoined ? "put together with yours" : "replaces yours"})</span>
            )}
          </li>
        ))}
      </ul>
      {things.some(({ place }) => place === "database") && (
        <p className="mt-2 text-muted">
          Applications and resume versions are combined. If one is in both places, the one that was changed last is
          kept.
        </p>
      )}
    </>
  );
}
