import { z } from "zod";
import type { LinkFinding } from "#domain/link-health/link-state.ts";

/**
 * Asks GitHub about repositories. Returns the findings by address. Addresses without an answer are
 * missing.
 */
export type AskGitHub = (urls: string[]) => Promise<Map<string, LinkFinding>>;

const perQuery = 100;

/**
 * If the activity has an unexpected shape, it is unknown, but the rest of the answer still counts.
 */
const repositorySchema = z.object({
  nameWithOwner: z.string(),
  isArchived: z.boolean().catch(false),
  pushedAt: z.iso.datetime().nullable().catch(null),
});

const answerSchema = z.object({
  data: z.record(z.string(), repositorySchema.nullable()).nullish(),
  errors: z
    .array(z.object({ type: z.string().optional(), path: z.array(z.union([z.string(), z.number()])).optional() }))
    .default([]),
});

/** The owner and name, if the address is the main page of a repository. */
export function repositoryOf(url: string): { owner: string; name: string } | undefined {
  const [, owner, name] = /^https:\/\/github\.com\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(url) ?? [];
  return owner && name ? { owner, name } : undefined;
}

/**
 * Makes a function that asks GitHub's GraphQL API about a hundred repositories per query. The
 * repositories of a failed query are left out.
 */
export function createAskGitHub(token: string, userAgent: string, api = "https://api.github.com/graphql"): AskGitHub {
  return async (urls) => {
    const findings = new Map<string, LinkFinding>();
    for (let at = 0; at < urls.length; at += perQuery) {
      const some = urls.slice(at, at + perQuery);
      try {
        const answer = answerSchema.parse(await query(api, token, userAgent, some));
        for (const [index, url] of some.entries()) {
          const finding = findingOf(url, `r${index}`, answer);
          if (finding) findings.set(url, finding);
        }
      } catch (error) {
        console.warn(`GitHub: ${error}`);
      }
    }
    return findings;
  };
}

async function query(api: string, token: string, userAgent: string, urls: string[]): Promise<unknown> {
  const fields = urls.map((url, index) => {
    const { owner = "", name = "" } = repositoryOf(url) ?? {};
    const repository = `repository(owner: ${JSON.stringify(owner)}, name: ${JSON.stringify(name)})`;
    return `r${index}: ${repository} { nameWithOwner isArchived pushedAt }`;
  });
  const response = await fetch(api, {
    method: "POST",
    headers: { Authorization: `bearer ${token}`, "User-Agent": userAgent, "Content-Type": "application/json" },
    body: JSON.stringify({ query: `{ ${fields.join(" ")} }` }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`${response.status} ${(await response.text()).slice(0, 200)}`);
  return response.json();
}

/** The finding for a repository: "gone" if it was not found, "moved" if it has another name. */
function findingOf(
  url: string,
  alias: string,
  { data, errors }: z.infer<typeof answerSchema>,
): LinkFinding | undefined {
  const repository = data?.[alias];
  const fault = errors.find(({ path }) => path?.[0] === alias);
  if (fault?.type === "NOT_FOUND") return { state: "gone", code: 404, movedTo: null };
  if (fault && data) return { state: "refuses-robots", code: null, movedTo: null };
  if (!repository) return undefined;
  const { owner, name } = repositoryOf(url) ?? {};
  const isSame = repository.nameWithOwner.toLowerCase() === `${owner}/${name}`.toLowerCase();
  const movedTo = isSame ? null : `https://github.com/${repository.nameWithOwner}`;
  const activity = repository.isArchived ? "archived" : (repository.pushedAt?.slice(0, 10) ?? null);
  return { state: isSame ? "ok" : "moved", code: 200, movedTo, activity };
}
