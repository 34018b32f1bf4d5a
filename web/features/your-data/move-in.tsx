import type { TransferLink } from "#domain/transfers/link.ts";
import type { Stored } from "#domain/your-data/stored-text.ts";
import { useAskBeforeLeaving } from "#web/lib/ask-before-leaving.ts";
import { catchFocus } from "#web/lib/focus.ts";
import { Button } from "#web/ui/button.tsx";
import { FailureLine, useAttempt } from "./attempt.tsx";
import { importFile } from "./import-file.ts";
import { DeadLink, type Fetched, fetchTransfer } from "./transfer.ts";
import { useDeletedQuestion } from "./use-deleted-question.tsx";

type Props = { link: TransferLink | "damaged"; stored: Stored; onDone: () => void };

const incomplete = "This link is not complete. Copy all of it on the other device, then open it here again.";

/** What another device has sent: it is fetched, shown and taken over only when the visitor says so. */
export default function MoveIn({ link, stored, onDone }: Props) {
  const getting = useAttempt<Fetched>();
  const taking = useAttempt<void>();
  const failure = link === "damaged" ? incomplete : getting.failure?.message;
  const isDead = link === "damaged" || getting.failure instanceof DeadLink;
  const here = getting.result;
  const { question, ask } = useDeletedQuestion();
  useAskBeforeLeaving(getting.isBusy || here !== undefined);

  const take = async (file: string) => {
    if (!(await importFile(file, ask))) return;
    onDone();
    catchFocus();
  };

  return (
    <section aria-labelledby="move-in-title" className="mb-6 rounded-card border border-accent bg-surface p-5 sm:p-6">
      <h2 id="move-in-title" className="text-xl">
        Data from another device
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
        {(getting.isBusy || here) && (
          <p className="mt-2 font-semibold">Do not leave this page yet: the link brings the data only once.</p>
        )}
      </div>
      <FailureLine text={failure} />
      {question}
      <div className="mt-4 flex flex-wrap gap-2">
        {here && (
          <Button disabled={taking.isBusy} onClick={() => taking.attempt(take(here.file))}>
            Bring it in
          </Button>
        )}
        {!here && !isDead && (
          <Button disabled={getting.isBusy} onClick={() => getting.attempt(fetchTransfer(link))}>
            {getting.isBusy ? "Getting it..." : "Get the data"}
          </Button>
        )}
        <Button variant="secondary" onClick={onDone}>
          {here ? "Throw it away" : isDead ? "Close" : "Not now"}
        </Button>
      </div>
    </section>
  );
}

function WhatComes({ things, stored }: Pick<Fetched, "things"> & Pick<Props, "stored">) {
  return (
    <>
      <p>It is here, and nothing is changed yet. It has:</p>
      <ul className="mt-2 list-disc pl-5">
        {things.map(({ key, title, place }) => (
          <li key={key}>
            {title}
            {key in stored && (
              <span className="text-muted">
                {" "}
                ({place === "database" ? "put together with yours" : "replaces yours"})
              </span>
            )}
          </li>
        ))}
      </ul>
      {things.some(({ place }) => place === "database") && (
        <p className="mt-2 text-muted">
          Applications and versions of your resume are put together: of one that is in both, the one that was changed
          last stays.
        </p>
      )}
    </>
  );
}
