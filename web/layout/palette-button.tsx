import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { slashKey } from "#domain/storage-keys.ts";
import { useHydrated } from "#web/lib/hydrated.ts";
import { readStored } from "#web/lib/storage.ts";
import { openedCode, usePrefetch } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { collectKeys, takeKeys } from "./early-keys.ts";

const palette = openedCode(() => import("./palette-opened.tsx"));

/** Opens the command palette, as Ctrl+K and ⌘K do. */
export function PaletteButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  usePrefetch(palette);
  const dismiss = () => {
    setWanted(false);
    setOpen(false);
  };

  // Follows the keyboard: "/" focuses the search field of the page. If the page has none, "/" opens
  // the palette, as Ctrl+K does.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.ctrlKey || event.metaKey;
      const isAsked = isShortcut ? !event.shiftKey && event.key.toLowerCase() === "k" : isSlash(event);
      if (!isAsked || event.altKey) return;
      event.preventDefault();
      const search = isShortcut ? null : document.querySelector<HTMLElement>("main [type=search]");
      search?.focus();
      if (search) return;
      collectKeys();
      setWanted(true);
      setOpen((before) => !before);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  // If the palette closes before it has loaded, the keys typed for it are discarded.
  useEffect(() => {
    if (!open) takeKeys();
  }, [open]);

  return (
    <span className="relative inline-flex">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        className="inline-flex size-11 items-center justify-center gap-2 rounded-full text-[0.9375rem] text-muted hover:bg-sunken hover:text-ink lg:w-auto lg:border lg:border-edge lg:bg-surface lg:pr-2 lg:pl-3.5"
        onPointerEnter={palette.prefetch}
        onFocus={palette.prefetch}
        onClick={() => {
          collectKeys();
          setWanted(true);
          setOpen(true);
        }}
      >
        <Search aria-hidden="true" className="size-5 lg:size-4.5" />
        <span className="sr-only lg:not-sr-only">
          Search<span className="sr-only"> the site</span>
        </span>
        <Shortcut />
      </button>
      {wanted && (
        <span className="absolute right-0 bottom-0">
          <LazyPart code={palette} onDismiss={dismiss} props={{ open, onOpenChange: setOpen }} />
        </span>
      )}
    </span>
  );
}

/**
 * Whether "/" was pressed outside of fields and dialogs. The visitor can turn this shortcut off.
 */
function isSlash({ key, target }: KeyboardEvent): boolean {
  if (key !== "/" || readStored(slashKey) !== null) return false;
  return !(target as Element).closest?.("input,textarea,select,[role=dialog]"); // a document has no closest()
}

function Shortcut() {
  const isApple = useHydrated() && /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <span
      aria-hidden="true"
      className="hidden min-w-14 rounded-full bg-sunken px-2.5 py-0.5 text-center font-sans text-[0.8125rem] lg:inline"
    >
      {isApple ? "⌘ K" : "Ctrl K"}
    </span>
  );
}
