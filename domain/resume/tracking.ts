/**
 * The spaces of a text as the PDF library found them, in order: their widths in letter heights. A
 * width below zero is a distance without a space in the file. It may be between letters.
 */
export type Gaps = number[];

type Written = { str: string; gaps?: Gaps | undefined };

/** A narrower distance without a space in the file does not separate words. */
const leastUnwritten = 0.16;
/** Spaces between words exceed gaps between letters by this factor, and by this distance. */
const widerBetweenWords = { factor: 1.4, distance: 0.1 };

/**
 * The text of a run, and whether its letters are set apart. If so, its spaces are those between
 * words: "Ada Lee" for "A d a L ee". If the page's producer writes spaces, only written spaces
 * count. Otherwise the wider gaps do.
 */
export function untracked(run: Written, writesSpaces: boolean): { text: string; isTracked: boolean } {
  const parts = run.str.split(" ");
  const gaps = run.gaps ?? [];
  const unchanged = { text: run.str, isTracked: false };
  if (gaps.length === 0 || parts.length !== gaps.length + 1) return unchanged;
  const singles = parts.filter((part) => [...part].length === 1).length;
  const isApart = 2 * singles >= parts.length && parts.every((part) => [...part].length <= 5);
  const isSpace = spaceAmong(gaps, { of: parts.length, singles, isApart }, writesSpaces);
  if (!isSpace || gaps.every(isSpace)) return unchanged;
  const text = parts.reduce((joined, part, index) => joined + (isSpace(gaps[index - 1] ?? 0) ? " " : "") + part);
  return { text, isTracked: isApart };
}

type Pieces = { of: number; singles: number; isApart: boolean };

/** Tells which gaps are spaces between words, unless all of them are. */
function spaceAmong(
  gaps: Gaps,
  { of, singles, isApart }: Pieces,
  writesSpaces: boolean,
): ((gap: number) => boolean) | undefined {
  if (writesSpaces && gaps.some((gap) => gap < 0))
    return isApart && (of >= 3 || singles === 2) ? (gap) => gap > 0 : (gap) => gap > 0 || -gap >= leastUnwritten;
  const least = isApart && 3 * singles >= 2 * of ? leastBetweenWords(gaps) : undefined;
  return least === undefined ? undefined : (gap) => Math.abs(gap) >= least;
}

/** The least space between words, if the gaps are of two widths and most of them are narrow. */
function leastBetweenWords(gaps: Gaps): number | undefined {
  const widths = gaps.map(Math.abs).sort((a, b) => a - b);
  const next = widths.findIndex((width, index) => {
    const before = widths[index - 1] ?? width;
    return width > widerBetweenWords.factor * before && width - before > widerBetweenWords.distance;
  });
  return next >= widths.length / 2 ? widths[next] : undefined;
}

/** Whether the producer of a page writes the spaces between words, instead of leaving gaps. */
export function writesSpaces(runs: Written[]): boolean {
  const gaps = runs.flatMap((run) => run.gaps ?? []);
  return gaps.filter((gap) => gap > 0).length > 0.15 * gaps.length;
}
