import { type Kind, kinds } from "./kinds-of-answers.ts";
import type { Part, Proof } from "./part.ts";
import { ask } from "./requests.ts";
import { startSite } from "./site.ts";

const always: Record<string, string | undefined> = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "set-cookie": undefined,
};

/**
 * Compares every kind of answer of the API with one table. The browser tests check pages and files.
 */
export const headers: Part = async () => {
  const site = await startSite();
  const proofs: Proof[] = [];
  for (const { what, path, expected, method = "GET", body, isOpen } of kinds) {
    const sent = body === undefined ? {} : { body, headers: { "Content-Type": "application/json" } };
    const answer = await ask(site.url + path, { method, ...sent });
    const wanted = { ...always, "access-control-allow-origin": isOpen && "*" };
    const wrong = Object.entries(wanted).filter(([name, value]) => answer.headers[name] !== value);
    const figure = [answer.status, String(answer.headers["cache-control"])];
    proofs.push({
      part: "headers",
      what,
      goal: expected.join(", "),
      figure: [...figure, ...wrong.map(([name]) => `wrong ${name}`)].join(", "),
      holds: figure.join() === expected.join() && wrong.length === 0,
    });
  }
  const { headers: first } = await ask(`${site.url}/api/contests`);
  const again = await ask(`${site.url}/api/contests`, { headers: { "If-None-Match": String(first.etag) } });
  proofs.push({
    part: "headers",
    what: "a list that is held already",
    goal: "304 without a body",
    figure: `${again.status}, ${again.body.length} bytes`,
    holds: again.status === 304 && again.body === "",
  });
  const { paths } = JSON.parse((await ask(`${site.url}/api/openapi.json`)).body);
  const unasked = Object.entries(paths as Record<string, object>).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => !kinds.some((kind) => isOperation(kind, method, path)))
      .map((method) => `${method} ${path}`),
  );
  proofs.push({
    part: "headers",
    what: "operations of the API that no kind asks",
    goal: "none",
    figure: unasked.join(", ") || "none",
    holds: unasked.length === 0,
  });
  await site.stop();
  return proofs;
};

/**
 * Whether a kind of answer belongs to an operation. The operation's path may have a name in braces,
 * such as "/api/flags/{name}".
 */
function isOperation({ method = "GET", path }: Kind, operation: string, template: string): boolean {
  const [asked = ""] = path.split("?");
  const pattern = new RegExp(`^${template.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`);
  return method.toLowerCase() === operation && pattern.test(asked);
}
