import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The name of a built file with a hash, as pages and scripts contain it. */
const fileName = /[\w.-]+-[\w-]{8}\.(?:js|css|wasm|pdf|woff2)/g;

/**
 * Serves the build behind `origin` on one port, as build A, B, C or D. B is A with another build id
 * and another hash in every file name, like a deploy that changed every file and kept no old file.
 * C and D are like B, with other build ids.
 */
export async function twoBuilds(origin: string) {
  const files = new Set(readdirSync("dist/client/assets").filter((name) => name.match(fileName)?.[0] === name));
  const toB = (name: string) => (files.has(name) ? withOtherHash(name) : name);
  const buildId = /data-build="([^"]+)"/.exec(readFileSync("dist/client/index.html", "utf8"))?.[1] ?? "";
  const replaced = new Map<string, string>();
  let build: "A" | "B" | "C" | "D" = "A";

  /** The address of a file in build A. A file exists only while its build is served. */
  function addressOf(url: string): string {
    const name = /^\/assets\/([^/?]+)$/.exec(url)?.[1] ?? "";
    if (files.has(name)) return build === "A" ? url : "/assets/gone.js";
    const inA = withOtherHash(name);
    if (files.has(inA)) return build === "A" ? "/assets/gone.js" : `/assets/${inA}`;
    return url;
  }

  function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { "accept-encoding": _, "if-none-match": __, ...headers } = incoming.headers;
    const script = replaced.get(incoming.url ?? "/");
    if (script !== undefined) {
      outgoing.writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-cache" });
      return outgoing.end(script);
    }
    const target = new URL(addressOf(incoming.url ?? "/"), origin);
    const served = build;
    const passed = request(target, { method: incoming.method ?? "GET", headers }, (response) => {
      const { "content-length": length, etag, ...kept } = response.headers;
      const isText = /html|javascript|css/.test(String(response.headers["content-type"]));
      if (!isText || served === "A") {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        return response.pipe(outgoing);
      }
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        outgoing.writeHead(response.statusCode ?? 502, kept);
        outgoing.end(
          Buffer.concat(chunks)
            .toString()
            .replace(fileName, toB)
            .replaceAll(buildId, `${buildId}-${served.toLowerCase()}`),
        );
      });
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (next: typeof build) => {
      build = next;
    },
    /** Serves this script at a path, whichever build is being served. */
    replace: (path: string, script: string) => replaced.set(path, script),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The name with the upper and lower case of its hash swapped. Swapping twice restores the name. */
function withOtherHash(name: string): string {
  return name.replace(/[\w-]{8}(?=\.\w+$)/, (hash) =>
    [...hash].map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())).join(""),
  );
}
