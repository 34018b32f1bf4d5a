import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";

/** The built site. BENCH_SITE names another build, to compare two builds. */
const out = process.env.BENCH_SITE ?? "dist/client";
const types: Record<string, string> = {
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  pdf: "application/pdf",
  woff2: "font/woff2",
  svg: "image/svg+xml",
};
/** Files that are already compressed. */
const packed = /\.(woff2|pdf)$/;

/** A slow connection: the delay before each answer, and the speed that all answers share. */
export type Network = { latencyMs: number; bytesPerSecond: number };

/** The slow 4G of Lighthouse: 150 ms and 1.6 Mbit/s. */
export const slow4G: Network = { latencyMs: 150, bytesPerSecond: 204_800 };

type Options = {
  network?: Network;
  /** Replaces the content of the file at a path. Undefined leaves the file unchanged. */
  replace?: (path: string) => string | undefined;
  /** Called when the last byte of a file has been sent. */
  onSent?: (path: string) => void;
};

/**
 * Each file is compressed only once, because the best brotli takes seconds for the resume reader.
 */
const compressed = new Map<string, Buffer>();

/** Serves the built site on a free port, compressed with brotli, without its API. */
export async function serveBuiltSite({ network, replace, onSent }: Options = {}) {
  const replaced = new Map<string, Buffer>();
  const bodyOf = (path: string) => {
    const known = replaced.get(path) ?? compressed.get(path);
    if (known) return known;
    const other = replace?.(path);
    const source = other ?? readFileSync(out + path);
    const quality = other === undefined ? 11 : 4;
    const body = packed.test(path) ? Buffer.from(source) : brotliCompressSync(source, { params: { 1: quality } });
    (other === undefined ? compressed : replaced).set(path, body);
    return body;
  };

  let lineIsFreeAt = 0;
  /** Sends a body at the connection's speed. Answers take turns, with 4 kB per turn. */
  const send = async (response: ServerResponse, body: Buffer, { latencyMs, bytesPerSecond }: Network) => {
    await wait(latencyMs);
    for (let from = 0; from < body.length; from += 4096) {
      const part = body.subarray(from, from + 4096);
      lineIsFreeAt = Math.max(lineIsFreeAt, performance.now()) + (1000 * part.length) / bytesPerSecond;
      await wait(Math.max(0, lineIsFreeAt - performance.now()));
      response.write(part);
    }
  };

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://bench");
    const path = pathname === "/" ? "/index.html" : /\.\w+$/.test(pathname) ? pathname : `${pathname}.html`;
    try {
      const body = bodyOf(path);
      const type = types[path.split(".").at(-1) ?? ""] ?? "text/html; charset=utf-8";
      response.writeHead(200, { "Content-Type": type, ...(!packed.test(path) && { "Content-Encoding": "br" }) });
      if (network) await send(response, body, network);
      response.end(network ? undefined : body);
      onSent?.(path);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
