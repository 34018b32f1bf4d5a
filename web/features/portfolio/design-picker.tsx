import type { ReactNode } from "react";
import {
  type PortfolioAccent,
  type PortfolioDesign,
  type PortfolioLook,
  portfolioAccents,
  portfolioDesigns,
} from "#domain/portfolio/looks.ts";

type Props = {
  look: PortfolioLook;
  onChoose: (look: PortfolioLook) => void;
  /** Called with the choice under the mouse. Undefined means that the mouse has left it. */
  onTry: (look: PortfolioLook | undefined) => void;
  /** Shown at the end of the row of colors. */
  children: ReactNode;
};

const designs = Object.keys(portfolioDesigns) as PortfolioDesign[];
const accents = Object.keys(portfolioAccents) as PortfolioAccent[];
const focusRing = "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent";

/** Chooses design and accent color. Hovering over a choice previews it. */
export function DesignPicker({ look, onChoose, onTry, children }: Props) {
  const trying = (tried: PortfolioLook) => ({
    onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType === "mouse" && onTry(tried),
    onPointerLeave: () => onTry(undefined),
  });
  return (
    <div className="@container space-y-3">
      <fieldset className="grid grid-cols-2 gap-3 @4xl:grid-cols-4">
        <legend className="sr-only">Design</legend>
        {designs.map((design) => (
          <label
            key={design}
            {...trying({ ...look, design })}
            className={`flex cursor-pointer items-center gap-3 rounded-xl border border-edge bg-surface p-2.5 transition-colors @max-[22rem]:flex-col @max-[22rem]:items-start hover:border-accent has-checked:border-accent has-checked:bg-tint ${focusRing}`}
          >
            <input
              type="radio"
              name="design"
              className="sr-only"
              aria-label={portfolioDesigns[design].name}
              aria-describedby={`design-${design}`}
              checked={design === look.design}
              onChange={() => onChoose({ ...look, design })}
            />
            <svg viewBox="0 0 48 32" aria-hidden="true" className="h-10 w-15 shrink-0 rounded-md border border-line">
              <rect width="48" height="32" className="fill-surface" />
              {thumbnails[design]}
            </svg>
            <span className="min-w-0">
              <span className="block text-sm font-semibold">{portfolioDesigns[design].name}</span>
              <span id={`design-${design}`} className="block text-xs text-muted max-sm:sr-only">
                {portfolioDesigns[design].description}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <fieldset className="flex flex-wrap items-center sm:gap-1">
          <legend className="mr-3 text-sm font-semibold sm:float-left">Accent</legend>
          {[undefined, ...accents].map((accent) => (
            <label
              key={accent ?? "own"}
              {...trying({ ...look, accent })}
              title={accent ? portfolioAccents[accent].name : "The design's own"}
              className={`grid size-9 cursor-pointer place-items-center rounded-full border-2 border-transparent has-checked:border-ink ${focusRing}`}
            >
              <input
                type="radio"
                name="accent"
                className="sr-only"
                aria-label={accent ? portfolioAccents[accent].name : "The design's own"}
                checked={accent === look.accent}
                onChange={() => onChoose({ ...look, accent })}
              />
              <Swatch accent={accent} />
            </label>
          ))}
        </fieldset>
        <div className="flex items-center gap-1">{children}</div>
      </div>
    </div>
  );
}

function Swatch({ accent }: { accent: PortfolioAccent | undefined }) {
  if (!accent)
    return (
      <span className="size-6 forced-color-adjust-none rounded-full border border-edge bg-[linear-gradient(135deg,var(--surface)_50%,var(--ink)_50%)]" />
    );
  return (
    <span
      className="size-6 forced-color-adjust-none rounded-full border border-edge"
      style={{ background: `oklch(0.62 0.16 ${portfolioAccents[accent].hue})` }}
    />
  );
}

/** A small sketch of each layout. */
const thumbnails: Record<PortfolioDesign, ReactNode> = {
  editorial: (
    <>
      <path d="M5 5h30v8h-30z" className="fill-ink" />
      <path d="M5 18h38M5 23h38M5 28h38" className="stroke-edge" strokeWidth="0.8" />
    </>
  ),
  studio: (
    <>
      <path d="M0 0h17v32h-17z" className="fill-accent" />
      <path d="M3 20h10M3 24h6" className="stroke-on-accent" strokeWidth="2" />
      <path d="M21 5h23v6h-23zM21 13h23v6h-23zM21 21h23v6h-23z" className="fill-line" />
    </>
  ),
  timeline: (
    <>
      <path d="M10 0v32" className="stroke-accent" strokeWidth="1.2" />
      <path d="M15 8h28M15 16h20M15 24h24" className="stroke-edge" strokeWidth="2.4" />
      <g className="fill-accent">
        <circle cx="10" cy="8" r="2.6" />
        <circle cx="10" cy="16" r="2.6" />
        <circle cx="10" cy="24" r="2.6" />
      </g>
    </>
  ),
  grid: (
    <>
      <path d="M4 4h24v12h-24z" className="fill-lime" />
      <path d="M30 4h14v12h-14zM4 18h12v10h-12z" className="fill-line" />
      <path d="M18 18h26v10h-26z" className="fill-ink" />
    </>
  ),
};
