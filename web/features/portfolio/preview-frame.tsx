import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { singlePage } from "#domain/portfolio/bundle.ts";
import type { Draft } from "#domain/portfolio/draft.ts";
import { inlineHashes } from "#domain/portfolio/inline-hashes.ts";
import { type SiteData, siteData } from "#domain/portfolio/site-data.ts";
import { site } from "#domain/site.ts";
import { isWebUrl } from "#domain/text/links.ts";
import { goToSection } from "#web/lib/scroll.ts";
import { belowPreviewId } from "./below-preview.tsx";
import { siteFiles } from "./site-files.ts";

export type Device = "desktop" | "mobile";

/** The window of the frame. It has the function that content/portfolio-site/script.js defines. */
type Inside = Window & { showPortfolio(data: SiteData): void };

type Props = {
  draft: Draft;
  device: Device;
  /** The id of the section that is being edited. The frame scrolls to it. */
  section: string | undefined;
  /** Called when the frame has loaded and was painted. */
  onDrawn: () => void;
};

/**
 * Hashes of the site's inline scripts. They are ready before the first frame renders, or soon
 * after.
 */
const computing = inlineHashes(siteFiles);
let hashes: Awaited<typeof computing> | undefined;
computing.then((computed) => {
  hashes = computed;
});

const pageOf = (draft: Draft) => hashes && singlePage(shownHere(draft), siteFiles, site, hashes);

/**
 * The draft without a photo from the web. While its address is being typed, it is a relative
 * address, and the frame would request it from our server.
 */
function shownHere(draft: Draft): Draft {
  const { data } = draft;
  if (data.settings.profileImage.startsWith("data:")) return draft;
  return { ...draft, data: { ...data, settings: { ...data.settings, profileImage: "" } } };
}

/** A frame with bundle A of the first draft. Edits appear in it without a reload. */
export function PreviewFrame({ draft, device, section, onDrawn }: Props) {
  const { design, accent } = draft;
  const [first] = useState(draft);
  const [page, setPage] = useState(() => pageOf(draft));
  const frame = useRef<HTMLIFrameElement>(null);
  const isLoaded = useRef(false);

  // Makes the page later if the hashes are late.
  useLayoutEffect(() => {
    computing.then(() => setPage((made) => made ?? pageOf(first)));
  }, [first]);

  const draw = useCallback(() => {
    if (!isLoaded.current) return; // the load event draws; accessing an empty frame's window is slow
    const inside = windowOf(frame.current);
    if (!inside?.showPortfolio) return;
    const page = inside.document.documentElement;
    page.dataset.design = design;
    if (accent) page.dataset.accent = accent;
    else delete page.dataset.accent;
    inside.showPortfolio(siteData(shownHere(draft)));
  }, [draft, design, accent]);

  // Follows the draft into the frame.
  useLayoutEffect(draw, [draw]);

  // Follows the editor: scrolls the frame. scrollIntoView would scroll this page too.
  useLayoutEffect(() => {
    if (!section) return;
    const inside = windowOf(frame.current);
    const place = inside?.document.getElementById(section);
    if (place) inside?.scrollBy({ top: place.getBoundingClientRect().top - 96 });
  }, [section]);

  // Ctrl+P prints the portfolio alone, since paper would show only a part of the frame.
  const print = useCallback((event: KeyboardEvent) => {
    if (!isPrintKey(event)) return;
    event.preventDefault();
    windowOf(frame.current)?.print();
  }, []);
  useEffect(() => {
    addEventListener("keydown", print);
    return () => removeEventListener("keydown", print);
  }, [print]);

  const loaded = () => {
    isLoaded.current = true;
    const inside = windowOf(frame.current);
    inside?.document.addEventListener("click", leadOut);
    inside?.document.addEventListener("keydown", print);
    if (draft !== first) draw(); // the page itself shows the first draft
    requestAnimationFrame(() => setTimeout(onDrawn));
  };

  return (
    <div className={device === "mobile" ? "grid items-start justify-items-center rounded-card bg-sunken py-8" : ""}>
      <button
        type="button"
        className="sr-only focus:not-sr-only focus:mb-2 focus:px-2 focus:font-semibold focus:text-accent"
        onClick={() => goToSection(belowPreviewId)}
      >
        Skip the preview and its links
      </button>
      <div className={bodies[device]}>
        {page !== undefined && (
          <iframe
            ref={frame}
            title="Preview of your portfolio"
            sandbox="allow-scripts allow-same-origin allow-modals" // for the dialog of print()
            srcDoc={page}
            onLoad={loaded}
            className={frames[device]}
          />
        )}
      </div>
    </div>
  );
}

/** The frame's window. Undefined if the frame shows another site. */
const windowOf = (frame: HTMLIFrameElement | null) => frame?.contentDocument?.defaultView as Inside | null | undefined;

const isPrintKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === "p" && (ctrlKey || metaKey) && !shiftKey && !altKey;

/**
 * Handles clicks on links inside the frame. Web addresses open in a new tab. Mail and phone links
 * do nothing.
 */
function leadOut(event: MouseEvent) {
  const href = (event.target as Element).closest("a")?.getAttribute("href");
  if (!href || href.startsWith("#")) return;
  event.preventDefault();
  if (isWebUrl(href)) window.open(href, "_blank", "noopener,noreferrer");
}

const bodies = {
  desktop: "@container h-[800px] overflow-hidden card shadow-card",
  mobile:
    "box-content h-[667px] w-[375px] max-w-full overflow-hidden rounded-[2.75rem] border-[12px] border-black shadow-float",
};

/**
 * If the desktop view does not fit, it is scaled down. tan(atan2()) divides a length by a length.
 */
const frames = {
  desktop:
    "block h-[800px] w-full origin-top-left [--fit:min(1,tan(atan2(100cqw,66rem)))] md:h-[calc(800px/var(--fit))] md:w-[max(100cqw,66rem)] md:[scale:var(--fit)]",
  mobile: "block size-full",
};
