import { site } from "#domain/site.ts";
import type { Env } from "./env.ts";

const userAgent = `zero-to-offer/1.0 (+${site.origin})`;
/** Between two requests to one host. */
const pauseMs = 1000;
const maxBytes = 4 * 1024 * 1024;

type Request = { method?: string; headers?: Record<string, string>; body?: string };

/** What a source may ask for, wherever the answer comes from. */
export type Answers = {
  json(url: string, request?: Request): Promise<unknown>;
  /** The page itself, for parsing; what it says is as untrusted as any other answer. */
  html(url: string, request?: Request): Promise<string>;
};

type Upstream = Answers & {
  /** For libraries that bring requests of their own; whatever the status and type, within the same time and size. */
  fetch: typeof fetch;
};

/** The one door to the outside: an answer in time, of the promised type and at most 4 MB, or an error that says what came instead. */
export function upstream(env: Pick<Env, "UPSTREAM_ORIGIN">, timeoutMs = 8000): Upstream {
  const freeAt = new Map<string, number>();
  return {
    json: async (url, request) => JSON.parse(await ask(url, "application/json", request)),
    html: (url, request) => ask(url, "text/html", request),
    fetch: async (url, request) => {
      const headers = new Headers(request?.headers);
      headers.set("User-Agent", userAgent);
      return exchange(
        String(url),
        { ...request, headers },
        async (response, body) => new Response(await body(), response),
      );
    },
  };

  /** Waits until the host may be asked again; a stand-in may at any time. */
  async function turnAt(host: string) {
    const at = Math.max(Date.now(), freeAt.get(host) ?? 0);
    freeAt.set(host, at + (env.UPSTREAM_ORIGIN ? 0 : pauseMs));
    await new Promise((later) => setTimeout(later, at - Date.now()));
  }

  async function ask(url: string, type: string, { headers, ...request }: Request = {}): Promise<string> {
    await turnAt(new URL(url).host);
    const sent = { ...request, headers: { Accept: type, "User-Agent": userAgent, ...headers } };
    return exchange(url, sent, async (response, body) => {
      const answered = response.headers.get("Content-Type") ?? "no type";
      if (response.ok && answered.startsWith(type)) return body();
      await response.body?.cancel();
      throw new Error(`${new URL(url).host} answered ${response.status} with ${answered}`);
    });
  }

  async function exchange<T>(
    url: string,
    request: RequestInit,
    use: (response: Response, body: () => Promise<string>) => Promise<T>,
  ): Promise<T> {
    const { host } = new URL(url);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const target = env.UPSTREAM_ORIGIN ? url.replace("https:/", env.UPSTREAM_ORIGIN) : url;
      const response = await fetch(target, { ...request, signal }).catch((error) => {
        throw new Error(`${host} cannot be reached: ${error}`);
      });
      return await use(response, () => bodyOf(response, host, signal));
    } catch (error) {
      throw signal.aborted ? new Error(`${host} took longer than ${timeoutMs} ms`) : error;
    }
  }
}

async function bodyOf(response: Response, host: string, signal: AbortSignal): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) throw new Error(`${host} answered with no body`);
  signal.addEventListener("abort", () => {
    reader.cancel().catch(() => {});
  });
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    signal.throwIfAborted();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new Error(`${host} answered with more than ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
