import type { ApiAnswer, ApiFailure } from "#domain/directory/api-answers.ts";
import { type ApiRequest, headerOf } from "#domain/directory/api-requests.ts";

/** A limit for a frame that never loads. A loaded frame gives up by itself after ten seconds. */
const timeoutMs = 20_000;

/**
 * Sends a request from a sandboxed frame, web/public/run-request.html, whose policy allows any
 * https address. Returns the answer, or the reason why there is none.
 */
export async function sendRequest({ url, header }: ApiRequest): Promise<ApiAnswer | ApiFailure> {
  if (!navigator.onLine) return "offline";
  const { name, value } = headerOf({ header });
  const headers = name && value && name !== "User-Agent" ? { [name]: value } : {}; // a browser sets its own user agent
  const { port1: ours, port2: theirs } = new MessageChannel();
  const frame = document.createElement("iframe");
  frame.sandbox.add("allow-scripts");
  frame.hidden = true;
  frame.title = "Runs a request";
  frame.src = "/run-request";
  const answer = new Promise<ApiAnswer | ApiFailure>((resolve) => {
    ours.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve("unreachable"), timeoutMs);
  });
  // A sandboxed frame has an opaque origin, so it answers through the port.
  frame.onload = () => frame.contentWindow?.postMessage({ url, headers }, "*", [theirs]);
  document.body.append(frame);
  try {
    return await answer;
  } finally {
    frame.remove();
    ours.close();
  }
}
