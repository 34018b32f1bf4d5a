import { readBytes } from "#domain/link-health/classify.ts";
import { site } from "#domain/site.ts";
import { bodyOf, glanceAt } from "./answer-body.ts";
import type { SourceRequest, Upstream } from "./answers.ts";
import type { Env } from "./env.ts";
import { hostTurns, pause, semaphore } from "./turns.ts";

const userAgent = `zero-to-offer/1.0 (+${site.origin})`;
/** The pause between two requests to one host. */
const pauseMs = 1000;
/**
 * Workers allows six connections per invocation. Further requests would wait for a connection while
 * their time limit runs.
 */
const maxConnections = 5;
const retryMs = { min: 2_000, max: 10_000 };

/** A temporary failure: no connection, or a server error. */
class PassingFailure extends Error {}

/**
 * Sends all requests to outside services. Returns an answer that is in time, has the expected type
 * and is at most 4 MB. Otherwise throws an error that says what came instead. After a temporary
 * failure, tries once more some seconds later.
 */
export function upstream(env: Pick<Env, "UPSTREAM_ORIGIN">, timeoutMs = 8000): Upstream {
  const standIn = localOrigin(env.UPSTREAM_ORIGIN);
  const turnAt = hostTurns(standIn ? 0 : pauseMs);
  const places = semaphore(maxConnections);
  return {
    json: async (url, request) => JSON.parse(await askTwice(url, "application/json", request)),
    html: (url, request) => askTwice(url, "text/html", request),
    fetch: async (url, request) => {
      const headers = new Headers(request?.headers);
      headers.set("User-Agent", userAgent);
      return exchange(
        String(url),
        { ...request, headers },
        async (response, body) => new Response(await body(), response),
      );
    },
    glance: async (url) => {
      const headers = { Accept: "text/html", "User-Agent": userAgent, Range: `bytes=0-${readBytes - 1}` };
      try {
        return await exchange(url, { headers, redirect: "manual" }, glanceAt);
      } catch (error) {
        return { failure: error instanceof PassingFailure ? "no-host" : "timeout" };
      }
    },
  };

  async function askTwice(url: string, type: string, request?: SourceRequest): Promise<string> {
    try {
      return await ask(url, type, request);
    } catch (error) {
      if (!(error instanceof PassingFailure)) throw error;
      // Waits for a random time, so that not all refused clients return at once.
      await pause(standIn ? 0 : retryMs.min + Math.random() * (retryMs.max - retryMs.min));
      return ask(url, type, request);
    }
  }

  async function ask(url: string, type: string, { headers, ...request }: SourceRequest = {}): Promise<string> {
    const { host } = new URL(url);
    await turnAt(host);
    const sent = { ...request, headers: { Accept: type, "User-Agent": userAgent, ...headers } };
    return exchange(url, sent, async (response, body) => {
      const answered = response.headers.get("Content-Type") ?? "no type";
      if (response.ok && answered.startsWith(type)) return body();
      await response.body?.cancel();
      const message = `${host} answered ${response.status} with ${answered}`;
      throw response.status >= 500 ? new PassingFailure(message) : new Error(message);
    });
  }

  /** Sends one request. Its time limit starts when a connection is free. */
  async function exchange<T>(
    url: string,
    request: RequestInit,
    use: (response: Response, body: () => Promise<string>) => Promise<T>,
  ): Promise<T> {
    await places.take();
    const { host } = new URL(url);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(standIn ? url.replace("https:/", standIn) : url, { ...request, signal }).catch(
        (error) => {
          throw new PassingFailure(`${host} cannot be reached: ${error}`);
        },
      );
      return await use(response, () => bodyOf(response, host, signal));
    } catch (error) {
      throw signal.aborted ? new Error(`${host} took longer than ${timeoutMs} ms`) : error;
    } finally {
      places.free();
    }
  }
}

/**
 * The origin that replaces outside hosts. It must be on this machine, so that the setting has no
 * effect on a public server.
 */
function localOrigin(origin: string | undefined): string | undefined {
  const hostname = URL.parse(origin ?? "")?.hostname ?? "";
  return ["localhost", "127.0.0.1"].includes(hostname) ? origin : undefined;
}
