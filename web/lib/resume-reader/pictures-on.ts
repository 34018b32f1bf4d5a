type Operators = { fnArray: number[]; argsArray: unknown[] };
type Names = Record<
  | "save"
  | "restore"
  | "transform"
  | "paintFormXObjectBegin"
  | "paintFormXObjectEnd"
  | "paintImageXObject"
  | "paintInlineImageXObject",
  number
>;
type Matrix = readonly number[];

/**
 * The boxes of the pictures on a page, in the coordinates of `view`. A picture that was too large
 * to draw is included: its transform is there, with nothing drawn after it.
 */
export function picturesOn({ fnArray, argsArray }: Operators, names: Names, view: Matrix) {
  const kept: Matrix[] = [];
  let matrix: Matrix = view;
  return fnArray.flatMap((operator, at) => {
    const args = argsArray[at] as [Matrix | null] | Matrix | null;
    if (operator === names.save || operator === names.paintFormXObjectBegin) kept.push(matrix);
    if (operator === names.restore || operator === names.paintFormXObjectEnd) matrix = kept.pop() ?? view;
    if (operator === names.transform) matrix = times(matrix, args as Matrix);
    if (operator === names.paintFormXObjectBegin) matrix = times(matrix, (args as [Matrix | null])[0] ?? identity);
    const isLeftOut =
      operator === names.transform && fnArray[at - 1] === names.save && fnArray[at + 1] === names.restore;
    const isPicture = operator === names.paintImageXObject || operator === names.paintInlineImageXObject;
    return isPicture || isLeftOut ? [boxOf(matrix)] : [];
  });
}

const identity = [1, 0, 0, 1, 0, 0];

function times([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, other: Matrix): Matrix {
  const [p = 1, q = 0, r = 0, s = 1, x = 0, y = 0] = other;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * x + c * y + e, b * x + d * y + f];
}

/** The box of the transformed unit square, which every picture fills. */
function boxOf([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix) {
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
