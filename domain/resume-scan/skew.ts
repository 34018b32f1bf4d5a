import type { Gray } from "./gray.ts";

/** In degrees. A page that is turned further was not meant to be straight. */
const largest = 15;
const coarse = 0.5;
const fine = 0.1;

/** In pixels. Lines of text are still separate, and there are few points to count. */
const smallWidth = 600;

/**
 * How far the lines of a page run downward to the right, in degrees. At the correct angle the upper
 * edges of letters fall into few rows, so the sum of the rows' squared counts is largest: W. Postl,
 * "Detection of linear oblique structures and skew scan", 1986.
 */
export function skewOf(page: Gray): number {
  const small = shrunk(page, Math.max(1, Math.round(page.width / smallWidth)));
  const edges = upperEdges(small);
  const best = bestOf(edges, small, 0, largest, coarse);
  return bestOf(edges, small, best, coarse, fine);
}

type Point = [x: number, y: number];

function bestOf(edges: Point[], page: Gray, around: number, reach: number, step: number): number {
  const steps = Math.round(reach / step);
  const angles = Array.from({ length: 2 * steps + 1 }, (_, at) => around + (at - steps) * step);
  const scores = angles.map((angle) => sharpness(edges, page, angle));
  return angles[scores.indexOf(Math.max(...scores))] ?? 0;
}

/** How well the edges fall into rows that run downward by this many degrees. */
function sharpness(edges: Point[], { width, height }: Gray, degrees: number): number {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const counts = new Uint32Array(2 * width + height);
  for (const [x, y] of edges) {
    const row = width + Math.round(y * cos - x * sin);
    counts[row] = (counts[row] ?? 0) + 1;
  }
  return counts.reduce((sum, count) => sum + count * count, 0);
}

/** The points where the page turns from light to dark, going down. */
function upperEdges({ width, data }: Gray): Point[] {
  const dark = 0.8 * (data.reduce((sum, shade) => sum + shade, 0) / data.length);
  const points: Point[] = [];
  for (let at = width; at < data.length; at++)
    if ((data[at] ?? 0) < dark && (data[at - width] ?? 0) >= dark) points.push([at % width, Math.floor(at / width)]);
  return points;
}

/** The picture made smaller. Each pixel is the mean of a square of `times` × `times` pixels. */
function shrunk({ width, height, data }: Gray, times: number): Gray {
  const [wide, high] = [Math.floor(width / times), Math.floor(height / times)];
  const small = new Uint8ClampedArray(wide * high);
  for (let at = 0; at < small.length; at++) {
    const from = Math.floor(at / wide) * times * width + (at % wide) * times;
    let sum = 0;
    for (let y = 0; y < times; y++) for (let x = 0; x < times; x++) sum += data[from + y * width + x] ?? 0;
    small[at] = sum / times ** 2;
  }
  return { width: wide, height: high, data: small };
}
