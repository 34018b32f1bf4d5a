import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { reloadOnceReachable } from "#web/lib/reload-when-reachable.ts";

const ours = { headers: { "Content-Security-Policy": "default-src 'none'" } };
const minutes = 60_000;

let reload: MockInstance;
let answer: () => Response;
let requests: number;
let stop: () => void;

function waitForServer() {
  requests = 0;
  vi.stubGlobal("fetch", async () => {
    requests++;
    return answer();
  });
  stop = reloadOnceReachable();
}

function hide(isHidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  reload = vi.spyOn(location, "reload").mockImplementation(() => {});
});

afterEach(() => stop());

test.each<[string, () => Response]>([
  ["a server that fails", () => new Response(null, { status: 500 })],
  ["a network's sign-in page", () => new Response(null)],
  ["no connection", () => Response.error()],
])("after %s, the page reloads by itself once the server works again", async (_, failure) => {
  answer = failure;
  waitForServer();
  await vi.advanceTimersByTimeAsync(minutes);
  expect(reload).not.toHaveBeenCalled();
  answer = () => new Response(null, ours);
  await vi.advanceTimersByTimeAsync(minutes);
  expect(reload).toHaveBeenCalled();
});

test("the pauses between requests double up to 30 seconds: about 20 requests in ten minutes", async () => {
  answer = () => new Response(null, { status: 500 });
  waitForServer();
  await vi.advanceTimersByTimeAsync(10 * minutes);
  expect(requests).toBeGreaterThan(12);
  expect(requests).toBeLessThan(30);
});

test("a hidden tab sends no requests, and sends one as soon as the visitor returns to it", async () => {
  answer = () => new Response(null, ours);
  waitForServer();
  hide(true);
  await vi.advanceTimersByTimeAsync(10 * minutes);
  expect(requests).toBe(0);
  hide(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
});

test("the page does not reload after the visitor has left it", async () => {
  answer = () => new Response(null, ours);
  waitForServer();
  stop();
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(10 * minutes);
  expect(requests).toBe(0);
  expect(reload).not.toHaveBeenCalled();
});
