import { lazy, Suspense, useState } from "react";
import { type ApiRequest, requestCode, requestLanguages, runsInPage } from "#domain/directory/api-requests.ts";
import type { Row } from "#domain/directory/directory.ts";
import { notify } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";

const RunPanel = lazy(() => import("./run-panel.tsx").then(({ RunPanel }) => ({ default: RunPanel })));

/** All requests are one file, fetched on first use. */
async function requestOf(id: string): Promise<ApiRequest> {
  const { default: requests } = await import("#content/public-api-requests.json");
  const request = requests.find((known) => known.id === id);
  if (!request) throw new Error(`${id} has no request`);
  return request;
}

/** A request to copy, and to run where a web page may, for the APIs that have one. */
export function readyRequest(row: Row) {
  return row.request === true && <ReadyRequest row={row} />;
}

function ReadyRequest({ row }: { row: Row }) {
  const { id, name } = row;
  const [running, setRunning] = useState<ApiRequest>();
  const reach = () => {
    requestOf(id).catch(() => {});
  };
  const reaching = { onPointerEnter: reach, onFocus: reach };
  const run = () => requestOf(id).then(setRunning, () => notify.error("Please check your connection and try again"));
  return (
    <>
      {requestLanguages.map((language) => (
        <CopyButton
          key={language}
          {...reaching}
          label={language}
          aria-label={`Copy a request to ${name} as ${language}`}
          text={async () => requestCode(language, await requestOf(id))}
          onFailed={() => notify.error("Please open the documentation and copy it there")}
        />
      ))}
      {runsInPage(row) && !running && (
        <Button variant="secondary" size="small" {...reaching} aria-label={`Run a request to ${name}`} onClick={run}>
          Run
        </Button>
      )}
      {running && (
        <Suspense>
          <RunPanel
            name={name}
            request={running}
            onAgain={() => setRunning({ ...running })}
            onClose={() => setRunning(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
