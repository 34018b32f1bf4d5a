import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import { Toaster, toast } from "sonner";
import { useTheme } from "#web/lib/theme.ts";
import { type BasicToast, receiveToasts, type ToastRequest } from "#web/lib/toast.ts";

export default function OpenedToasters({ first }: { first: ToastRequest[] }) {
  const [basic, setBasic] = useState<BasicToast & { id: number }>();
  const count = useRef(0);
  const theme = useTheme();
  const shown = useRef(0);

  // Follows the toast door: what was asked for before this file arrived comes first.
  useEffect(() => {
    const show = (request: ToastRequest) => {
      if ("stacked" in request) toast[request.stacked.kind](request.stacked.text);
      else setBasic({ ...request.basic, id: count.current++ });
    };
    for (const request of first.slice(shown.current)) show(request);
    shown.current = first.length;
    return receiveToasts(show);
  }, [first]);

  return (
    <>
      <Toast.Provider duration={5000} swipeThreshold={50}>
        {basic && (
          <Toast.Root
            key={basic.id}
            className={`flex w-full animate-rise items-start gap-3 rounded-card border p-4 shadow-float ${
              basic.destructive ? "border-bad bg-bad-tint text-bad" : "border-line bg-surface text-ink"
            }`}
          >
            <div className="flex-1">
              <Toast.Title className="font-semibold">{basic.title}</Toast.Title>
              {basic.description && <Toast.Description className="mt-1 text-sm">{basic.description}</Toast.Description>}
            </div>
            <Toast.Close aria-label="Close" className="rounded-full p-1 hover:bg-sunken">
              <X aria-hidden="true" className="size-4" />
            </Toast.Close>
          </Toast.Root>
        )}
        {/* The stacked toasts have the right bottom corner; on phones the whole bottom. */}
        <Toast.Viewport
          hotkey={["F8"]}
          className="fixed top-16 left-0 z-[100] m-4 w-[min(24rem,calc(100vw-2rem))] outline-none sm:top-auto sm:bottom-0"
        />
      </Toast.Provider>
      {/* Its defaults are the wanted ones: 3 visible, 4000 ms, 356 px wide, gap 14, offset 32, swipe 20, Alt+T. */}
      <Toaster theme={theme} richColors />
    </>
  );
}
