/**
 * The text without the given characters and white space at its ends. Takes linear time, unlike a
 * regular expression.
 */
export function trimOf(text: string, characters: string, start = true, end = true): string {
  let from = 0;
  let to = text.length;
  if (start) while (from < to && isEdge(text[from] ?? "", characters)) from++;
  if (end) while (to > from && isEdge(text[to - 1] ?? "", characters)) to--;
  return text.slice(from, to);
}

function isEdge(char: string, characters: string): boolean {
  return characters.includes(char) || char.trim() === "";
}
