/** A drawn page: four bytes for each pixel, row by row, and how many pixels a point has. */
export type Drawing = { pixels: Uint8ClampedArray; width: number; height: number; scale: number };

/** Two colors that differ by less than this (of 255) look the same. */
const leastContrast = 20;

/**
 * Whether a text cannot be seen on the rendered page. Its box, in points, has a single color or
 * lies outside the page.
 */
export function leavesNoTrace({ pixels, width, height, scale }: Drawing, box: Box): boolean {
  const left = Math.max(0, Math.floor(box.x * scale));
  const right = Math.min(width, Math.ceil((box.x + box.width) * scale));
  const top = Math.max(0, Math.floor(box.y * scale));
  const bottom = Math.min(height, Math.ceil((box.y + box.height) * scale));
  const least = [255, 255, 255];
  const most = [0, 0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      for (const channel of [0, 1, 2]) {
        const value = pixels[4 * (y * width + x) + channel] ?? 0;
        least[channel] = Math.min(least[channel] ?? 0, value);
        most[channel] = Math.max(most[channel] ?? 0, value);
      }
  return most.every((value, channel) => value - (least[channel] ?? 0) < leastContrast);
}

type Box = { x: number; y: number; width: number; height: number };
