import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { lazyCode } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";

type Code = ReturnType<typeof lazyCode<object>>;

/** The code of a menu. It fails to load until `isOnline` is set. */
function unloaded(name: string) {
  const connection = { isOnline: false };
  const code: Code = lazyCode(async () => {
    if (!connection.isOnline) throw new TypeError("Failed to fetch");
    return { default: () => <p>{name} is open</p> };
  });
  return { connection, code };
}

function Opener({ name, code }: { name: string; code: Code }) {
  const [opened, setOpened] = useState(false);
  const closed = (
    <button type="button" onClick={() => setOpened(true)}>
      {name}
    </button>
  );
  if (!opened) return closed;
  return <LazyPart code={code} fallback={closed} onDismiss={() => setOpened(false)} props={{}} />;
}

function page() {
  const sort = unloaded("Sort");
  const add = unloaded("Add");
  render(
    <>
      <Opener name="Sort" code={sort.code} />
      <Opener name="Add" code={add.code} />
      <p>The rest of the page</p>
    </>,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return { connection: sort.connection, user, press };
}

const failure = () => screen.findByRole("alert");
const isGone = () => waitFor(() => expect(screen.queryByRole("alert")).toBeNull());

test("only the last failed part shows the failure message", async () => {
  const { press } = page();
  await press("Sort");
  await failure();
  screen.getByRole("button", { name: "Add" }).click(); // without a pointer event, as by keyboard
  await waitFor(() => {
    const alerts = screen.getAllByRole("alert");
    expect(alerts.map(({ parentElement }) => parentElement?.textContent)).toEqual([expect.stringMatching(/^Add/)]);
  });
});

test("the message closes at a press elsewhere and at Escape, and the part's button tries again", async () => {
  const { connection, user, press } = page();
  await press("Sort");
  await failure();
  await user.click(screen.getByText("The rest of the page"));
  await isGone();
  await press("Sort");
  await failure();
  await user.keyboard("{Escape}");
  await isGone();
  connection.isOnline = true;
  await press("Sort");
  await screen.findByText("Sort is open");
});

test("the message's own button tries again", async () => {
  const { connection, press } = page();
  await press("Sort");
  await failure();
  connection.isOnline = true;
  await press("try again");
  await screen.findByText("Sort is open");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("if the first request after a lost connection fails, the part loads a second later", async () => {
  const { connection, press } = page();
  await press("Sort");
  await failure();
  vi.useFakeTimers();
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(900);
  expect(screen.queryByText("Sort is open")).toBeNull();
  connection.isOnline = true;
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText("Sort is open")).toBeDefined();
});

/** A list with a Save button in each row. All buttons use the same code. */
function rows() {
  const { connection, code } = unloaded("Save");
  const view = render(
    <main id="content" tabIndex={-1}>
      {["One", "Two", "Three"].map((row) => (
        <LazyPart key={row} code={code} props={{}} waiting={<p>Waiting</p>} />
      ))}
    </main>,
  );
  return { connection, code, ...view };
}

test("if several rows need the same code, only the first row shows the failure message", async () => {
  const { connection } = rows();
  expect(screen.getAllByText("Waiting")).toHaveLength(3);
  await failure();
  expect([screen.getAllByRole("alert").length, screen.queryByText("Waiting")]).toEqual([1, null]);
  connection.isOnline = true;
  screen.getByRole("button", { name: "try again" }).click();
  await waitFor(() => expect(screen.getAllByText("Save is open")).toHaveLength(3));
});

test("a part with a fallback, such as plain text for a toast, shows no failure message", async () => {
  const { code } = unloaded("Toast");
  const load = vi.spyOn(code, "load");
  render(<LazyPart code={code} props={{}} fallback={<p>Saved</p>} isReplaced />);
  await load.mock.results[0]?.value.catch(() => {});
  await waitFor(() => expect(code.lacking).toHaveLength(1));
  expect(screen.getByText("Saved")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("if the first row disappears, the next row shows the failure message", async () => {
  const { code, rerender } = rows();
  await failure();
  rerender(
    <main id="content" tabIndex={-1}>
      <LazyPart key="Three" code={code} props={{}} />
    </main>,
  );
  expect(screen.getAllByRole("alert")).toHaveLength(1);
});

test.each([
  [375, 219],
  [320, 164],
])("at %i px, the message under the search icon stays inside the window", async (_, right) => {
  const place = vi.spyOn(HTMLElement.prototype, "getBoundingClientRect");
  place.mockReturnValue(DOMRect.fromRect({ x: right - 256, width: 256 }));
  const { press } = page();
  await press("Sort");
  expect(Number.parseInt((await failure()).style.translate, 10) + right - 256).toBe(8);
  place.mockReturnValue(DOMRect.fromRect({ x: 900, width: 256 }));
  await press("Add");
  await waitFor(async () => expect((await failure()).style.translate).toBe(""));
});

test("after 'try again', the focus moves to the page's content", async () => {
  const { connection } = rows();
  await failure();
  connection.isOnline = true;
  const again = screen.getByRole("button", { name: "try again" });
  again.focus();
  again.click();
  await waitFor(() => expect(document.activeElement?.id).toBe("content"));
});

test("a failed part appears when its code loads, even if another part requested it", async () => {
  const { connection, code } = unloaded("Sort");
  render(<LazyPart code={code} props={{}} />);
  await failure();
  connection.isOnline = true;
  code.prefetch();
  expect(await screen.findByText("Sort is open")).toBeTruthy();
});
