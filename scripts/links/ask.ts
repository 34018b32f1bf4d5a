import { type LookupAddress, lookup } from "node:dns";
import { request as http } from "node:http";
import { request as https } from "node:https";
import { BlockList, type LookupFunction } from "node:net";
import { type Failure, type LinkAnswer, readBytes } from "#domain/link-health/classify.ts";

/** Sends one request, without following redirects. */
export type Ask = (method: "HEAD" | "GET", url: string) => Promise<LinkAnswer>;

/**
 * Makes a request function. It sends a user agent, reads at most 2 kB, and gives up after ten
 * seconds.
 */
export function createAsk(userAgent: string, resolve: LookupFunction = publicLookup, timeoutMs = 10_000): Ask {
  return (method, url) =>
    new Promise((answer) => {
      const give = (error: unknown) => answer({ failure: failureOf(error) });
      const signal = AbortSignal.timeout(timeoutMs);
      const headers = {
        "User-Agent": userAgent,
        Accept: "text/html,*/*;q=0.5",
        "Accept-Encoding": "identity",
        ...(method === "GET" && { Range: `bytes=0-${readBytes - 1}` }),
      };
      const send = url.startsWith("https:") ? https : http;
      const request = send(url, { method, headers, signal, agent: false, lookup: resolve }, (response) => {
        let start = "";
        const done = () => {
          const { location, "retry-after": retryAfter } = response.headers;
          answer({ status: response.statusCode ?? 0, location, retryAfter, start });
          response.destroy();
        };
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          start = (start + part).slice(0, readBytes);
          if (start.length === readBytes) done();
        });
        response.on("end", done);
        response.on("error", give);
      });
      request.on("error", give);
      request.end();
    });
}

const tlsFaults = /CERT|TLS|SSL|UNABLE_TO_|SELF_SIGNED|EPROTO/;

/**
 * The failure behind an error. If a name server does not answer, that is a timeout, because the
 * host may exist.
 */
function failureOf(error: unknown): Failure {
  const { name, code = "" } = error as { name?: string; code?: string };
  if (code === "ENOTFOUND") return "no-host";
  if (name === "AbortError" || name === "TimeoutError" || ["EAI_AGAIN", "ETIMEDOUT", "ABORT_ERR"].includes(code))
    return "timeout";
  return tlsFaults.test(code) ? "broken-tls" : "server-error";
}

const notPublic = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  notPublic.addSubnet(network, prefix);
for (const [network, prefix] of [
  ["::", 127], // unspecified and this machine
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  notPublic.addSubnet(network, prefix, "ipv6");

/** Whether an IP address is public: it is neither in a private network nor on this machine. */
export function isPublicIp({ address, family }: LookupAddress): boolean {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return !notPublic.check(mapped);
  return !notPublic.check(address, family === 6 ? "ipv6" : "ipv4");
}

/** Resolves names like Node does, but refuses names that lead into a private network. */
function publicLookup(...[host, options, callback]: Parameters<LookupFunction>): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const fault = error ?? (addresses.every(isPublicIp) ? null : new Error(`${host} is in a private network`));
    const [first] = addresses ?? [];
    if (fault || !first) callback(fault ?? new Error(`${host} has no address`), "");
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
}
