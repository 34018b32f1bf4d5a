import type { ReactNode } from "react";
import { type PortfolioDesign, portfolioDesigns } from "#domain/portfolio/bundle.ts";

type Props = { chosen: PortfolioDesign; onChoose: (design: PortfolioDesign) => void };

const designs = Object.keys(portfolioDesigns) as PortfolioDesign[];

export function DesignPicker({ chosen, onChoose }: Props) {
  return (
    <fieldset className="grid flex-1 grid-cols-2 gap-3 max-sm:w-full xl:grid-cols-4">
      <legend className="sr-only">Design</legend>
      {designs.map((design) => (
        <label
          key={design}
          className="flex cursor-pointer items-center gap-3 rounded-xl border border-edge bg-surface p-2.5 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          title={portfolioDesigns[design].description}
        >
          <input
            type="radio"
            name="design"
            className="sr-only"
            checked={design === chosen}
            onChange={() => onChoose(design)}
          />
          <svg viewBox="0 0 48 32" aria-hidden="true" className="h-8 w-12 shrink-0 rounded-md border border-line">
            <rect width="48" height="32" className="fill-surface" />
            {thumbnails[design]}
          </svg>
          <span className="text-sm font-semibold">{portfolioDesigns[design].name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The idea of each layout in a few strokes. */
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
