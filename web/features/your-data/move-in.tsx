import { useState } from "react";
import type { TransferLink } from "#domain/transfer/link.ts";
import { fileRefusals, readExportFile } from "#domain/your-data/data-file.ts";
import { storedThings } from "#domain/your-data/stored-things.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorBanner } from "#web/ui/panel.tsx";
import { importFile } from "./import-file.ts";
import { fetchTransfer } from "./transfer.ts";

type State = "asked" | "busy" | { failure: string } | { file: string; titles: string[] };

/** What another device has sent: it is fetched, shown and taken over only when the visitor says so. */
export default function MoveIn({ link, onDone }: { link: TransferLink; onDone: () => void }) {
  const [state, setState] = useState<State>("asked");

  async function get() {
    setState("busy");
    setState(await fetched(link).catch(({ message }: Error) => ({ failure: message })));
  }

  async function take(file: string) {
    await importFile(file);
    onDone();
  }

  const isHere = typeof state === "object" && "file" in state;
  return (
    <section aria-labelledby="move-in-title" className="mb-6 rounded-card border border-accent bg-surface p-5 sm:p-6">
      <h2 id="move-in-title" className="text-xl">
        Data from another device
      </h2>
      <div role="status" className="mt-2 max-w-2xl">
        {isHere ? (
          <>
            <p>It is here, and nothing is changed yet. It has:</p>
            <ul className="mt-2 list-disc pl-5">
              {state.titles.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
            <p className="mt-2 text-muted">
              It replaces what this browser has under the same names. Applications and versions of your resume are put
              together: of one that is in both, the one that was changed last stays.
            </p>
          </>
        ) : (
          <p>
            You opened a link that was made on another device. Get the data only if you made the link yourself. It works
            once.
          </p>
        )}
      </div>
      {typeof state === "object" && "failure" in state && (
        <div className="mt-4">
          <ErrorBanner text={state.failure} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {isHere ? (
          <Button onClick={() => take(state.file)}>Bring it in</Button>
        ) : (
          <Button disabled={state === "busy"} onClick={get}>
            {state === "busy" ? "Getting it..." : "Get the data"}
          </Button>
        )}
        <Button variant="secondary" onClick={onDone}>
          {isHere ? "Throw it away" : "Not now"}
        </Button>
      </div>
    </section>
  );
}

async function fetched(link: TransferLink): Promise<State> {
  const file = await fetchTransfer(link);
  const { things, refusal } = await readExportFile(file);
  if (refusal) return { failure: fileRefusals[refusal] };
  return { file, titles: storedThings.filter(({ key }) => key in things).map(({ title }) => title) };
}
