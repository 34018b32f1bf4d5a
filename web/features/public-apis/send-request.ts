import type { ApiAnswer, ApiFailure } from "#domain/directory/api-answers.ts";
import { type ApiRequest, headerOf } from "#domain/directory/api-requests.ts";

/** The frame gives up after ten seconds; this ends the wait for a frame that was never loaded. */
const longestWait = 20_000;

/**
 * Sends the request from a sandboxed frame of its own, web/public/run-request.html: its policy allows it to reach any https
 * address, which the site's pages may not. It says why when there is no answer to show.
 */
export async function sendRequest({ url, header }: ApiRequest): Promise<ApiAnswer | ApiFailure> {
  const { name, value } = headerOf({ header });
  const headers = name && value && name !== "User-Agent" ? { [name]: value } : {}; // a browser names itself
  const { port1: ours, port2: theirs } = new MessageChannel();
  const frame = document.createElement("iframe");
  frame.sandbox.add("allow-scripts");
  frame.hidden = true;
  frame.title = "Runs a request";
  frame.src = "/run-request";
  const answer = new Promise<ApiAnswer | ApiFailure>((resolve) => {
    ours.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve("unreachable"), longestWait);
  });
  // A sandboxed frame has no origin to name; the port is the only way back.
  frame.onload = () => frame.contentWindow?.postMessage({ url, headers }, "*", [theirs]);
  document.body.append(frame);
  try {
    return await answer;
  } finally {
    frame.remove();
    ours.close();
  }
}
