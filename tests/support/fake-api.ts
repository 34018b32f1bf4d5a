import { vi } from "vitest";

type Answer = { status?: number; body?: unknown };
type Answerer = (request: Request) => Answer | Promise<Answer>;

/**
 * Fakes the worker's answers, by path. Other paths fail like a lost connection. An aborted request
 * fails at once.
 */
export function fakeApi(table: Record<string, Answer | Answerer>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(new URL(String(input instanceof Request ? input.url : input), location.origin), init);
    requests.push(request);
    const entry = table[new URL(request.url).pathname];
    if (!entry) throw new TypeError("Failed to fetch");
    const { status = 200, body = {} } =
      typeof entry === "function" ? await Promise.race([entry(request), givenUp(init?.signal)]) : entry;
    return Response.json(body, { status });
  });
  return requests;
}

function givenUp(signal?: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}
