import { type CSSProperties, useEffect, useRef } from "react";
import type { Source } from "#domain/resume/resume.schema.ts";
import type { Seen } from "#domain/resume-check/seen.ts";
import type { PagePicture } from "#web/lib/resume-reader/reader-messages.ts";
import type { Marked } from "./checkup.ts";

type Props = {
  at: number;
  page: PagePicture;
  values: Seen[];
  marked: Marked;
  onMark: (marked: Marked) => void;
};

/**
 * A page with the places of its values. A narrow screen shows only the part around the mark. The
 * places are hidden from the keyboard and screen readers, which have the list of values instead.
 */
export function PageSheet({ at, page, values, marked, onMark }: Props) {
  const own = values.filter((value) => value.at?.page === at);
  const mark = marked?.at?.page === at ? marked.at : undefined;
  const style = {
    aspectRatio: `${page.width} / ${page.height}`,
    "--ratio": page.width / page.height,
    "--near-mark": mark ? nearMark(mark, page) : "none",
  } as CSSProperties;
  return (
    <div className="h-[38vh] @container-size overflow-hidden rounded-card border border-edge bg-sunken shadow-card lg:h-auto lg:w-fit lg:[container-type:normal]">
      <div
        className="relative w-[165%] bg-white transition-transform duration-300 [transform:var(--near-mark)] sm:w-[110%] lg:w-[calc((100vh-10rem)*var(--ratio))] lg:max-w-full lg:min-w-80 lg:[transform:none] motion-reduce:transition-none"
        style={style}
      >
        {page.picture ? <Picture picture={page.picture} at={at} /> : <Sketch page={page} values={own} at={at} />}
        <div aria-hidden="true">
          {own.map((value) => (
            <button
              key={value.id}
              type="button"
              tabIndex={-1}
              className="absolute cursor-pointer rounded-sm hover:bg-[#00624a]/15"
              style={placeOf(value.at as Source, page)}
              onClick={() => onMark(value)}
            />
          ))}
          {mark && (
            <span
              className="pointer-events-none absolute rounded-sm bg-[#00624a]/15 shadow-[0_0_0_4px_#fff] outline-2 outline-offset-1 outline-[#00624a]"
              style={placeOf(mark, page)}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** The page as drawn by the PDF library. */
function Picture({ picture, at }: { picture: ImageBitmap; at: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  // Follows the picture onto the canvas.
  useEffect(() => canvas.current?.getContext("2d")?.drawImage(picture, 0, 0), [picture]);

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`Page ${at + 1} of your resume`}
      width={picture.width}
      height={picture.height}
      className="absolute inset-0 size-full"
    />
  );
}

/** Shows every value at its place, for browsers that cannot draw a page in a worker. */
function Sketch({ page, values, at }: { page: PagePicture; values: Seen[]; at: number }) {
  return (
    <svg
      role="img"
      aria-label={`Page ${at + 1} of your resume, as it was read`}
      viewBox={`0 0 ${page.width} ${page.height}`}
      className="absolute inset-0 size-full"
    >
      {values.map(({ id, text, at: source }) => (
        <text
          key={id}
          x={source?.x}
          y={(source?.y ?? 0) + 0.85 * (source?.height ?? 0)}
          fontSize={source?.height}
          fill="#1c2b24"
        >
          {text.split("\n")[0]}
        </text>
      ))}
    </svg>
  );
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** The box of a source in percent of its page, with room for descenders. */
function placeOf({ x, y, width, height }: Source, page: PagePicture): CSSProperties {
  return {
    left: percent(x, page.width),
    top: percent(y, page.height),
    width: percent(width, page.width),
    height: percent(1.25 * height, page.height),
  };
}

/** The CSS transform that centers the mark but stays within the edges of the page. */
function nearMark({ x, y, width, height }: Source, page: PagePicture): string {
  const across = `clamp(100cqw - 100%, 50cqw - ${percent(x + width / 2, page.width)}, 0px)`;
  const down = `clamp(100cqh - 100%, 50cqh - ${percent(y + height / 2, page.height)}, 0px)`;
  return `translate(${across}, ${down})`;
}
