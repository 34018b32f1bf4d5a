import { expect, test, vi } from "vitest";
import { bestKnown, pageSize } from "#domain/directory/directory.ts";
import { queryFromParams } from "#domain/directory/query.ts";
import { takeAnswer } from "#web/ui/directory/ask-directory.ts";
import type { Directory } from "#web/ui/directory/definition.ts";
import { hangingNetwork } from "../support/hanging-network.ts";

vi.mock("#web/lib/directory/ask.ts", () => ({ ask: () => new Promise<never>(() => {}) }));

test("a request for a directory's rows stops after 15 seconds without an answer", async () => {
  const { pass } = hangingNetwork();
  const failed = vi.fn();
  const query = queryFromParams(new URLSearchParams("q=weather"), [], [bestKnown]);
  const answer = takeAnswer({ name: "ai-tools", facets: [] } as unknown as Directory, query, 0, pageSize, undefined);
  const ended = answer.catch(failed);
  pass(14);
  await Promise.resolve();
  expect(failed).not.toHaveBeenCalled();
  pass(15);
  await ended;
  expect(failed).toHaveBeenCalledOnce();
});
