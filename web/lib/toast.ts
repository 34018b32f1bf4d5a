/** The basic toast: one at a time, with a title and an optional description. */
export type BasicToast = {
  title: string;
  description?: string;
  destructive?: boolean;
  /** A way back, such as "Undo"; the toast then stays until it is answered or closed, or the next page. */
  action?: { label: string; onAction: () => void };
  /** It stays on the next pages, too, and is there again after one that takes its place. */
  stays?: true;
};

/** The stacked toast: up to three at once, one line each. */
export type StackedToast = { kind: "success" | "error"; text: string };

export type ToastRequest = { basic: BasicToast } | { stacked: StackedToast };

type Receiver = (request: ToastRequest) => void;

const waiting: ToastRequest[] = [];
let receiver: Receiver | undefined;

/** Shows a basic toast, for five seconds unless it has an action. A new one takes its place. */
export function showToast(toast: BasicToast) {
  send({ basic: toast });
}

/** Shows a stacked toast for four seconds. */
export const notify = {
  success: (text: string) => send({ stacked: { kind: "success", text } }),
  error: (text: string) => send({ stacked: { kind: "error", text } }),
};

function send(request: ToastRequest) {
  if (receiver) receiver(request);
  else waiting.push(request);
}

/** Registers the toasters, and hands over earlier toasts. Returns a function that unregisters. */
export function receiveToasts(next: Receiver): () => void {
  receiver = next;
  for (const request of waiting.splice(0)) next(request);
  return () => {
    if (receiver === next) receiver = undefined;
  };
}

type Place<T> = { now: () => T; put: (value: T) => void };

/** Puts something in the place of what the visitor made, and says so. Undo brings that back, and can itself be undone. */
export function exchange<T>(place: Place<T>, next: T, title: string): void {
  const before = place.now();
  place.put(next);
  showToast({ title, action: { label: "Undo", onAction: () => exchange(place, before, "Brought back") } });
}
