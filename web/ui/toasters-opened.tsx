import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { Toaster, toast } from "sonner";
import { useLocation } from "wouter";
import { useTheme } from "#web/lib/theme.ts";
import { type BasicToast, receiveToasts, type StackedToast, type ToastRequest } from "#web/lib/toast.ts";

const edge = 32;
const phoneEdge = 16;
const gap = 14;

/** Over the header of a page, which is higher than a toast of one line. */
const phoneTop = 6;

/** Below this, a toast is as wide as the screen: Sonner's own limit. */
const isPhone = () => matchMedia("(max-width: 600px)").matches;

export default function OpenedToasters({ first }: { first: ToastRequest[] }) {
  const [basics, setBasics] = useState<(BasicToast & { id: number })[]>([]);
  const basic = basics.at(-1);
  const count = useRef(0);
  const theme = useTheme();
  const shown = useRef(0);

  // Follows the toast door: what was asked for before this file arrived comes first.
  useEffect(() => {
    const show = (request: ToastRequest) => {
      if ("stacked" in request) showStacked(request.stacked);
      else {
        const next = { ...request.basic, id: count.current++ };
        setBasics((earlier) => [...earlier.filter(({ stays }) => stays), next]);
      }
    };
    for (const request of first.slice(shown.current)) show(request);
    shown.current = first.length;
    return receiveToasts(show);
  }, [first]);

  // What would be undone is out of sight on the next page.
  const [pathname] = useLocation();
  const [shownAt, setShownAt] = useState(pathname);
  if (pathname !== shownAt) {
    setShownAt(pathname);
    setBasics((earlier) => earlier.filter(({ action, stays }) => !action || stays));
  }

  // Follows the basic toast: the stacked ones stand above it.
  const [room, setRoom] = useState(0);
  const viewport = useCallback((list: HTMLOListElement) => {
    const observer = new ResizeObserver(() => setRoom(list.offsetHeight > 0 ? list.offsetHeight + gap : 0));
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      {/* The key starts each toast's clock afresh: the earlier one may have left with it paused. */}
      <Toast.Provider key={basic?.id} duration={5000} swipeThreshold={50}>
        {basic && (
          <Toast.Root
            key={basic.id}
            {...(basic.action && { duration: Number.POSITIVE_INFINITY })}
            onOpenChange={() => setBasics((all) => all.filter(({ id }) => id !== basic.id))}
            // A modal that opened after it takes its clicks away: it is out of sight until that closes.
            className={`flex w-full animate-rise items-start gap-3 rounded-card border p-4 shadow-float [&[style*="pointer-events:_none"]]:invisible ${
              basic.destructive ? "border-bad bg-bad-tint text-bad" : "border-line bg-surface text-ink"
            }`}
          >
            <div className="flex-1">
              <Toast.Title className="font-semibold">{basic.title}</Toast.Title>
              {basic.description && <Toast.Description className="mt-1 text-sm">{basic.description}</Toast.Description>}
            </div>
            {basic.action && (
              <Toast.Action
                altText={basic.action.label}
                onClick={basic.action.onAction}
                className="min-h-6 shrink-0 font-semibold text-accent underline underline-offset-3"
              >
                {basic.action.label}
              </Toast.Action>
            )}
            <Toast.Close aria-label="Close" className="rounded-full p-1 hover:bg-sunken">
              <X aria-hidden="true" className="size-4" />
            </Toast.Close>
          </Toast.Root>
        )}
        <Toast.Viewport
          ref={viewport}
          hotkey={["F8"]}
          className="fixed right-4 bottom-4 z-[100] w-[min(356px,calc(100vw-2rem))] outline-none max-sm:[body:has([role=dialog])_&]:top-4 max-sm:[body:has([role=dialog])_&]:bottom-auto sm:right-8 sm:bottom-8 print:hidden"
        />
      </Toast.Provider>
      {/* Its other defaults are the wanted ones: 3 visible, 4000 ms, 356 px wide, swipe 20, Alt+T. */}
      <Toaster
        theme={theme}
        className="print:hidden"
        richColors
        gap={gap}
        offset={{ right: edge, bottom: edge + room }}
        mobileOffset={{ left: phoneEdge, right: phoneEdge, bottom: phoneEdge + room, top: phoneTop }}
      />
    </>
  );
}

/**
 * An error stays for its time. A success gives way to what the visitor does next. On a phone it
 * stands over the header, so that it covers no result.
 */
function showStacked({ kind, text }: StackedToast) {
  const id = toast[kind](text, kind === "success" && isPhone() ? { position: "top-center" } : {});
  if (kind === "error") return;
  const isOver = new AbortController();
  const goOn = () => {
    toast.dismiss(id);
    isOver.abort();
  };
  for (const action of ["pointerdown", "keydown"])
    addEventListener(action, goOn, { capture: true, signal: isOver.signal });
}
