import { ChevronDown, Menu } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "wouter";
import { screens } from "#domain/screens.ts";
import { openedCode, usePrefetch } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { Logo } from "./logo.tsx";
import { NavLink, navLink } from "./nav-link.tsx";
import { PaletteButton } from "./palette-button.tsx";
import { ThemeMenu } from "./theme-menu.tsx";

const toolsMenu = openedCode(() => import("./tools-menu-opened.tsx"));
const sideSheet = openedCode(() => import("./side-sheet-opened.tsx"));

/** The logo, menu, search and theme. In a low window the header scrolls away with the page. */
export function Header() {
  return (
    <header className="sticky top-0 z-40 low:relative border-b border-line bg-page/90 backdrop-blur-md print:hidden">
      <a
        href="#content"
        className="absolute top-2 left-4 z-50 -translate-y-20 rounded-full border border-transparent bg-accent px-4 py-2 font-semibold text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-2 px-4 sm:px-6">
        <Link to={screens.home.path} className="inline-flex min-h-11 items-center rounded-lg">
          <Logo />
        </Link>
        <div className="flex shrink-0 items-center sm:gap-1">
          <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
            <NavLink to={screens.home.path} className={navLink}>
              Home
            </NavLink>
            <ToolsButton />
            <NavLink to={screens.about.path} className={navLink}>
              About
            </NavLink>
            <NavLink to={screens.contact.path} className={navLink}>
              Contact
            </NavLink>
          </nav>
          <PaletteButton />
          <ThemeMenu />
          <SideSheetButton />
        </div>
      </div>
    </header>
  );
}

function ToolsButton() {
  const [opened, setOpened] = useState(false);
  usePrefetch(toolsMenu);
  const closed = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded="false"
      className={navLink}
      onPointerEnter={toolsMenu.prefetch}
      onFocus={toolsMenu.prefetch}
      onClick={() => setOpened(true)}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault(); // or else the page would scroll
        setOpened(true);
      }}
    >
      <ToolsLabel />
    </button>
  );
  if (!opened) return closed;
  return (
    <LazyPart
      code={toolsMenu}
      fallback={closed}
      onDismiss={() => setOpened(false)}
      props={{ trigger: <ToolsLabel /> }}
    />
  );
}

function ToolsLabel() {
  return (
    <>
      Tools
      <ChevronDown aria-hidden="true" className="size-4" />
    </>
  );
}

function SideSheetButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  usePrefetch(sideSheet);
  const dismiss = () => {
    setWanted(false);
    setOpen(false);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="grid size-11 place-items-center rounded-full hover:bg-sunken md:hidden"
        onPointerEnter={sideSheet.prefetch}
        onFocus={sideSheet.prefetch}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      {wanted && (
        <span className="relative">
          <LazyPart code={sideSheet} onDismiss={dismiss} props={{ open, onOpenChange: setOpen, opener: button }} />
        </span>
      )}
    </>
  );
}
