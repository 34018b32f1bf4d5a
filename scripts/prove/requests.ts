import { Agent, request } from "node:http";
import { quantile } from "../bench/worker.ts";

/** The read requests that must survive a fault. */
export const reads = [
  "/api/contests",
  "/api/hackathons",
  "/api/open-source",
  "/api/status",
  "/api/flags/resume_to_portfolio",
  "/api/health",
];

export type Answer = {
  status: number;
  ms: number;
  body: string;
  headers: Record<string, string | string[] | undefined>;
};

type Asked = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array; agent?: Agent };

/**
 * Sends one request and measures its time. Rejects if the connection fails. If the server is just
 * closing a reused connection, this takes a new connection, as a browser does.
 */
export function ask(url: string, asked: Asked = {}): Promise<Answer> {
  const { method = "GET", headers = {}, body, agent } = asked;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          ms: performance.now() - started,
          body: Buffer.concat(chunks).toString(),
          headers: response.headers,
        }),
      );
    });
    outgoing.on("error", (error) => {
      const isStale = outgoing.reusedSocket && "code" in error && error.code === "ECONNRESET";
      if (isStale) ask(url, asked).then(resolve, reject);
      else reject(error);
    });
    outgoing.end(body);
  });
}

/**
 * Sends requests at a fixed rate for some seconds, whether or not earlier requests were answered.
 */
export async function atRate(
  perSecond: number,
  seconds: number,
  send: (n: number) => Promise<Answer>,
): Promise<Answer[]> {
  const started = performance.now();
  const answers: Promise<Answer>[] = [];
  for (let n = 0; n < perSecond * seconds; n++) {
    const wait = started + (n * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((later) => setTimeout(later, wait));
    answers.push(send(n));
  }
  return Promise.all(answers);
}

export function msAt(answers: Answer[], q: number): number {
  return quantile(
    answers.map(({ ms }) => ms),
    q,
  );
}

/** An agent whose connections stay open, as a browser's connections do. */
export function keepAlive(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 256 });
}

/** The body of a form with one file. */
export function fileForm(bytes: Uint8Array): { headers: Record<string, string>; body: Uint8Array } {
  const boundary = "zero-to-offer";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="resume.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return {
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}`, "Content-Length": String(body.length) },
    body,
  };
}
