/** A basic toast has a title and an optional description. One is shown at a time. */
export type BasicToast = {
  title: string;
  description?: string;
  destructive?: boolean;
  /**
   * A button such as "Undo". A toast with a button stays until it is closed or the visitor leaves
   * the page. If another toast replaces it, it returns after that toast. `changed` finds what the
   * action changed: if the keyboard's focus was on the toast, it moves there.
   */
  action?: { label: string; onAction: () => void; changed?: () => HTMLElement | null };
  /** The ids of what was changed. A later toast about one of them removes this toast. */
  about?: string[];
  /** A link under the text. */
  link?: { label: string; to: string };
  /** Stays on the next pages too. */
  stays?: true;
};

/** A stacked toast has one line. Up to three are shown at once. */
export type StackedToast = { kind: "success" | "error"; text: string };

export type ToastRequest = { basic: BasicToast } | { stacked: StackedToast };

type Receiver = (request: ToastRequest) => void;

const waiting: ToastRequest[] = [];
let receiver: Receiver | undefined;

/** Shows a basic toast: for five seconds, or longer if it has an action. A new one replaces it. */
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

/**
 * Registers the component that shows toasts. It also gets earlier toasts. Returns a function that
 * unregisters it.
 */
export function receiveToasts(next: Receiver): () => void {
  receiver = next;
  for (const request of waiting.splice(0)) next(request);
  return () => {
    if (receiver === next) receiver = undefined;
  };
}

type Accessor<T> = { get: () => T; set: (value: T) => void };

/**
 * Replaces one of the visitor's values, and shows a toast with Undo. The undo can also be undone.
 * `changed` finds where the value is shown.
 */
export function replaceWithUndo<T>(
  value: Accessor<T>,
  next: T,
  title: string,
  changed?: () => HTMLElement | null,
): void {
  const before = value.get();
  value.set(next);
  const onAction = () => replaceWithUndo(value, before, "Brought back", changed);
  showToast({ title, action: { label: "Undo", onAction, ...(changed && { changed }) } });
}
