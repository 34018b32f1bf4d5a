import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { retried, useLive } from "#web/lib/live.ts";

/** Counts the calls of load(). It returns the count as text, or fails if `failing` is set. */
let loads = 0;
let failing = false;

async function load() {
  loads++;
  if (failing) throw new Error("down");
  return String(loads);
}

const usual = [load] as const;
const neverFresh = [load, { isFresh: () => false, isRenewed: true }] as const;
const alwaysStale = { isFresh: () => false, isRenewed: false };

function Part({ rules = usual }: { rules?: typeof usual | typeof neverFresh | [typeof load, typeof alwaysStale] }) {
  const [by, when] = rules;
  const { data, isPending, isError, isFetching, refetch } = useLive("list", by, when);
  const states = { isPending, isError, isFetching };
  const shown = Object.entries(states).filter(([, is]) => is);
  return (
    <button type="button" onClick={refetch}>
      {[data, ...shown.map(([name]) => name)].join(" ")}
    </button>
  );
}

const texts = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

beforeEach(() => {
  loads = 0;
  failing = false;
});

test("parts with the same key share one load and one answer", async () => {
  render(
    <>
      <Part />
      <Part />
    </>,
  );
  await waitFor(() => expect(texts()).toEqual(["1", "1"]));
  expect(loads).toBe(1);
});

test("the next page shows the stored answer at once, and reloads it after a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const first = render(<Part />);
  await screen.findByText("1");
  first.unmount();

  vi.setSystemTime(Date.now() + 59_000);
  const second = render(<Part />);
  expect(texts()).toEqual(["1"]);
  second.unmount();

  vi.setSystemTime(Date.now() + 1000);
  render(<Part />);
  expect(texts()).toEqual(["1 isFetching"]);
  await screen.findByText("2");
});

describe("stale data", () => {
  test.each([
    ["when the visitor comes back to the tab", () => document.dispatchEvent(new Event("visibilitychange"))],
    ["when the connection comes back", () => window.dispatchEvent(new Event("online"))],
  ])("is loaded again %s", async (_, comeBack) => {
    render(<Part rules={neverFresh} />);
    await screen.findByText("1");
    act(() => void comeBack());
    await screen.findByText("2");
  });

  test("is not loaded again in a hidden tab", async () => {
    render(<Part rules={neverFresh} />);
    await screen.findByText("1");
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(loads).toBe(1);
  });

  test("is not loaded again if the page wants to keep its answer", async () => {
    render(<Part rules={[load, alwaysStale]} />);
    await screen.findByText("1");
    act(() => void window.dispatchEvent(new Event("online")));
    expect(loads).toBe(1);
  });
});

test("a failed load keeps the old answer, and the next page does not show the error", async () => {
  failing = true;
  const first = render(<Part />);
  await screen.findByText("isError");
  failing = false;
  await userEvent.click(screen.getByRole("button"));
  await screen.findByText("2");
  failing = true;
  await userEvent.click(screen.getByRole("button"));
  await screen.findByText("2 isError");
  first.unmount();
  render(<Part />);
  expect(texts()).toEqual(["2"]);
});

describe("a retried load", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    failing = true;
  });

  test("fails after three retries", async () => {
    const result = retried(load)().catch(({ message }) => message);
    await vi.advanceTimersByTimeAsync(9000);
    expect(await result).toBe("down");
    expect(loads).toBe(4);
  });

  test("waits for the connection before a retry, but not before the first try", async () => {
    const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const result = retried(load)();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(loads).toBe(1);
    failing = false;
    connection.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    expect(await result).toBe("2");
  });
});
