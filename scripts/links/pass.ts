import { classify, needsPage } from "#domain/link-health/classify.ts";
import { type Followed, follow } from "#domain/link-health/follow.ts";
import { isBad } from "#domain/link-health/link-health.ts";
import type { LinkFinding, LinkResult } from "#domain/link-health/link-state.ts";
import { dayMs } from "#domain/time.ts";
import type { Ask } from "./ask.ts";
import { type AskGitHub, repositoryOf } from "./github.ts";
import { type Clock, polite } from "./polite.ts";

export type LinkRow = Pick<LinkResult, "directory" | "id" | "url">;
type Tools = { ask: Ask; clock: Clock; askGitHub?: AskGitHub | undefined };

const notAsked: LinkFinding = { state: null, code: null, movedTo: null };

/**
 * One pass over all rows, host by host. With a token, GitHub repositories are checked through
 * GitHub's API. All other addresses are requested directly.
 */
export async function checkLinks(rows: LinkRow[], { ask, clock, askGitHub }: Tools): Promise<LinkResult[]> {
  const urls = [...new Set(rows.map(({ url }) => url))];
  const repositories = askGitHub ? urls.filter(repositoryOf) : [];
  const findings = new Map<string, LinkFinding & { at: string }>();
  const note = (url: string, finding: LinkFinding) =>
    findings.set(url, { ...finding, at: new Date(clock.now()).toISOString() });
  for (const [url, finding] of (await askGitHub?.(repositories)) ?? []) note(url, finding);
  const request = polite(ask, clock);
  const others = urls.filter((url) => !repositories.includes(url));
  await Promise.all(
    inTurn(others, clock.now()).map(async (hostUrls) => {
      for (const url of hostUrls) note(url, await checkAddress(url, request));
    }),
  );
  const at = new Date(clock.now()).toISOString();
  return rows.map((row) => ({ ...row, ...(findings.get(row.url) ?? { ...notAsked, at }) }));
}

/**
 * The addresses by host. A host gets at most three requests per pass, so the order rotates every
 * week.
 */
function inTurn(urls: string[], now: number): string[][] {
  const week = Math.floor(now / (7 * dayMs));
  return [...Map.groupBy(urls.toSorted(), (url) => new URL(url).host).values()].map((own) => {
    const first = week % own.length;
    return [...own.slice(first), ...own.slice(0, first)];
  });
}

/** Sends a HEAD request. If its answer is not enough, also sends a GET request. */
async function checkAddress(url: string, request: ReturnType<typeof polite>): Promise<LinkFinding> {
  const head = await follow(url, (address) => request("HEAD", address));
  if (!head) return notAsked;
  const found = findingOf(url, head);
  if (!needsPage(url, head.final, head.answer)) return found;
  const page = await follow(head.final, (address) => request("GET", address));
  if (page) return findingOf(url, { ...page, isPermanent: head.isPermanent && page.isPermanent });
  return isBad(found.state) ? notAsked : found;
}

function findingOf(url: string, { final, isPermanent, answer }: Followed): LinkFinding {
  const state = classify(url, final, isPermanent, answer);
  const movedTo = state === "moved" && final.length <= 500 ? final : null;
  return { state, code: "status" in answer ? answer.status : null, movedTo };
}
