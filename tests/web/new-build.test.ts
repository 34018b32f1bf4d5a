import { beforeEach, expect, test, vi } from "vitest";
import { reloadForNewBuild } from "#web/lib/new-build.ts";

const reload = vi.spyOn(location, "reload").mockImplementation(() => {});

function answerWith(html: string, status = 200) {
  vi.stubGlobal("fetch", async () => new Response(html, { status, headers: { "Content-Type": "text/html" } }));
}

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.dataset.build = "this";
  reload.mockClear();
});

test("after a deployment, a page with a missing chunk reloads itself, at most once a minute", async () => {
  answerWith('<!doctype html><html data-build="next" lang="en"><title>Zero to Offer</title>');
  expect(await reloadForNewBuild()).toBe(true);
  expect(await reloadForNewBuild()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test("if only the connection failed, the page does not reload, and a chosen file stays", async () => {
  answerWith('<!doctype html><html data-build="this" lang="en"><title>Zero to Offer</title>');
  expect(await reloadForNewBuild()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("behind a network's sign-in page, the page does not reload, and a chosen file stays", async () => {
  answerWith("<!doctype html><html><title>Sign in</title>");
  expect(await reloadForNewBuild()).toBe(false);
  answerWith("", 503);
  expect(await reloadForNewBuild()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
