import { connect, type Socket } from "node:net";
import { fileForm } from "./requests.ts";

/**
 * The status of an upload whose connection the server has closed. If the server refuses while the
 * client is still sending, its answer may be lost with the connection.
 */
export const closedEarly = 0;

/**
 * Sends most of a file of 1.95 MB and then stops. `sent` resolves at that moment. `status` resolves
 * with the status of the answer.
 */
export function stalledUpload(url: string): { sent: Promise<void>; status: Promise<number> } {
  const { hostname, port } = new URL(url);
  const size = 1_950_000;
  const { headers } = fileForm(new Uint8Array(size));
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`POST /api/resume-to-portfolio HTTP/1.1`, `Host: ${hostname}`, ...lines].join("\r\n");
  const sent = Promise.withResolvers<void>();
  const status = Promise.withResolvers<number>();
  let answer = "";
  const socket: Socket = connect(Number(port), hostname, () => {
    socket.write(`${head}\r\n\r\n`);
    socket.write(new Uint8Array(size - 1000), () => sent.resolve());
  });
  const end = () => {
    sent.resolve();
    status.resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? closedEarly));
    socket.destroy();
  };
  socket.on("data", (chunk) => {
    answer += chunk;
    if (answer.includes("\r\n\r\n")) end();
  });
  socket.on("error", end);
  socket.on("close", end);
  return { sent: sent.promise, status: status.promise };
}
