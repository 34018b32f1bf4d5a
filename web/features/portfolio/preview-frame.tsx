import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { singlePageBundle } from "#domain/portfolio/bundle.ts";
import type { Draft } from "#domain/portfolio/draft.ts";
import { inlineHashes } from "#domain/portfolio/inline-hashes.ts";
import { type SiteData, siteData } from "#domain/portfolio/site-data.ts";
import { site } from "#domain/site.ts";
import { isWebUrl } from "#domain/text/links.ts";
import { siteFiles } from "./site-files.ts";

export type Device = "desktop" | "mobile";

/** What content/portfolio-site/script.js offers to the page around it. */
type Inside = Window & { showPortfolio(data: SiteData): void };

type Props = {
  draft: Draft;
  device: Device;
  /** The id of the section that is being edited: the frame scrolls there. */
  section: string | undefined;
};

/** Ready before the first draft is, so that the page in the frame does not wait for them. */
const hashes = inlineHashes(siteFiles);

/** Only a photo inside the page is shown: asking for any other would send what was typed to our server. */
function shownHere(draft: Draft): Draft {
  const { data } = draft;
  if (data.settings.profileImage.startsWith("data:")) return draft;
  return { ...draft, data: { ...data, settings: { ...data.settings, profileImage: "" } } };
}

/** The page of bundle A as it was at first; edits are drawn into it without loading it again. */
export function PreviewFrame({ draft, device, section }: Props) {
  const { design, accent } = draft;
  const [first] = useState(draft);
  const [page, setPage] = useState<string>();
  const frame = useRef<HTMLIFrameElement>(null);

  // Follows the making of the page, which begins before the rest is painted.
  useLayoutEffect(() => {
    singlePageBundle(shownHere(first), siteFiles, site, hashes).then((bundle) => setPage(bundle["index.html"]));
  }, [first]);

  const draw = useCallback(() => {
    const inside = windowOf(frame.current);
    if (!inside?.showPortfolio) return; // not loaded yet; the load event draws
    const page = inside.document.documentElement;
    page.dataset.design = design;
    if (accent) page.dataset.accent = accent;
    else delete page.dataset.accent;
    inside.showPortfolio(siteData(shownHere(draft)));
  }, [draft, design, accent]);

  // Follows the draft into the frame.
  useLayoutEffect(draw, [draw]);

  // Follows the editor: not scrollIntoView, which would move this page as well.
  useLayoutEffect(() => {
    const inside = windowOf(frame.current);
    const place = section && inside?.document.getElementById(section);
    if (inside && place) inside.scrollBy({ top: place.getBoundingClientRect().top - 96 });
  }, [section]);

  const loaded = () => {
    windowOf(frame.current)?.document.addEventListener("click", leadOut);
    draw();
  };

  return (
    <div className={device === "mobile" ? "grid place-items-center rounded-card bg-sunken py-8" : ""}>
      <div className={bodies[device]}>
        {page !== undefined && (
          <iframe
            ref={frame}
            title="Preview of your portfolio"
            sandbox="allow-scripts allow-same-origin"
            srcDoc={page}
            onLoad={loaded}
            className={frames[device]}
          />
        )}
      </div>
    </div>
  );
}

/** The window inside; undefined while it shows something that is not ours. */
const windowOf = (frame: HTMLIFrameElement | null) => frame?.contentDocument?.defaultView as Inside | null | undefined;

/**
 * Links of the site lead nowhere inside the frame: web addresses open in a new tab, mail and phone
 * do nothing here.
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
 * Where a desktop has no room, its whole width is shown smaller; tan(atan2()) is a length divided
 * by a length.
 */
const frames = {
  desktop:
    "block h-[800px] w-full origin-top-left [--fit:min(1,tan(atan2(100cqw,66rem)))] md:h-[calc(800px/var(--fit))] md:w-[max(100cqw,66rem)] md:[scale:var(--fit)]",
  mobile: "block size-full",
};
