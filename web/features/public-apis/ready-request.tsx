import requests from "#content/public-api-requests.json";
import { requestCode, requestLanguages } from "#domain/directory/api-requests.ts";
import type { Row } from "#domain/directory/directory.ts";
import { notify } from "#web/lib/toast.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";

const requestOf = new Map(requests.map((request) => [request.id, request]));

/** A first request to paste, for the APIs of which we know one. */
export function readyRequest({ id, name }: Row) {
  const request = requestOf.get(id);
  return (
    request &&
    requestLanguages.map((language) => (
      <CopyButton
        key={language}
        label={language}
        aria-label={`Copy a request to ${name} as ${language}`}
        text={requestCode(language, request)}
        onFailed={() => notify.error("Please open the documentation and copy it there")}
      />
    ))
  );
}
