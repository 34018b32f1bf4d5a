import { lazy, Suspense, useRef, useState } from "react";
import { type ApiRequest, requestCode, runsInPage } from "#domain/directory/api-requests.ts";
import type { DirectoryRow } from "#domain/directory/directory.ts";
import { restoreFocus } from "#web/lib/focus.ts";
import { notify } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyRequest } from "./copy-request.tsx";

const RunPanel = lazy(() => import("./run-panel.tsx").then(({ RunPanel }) => ({ default: RunPanel })));

/** The request of an API. One file contains all requests, and is fetched on first use. */
async function requestOf(id: string): Promise<ApiRequest> {
  const { default: requests } = await import("#content/public-api-requests.json");
  const request = requests.find((known) => known.id === id);
  if (!request) throw new Error(`${id} has no request`);
  return request;
}

/** If the API has a request: buttons to copy it, and to run it if browsers may send it. */
export function readyRequest(row: DirectoryRow) {
  return row.request === true && <ReadyRequest row={row} />;
}

function ReadyRequest({ row }: { row: DirectoryRow }) {
  const { id, name } = row;
  const [running, setRunning] = useState<ApiRequest>();
  const button = useRef<HTMLButtonElement>(null);
  const reach = () => {
    requestOf(id).catch(() => {});
  };
  const run = () => requestOf(id).then(setRunning, () => notify.error("Please check your connection and try again"));
  return (
    <>
      <CopyRequest
        name={name}
        textOf={async (language) => requestCode(language, await requestOf(id))}
        onReach={reach}
      />
      {runsInPage(row) && !running && (
        <Button
          ref={button}
          variant="secondary"
          size="small"
          onPointerEnter={reach}
          onFocus={reach}
          aria-label={`Run a request to ${name}`}
          onClick={run}
        >
          Run
        </Button>
      )}
      {running && (
        <Suspense>
          <RunPanel
            name={name}
            request={running}
            onAgain={() => setRunning({ ...running })}
            onClose={() => {
              setRunning(undefined);
              restoreFocus(() => button.current);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
