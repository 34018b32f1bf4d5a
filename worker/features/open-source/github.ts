import { type IssueLanguage, issueLanguages, issueSearch } from "#domain/open-source/issues.ts";
import type { Answers } from "../../answers.ts";
import { readEach, type Source } from "../../source.ts";
import { type IssueRow, issueRow, sourceOf } from "./github-issue.ts";
import { isRefusal, readPage } from "./github-search.ts";

const pages = 2;

/**
 * One source per language. The sources run one after another. Once GitHub refuses one of them, the
 * others skip this run, because GitHub bans clients that continue.
 */
export function githubSources(): Source<IssueRow>[] {
  let line: Promise<unknown> = Promise.resolve();
  let isRefused = false;

  async function page(ask: Answers, token: string | undefined, search: string, after: string | null) {
    if (isRefused) throw new Error("GitHub has asked us to wait");
    try {
      return await readPage(ask, token, search, after);
    } catch (error) {
      isRefused ||= isRefusal(String(error));
      throw error;
    }
  }

  const readLanguage = async (language: IssueLanguage, ask: Answers, now: Date, token: string | undefined) => {
    const found: unknown[] = [];
    let after: string | null = null;
    for (let n = 0; n < pages; n++) {
      const { nodes, pageInfo } = await page(ask, token, issueSearch(language, now), after);
      found.push(...nodes);
      after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage) break;
    }
    return readEach(found, (item) => issueRow(language, item));
  };

  return issueLanguages.map((language) => ({
    name: sourceOf(language),
    label: `GitHub: ${language}`,
    isOn: ({ GITHUB_TOKEN }) => Boolean(GITHUB_TOKEN),
    read(ask, now, { GITHUB_TOKEN }) {
      const reading = line.then(() => readLanguage(language, ask, now, GITHUB_TOKEN));
      line = reading.catch(() => {});
      return reading;
    },
  }));
}
