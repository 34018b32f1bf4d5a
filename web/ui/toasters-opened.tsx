import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { Toaster, toast } from "sonner";
import { Link, useLocation } from "wouter";
import { restoreFocus } from "#web/lib/focus.ts";
import { useTheme } from "#web/lib/theme.ts";
import { type BasicToast, receiveToasts, type StackedToast, type ToastRequest } from "#web/lib/toast.ts";
import { ignoreRepeats, makeRoom } from "./toast-room.ts";

const edge = 32;
const phoneEdge = 16;
const gap = 14;

/** Places a one-line toast over the header. */
const phoneTop = 6;

/** Sonner's breakpoint: on narrower screens, a toast is as wide as the screen. */
const isPhone = () => matchMedia("(max-width: 600px)").matches;

/**
 * Screen readers read the parts of a toast as one text. This adds a full stop where a part has no
 * punctuation.
 */
const pauseAfter = (text: string) => <span className="sr-only">{/[.!?…]$/.test(text) ? " " : ". "}</span>;

/**
 * The number of changes that can be undone one after another. An earlier toast returns when the
 * later toast closes.
 */
const maxUndone = 3;

/**
 * Shows basic and stacked toasts. `first` has the toasts that were requested before this code was
 * loaded.
 */
export default function OpenedToasters({ first }: { first: ToastRequest[] }) {
  const [basics, setBasics] = useState<(BasicToast & { id: number })[]>([]);
  const [before, basic] = [basics.at(-2), basics.at(-1)];
  const count = useRef(0);
  const theme = useTheme();
  const shown = useRef(0);

  // Receives toasts. Toasts that were requested before this code was loaded come first.
  useEffect(() => {
    const show = (request: ToastRequest) => {
      if ("stacked" in request) showStacked(request.stacked);
      else {
        const next = { ...request.basic, id: count.current++ };
        setBasics((all) => {
          const earlier = all.filter(({ about }) => !about?.some((id) => next.about?.includes(id)));
          return [
            ...earlier.filter(({ stays }) => stays),
            ...earlier.filter(({ action, stays }) => action && !stays).slice(1 - maxUndone),
            next,
          ];
        });
      }
    };
    for (const request of first.slice(shown.current)) show(request);
    shown.current = first.length;
    return receiveToasts(show);
  }, [first]);

  // On the next page, removes toasts with an action: what Undo would change is no longer visible.
  const [pathname] = useLocation();
  const [shownAt, setShownAt] = useState(pathname);
  if (pathname !== shownAt) {
    setShownAt(pathname);
    setBasics((earlier) => earlier.filter(({ action, stays }) => !action || stays));
  }

  // Follows the height of the basic toast: stacked toasts are placed above it, and the page makes
  // room. When the toast closes, the keyboard's focus moves to what the action changed, or else to
  // where it was before the toast. It never moves to another toast: pressing Enter twice would undo
  // twice.
  const [room, setRoom] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const viewport = useCallback((shown: HTMLOListElement) => {
    list.current = shown;
    const observer = new ResizeObserver(() => {
      setRoom(shown.offsetHeight > 0 ? shown.offsetHeight + gap : 0);
      makeRoom(shown, shown.offsetHeight);
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);

  const close = (ids: number[], changed?: () => HTMLElement | null) => {
    if (list.current?.contains(document.activeElement)) restoreFocus(() => changed?.() ?? cameFrom.current);
    setBasics((all) => all.filter(({ id }) => !ids.includes(id)));
  };

  const actionOf = (toast: BasicToast, ids: number[]) => (
    <Toast.Action
      altText={toast.action?.label ?? ""}
      onClick={({ detail }) => {
        if (detail === 0) ignoreRepeats(); // pressed by a key
        close(ids, toast.action?.changed);
        toast.action?.onAction();
      }}
      className="min-h-6 shrink-0 font-semibold text-accent underline underline-offset-3"
    >
      {toast.action?.label}
    </Toast.Action>
  );

  return (
    <>
      {/* The key restarts the timer for each toast, since an earlier toast may have paused it. */}
      <Toast.Provider key={basic?.id} duration={5000} swipeThreshold={50}>
        {basic && (
          <Toast.Root
            key={basic.id}
            open // so that Radix calls onOpenChange at once, while the toast has the focus
            {...(basic.action && { duration: Number.POSITIVE_INFINITY })}
            onOpenChange={() => close([basic.id])}
            // Invisible while a modal disables its clicks.
            className={`${basic.action && !basic.stays ? "undo-toast" : ""} toast flex w-full animate-rise items-start gap-3 rounded-card border p-4 shadow-float [&[style*="pointer-events:_none"]]:invisible ${
              basic.destructive ? "border-bad bg-bad-tint text-bad" : "border-line bg-surface text-ink"
            }`}
          >
            <div className="toast-text min-w-0 flex-1 wrap-anywhere">
              <Toast.Title className="font-semibold">{basic.title}</Toast.Title>
              {basic.description && (
                <>
                  {pauseAfter(basic.title)}
                  <Toast.Description className="mt-1 text-sm">{basic.description}</Toast.Description>
                </>
              )}
              {basic.link && (
                <>
                  {pauseAfter(basic.description ?? basic.title)}
                  <Link
                    to={basic.link.to}
                    className="mt-1 inline-block text-sm text-accent underline underline-offset-3"
                  >
                    {basic.link.label}
                  </Link>
                </>
              )}
              {before && !before.stays && (
                <>
                  {pauseAfter(basic.link?.label ?? basic.description ?? basic.title)}
                  <p className="mt-1 low:hidden text-sm">
                    <span className="opacity-80">Before that: {textBefore(before, basic)}</span>
                    {!basic.action && (
                      <>
                        {pauseAfter(textBefore(before, basic))} {actionOf(before, [before.id, basic.id])}
                      </>
                    )}
                  </p>
                </>
              )}
            </div>
            {basic.action && (
              <>
                {pauseAfter(lastOf(basic, before))}
                {actionOf(basic, [basic.id])}
                {pauseAfter(basic.action.label)}
                <kbd title="Press F8 to come here" className="mt-0.5 hidden text-xs opacity-70 sm:pointer-fine:inline">
                  F8
                </kbd>
              </>
            )}
            <Toast.Close
              aria-label="Close"
              onClick={({ detail }) => detail === 0 && ignoreRepeats()}
              className="shrink-0 rounded-full p-1 hover:bg-sunken"
            >
              <X aria-hidden="true" className="size-4" />
            </Toast.Close>
          </Toast.Root>
        )}
        <Toast.Viewport
          ref={viewport}
          onFocus={({ target, relatedTarget }) => {
            if (relatedTarget instanceof HTMLElement && !list.current?.contains(relatedTarget))
              cameFrom.current = relatedTarget;
            if (target !== list.current) return;
            if (basic) focusFirst(target);
            else if (relatedTarget instanceof HTMLElement) relatedTarget.focus({ preventScroll: true });
          }}
          hotkey={["F8"]}
          // On a phone the toast covers the top of a dialog, because the dialog's buttons are at
          // its bottom. A dialog can ask for the opposite.
          className="fixed right-4 bottom-4 z-[100] w-[min(356px,calc(100vw-2rem))] outline-none [body[data-dragging]_&]:invisible max-sm:[body:has([role=dialog]:not([data-toasts=bottom]))_&]:top-4 max-sm:[body:has([role=dialog]:not([data-toasts=bottom]))_&]:bottom-auto sm:right-8 sm:bottom-8 print:hidden"
        />
      </Toast.Provider>
      {/* Relies on Sonner's defaults: 3 visible toasts, 4000 ms, 356 px wide, Alt+T. */}
      <Toaster
        theme={theme}
        className="[body[data-dragging]_&]:invisible print:hidden"
        richColors
        gap={gap}
        offset={{ right: edge, bottom: edge + room }}
        mobileOffset={{ left: phoneEdge, right: phoneEdge, bottom: phoneEdge + room, top: phoneTop }}
      />
    </>
  );
}

/**
 * What the previous toast was about. If both toasts have the same title, the description tells them
 * apart.
 */
const textBefore = (before: BasicToast, { title }: BasicToast) =>
  (before.title === title && before.description) || before.title;

/** The last text of a toast before its action. */
const lastOf = (toast: BasicToast, before: BasicToast | undefined) =>
  before && !before.stays ? textBefore(before, toast) : (toast.link?.label ?? toast.description ?? toast.title);

/**
 * Focuses Undo if the toast has it, or else Close. The list contains the toast only some frames
 * after the toast appears.
 */
function focusFirst(list: HTMLElement, frames = 10) {
  list.querySelector("button")?.focus();
  if (frames > 1 && document.activeElement === list) requestAnimationFrame(() => focusFirst(list, frames - 1));
}

/** The errors on the screen. The next success removes them. */
const errors = new Set<string | number>();

/**
 * Shows a stacked toast. A success disappears at the next press or key, but an error stays. On a
 * phone, a success is shown over the header, so that it does not cover results.
 */
function showStacked({ kind, text }: StackedToast) {
  if (kind === "success") for (const error of errors) toast.dismiss(error);
  const id = toast[kind](text, kind === "success" && isPhone() ? { position: "top-center" } : {});
  if (kind === "error") {
    errors.add(id);
    return;
  }
  errors.clear();
  const isOver = new AbortController();
  const dismiss = () => {
    toast.dismiss(id);
    isOver.abort();
  };
  for (const action of ["pointerdown", "keydown"])
    addEventListener(action, dismiss, { capture: true, signal: isOver.signal });
}
