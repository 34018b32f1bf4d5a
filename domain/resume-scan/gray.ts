/** A picture in shades of gray, from 0 for black to 255 for white, row by row. */
export type Gray = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

const white = 255;

/** An RGBA picture in shades of gray, by luma: ITU-R BT.601. */
export function grayOf({ width, height, data }: { width: number; height: number; data: ArrayLike<number> }): Gray {
  const shades = new Uint8ClampedArray(width * height);
  for (let at = 0; at < shades.length; at++)
    shades[at] = 0.299 * (data[4 * at] ?? 0) + 0.587 * (data[4 * at + 1] ?? 0) + 0.114 * (data[4 * at + 2] ?? 0);
  return { width, height, data: shades };
}

/** The same picture as RGBA. */
export function colorsOf({ data }: Gray): Uint8ClampedArray<ArrayBuffer> {
  const colors = new Uint8ClampedArray(4 * data.length);
  for (let at = 0; at < data.length; at++) {
    colors.fill(data[at] ?? 0, 4 * at, 4 * at + 3);
    colors[4 * at + 3] = 255;
  }
  return colors;
}

/** In degrees. A smaller turn is not visible over the width of a page. */
const leastTurn = 0.05;

/** The picture turned clockwise around its center, on a white page enlarged to fit. */
export function turned(picture: Gray, degrees: number): Gray {
  if (Math.abs(degrees) < leastTurn) return picture;
  const { width, height, data } = picture;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const wide = Math.round(width * Math.abs(cos) + height * Math.abs(sin));
  const high = Math.round(width * Math.abs(sin) + height * Math.abs(cos));
  const result = new Uint8ClampedArray(wide * high).fill(white);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const [fromX, fromY] = [x - (wide - 1) / 2, y - (high - 1) / 2];
      const left = cos * fromX + sin * fromY + (width - 1) / 2;
      const top = cos * fromY - sin * fromX + (height - 1) / 2;
      const [column, row] = [Math.floor(left), Math.floor(top)];
      if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) continue;
      const [right, down] = [left - column, top - row];
      const at = row * width + column;
      const upper = (data[at] ?? white) * (1 - right) + (data[at + 1] ?? white) * right;
      const lower = (data[at + width] ?? white) * (1 - right) + (data[at + width + 1] ?? white) * right;
      result[y * wide + x] = upper * (1 - down) + lower * down;
    }
  }
  return { width: wide, height: high, data: result };
}
