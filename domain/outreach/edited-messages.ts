import type { Message, Part } from "./messages.ts";
import { openNames } from "./people.ts";

/**
 * The parts of a message after the visitor changed it to `text`. Marks outside the change stay, so
 * a new name, company or role is still filled in. The general wording for a missing role becomes
 * plain text. Filled in again with the same words, the parts read exactly `text`.
 */
export function editedMessage({ text: before, parts, words }: Message, text: string): Part[] {
  const most = Math.min(before.length, text.length);
  let same = 0;
  while (same < most && before[same] === text[same]) same += 1;
  let sameAtEnd = 0;
  while (sameAtEnd < most - same && before.at(-1 - sameAtEnd) === text.at(-1 - sameAtEnd)) sameAtEnd += 1;
  const changed = { text: text.slice(same, text.length - sameAtEnd) };
  const from = cut(parts, 0, same, words);
  const to = cut(parts, before.length - sameAtEnd, before.length, words);
  return joined([...from, changed, ...to]).flatMap((part) => (part.mark ? part : typedParts(part.text, words)));
}

/** Joins neighboring parts without a mark. */
function joined(parts: Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && !last.mark && !part.mark) result[result.length - 1] = { text: last.text + part.text };
    else result.push(part);
  }
  return result;
}

/**
 * The parts between two positions. A part that is cut becomes plain text, unless only its full stop
 * is cut off.
 */
function cut(parts: Part[], from: number, to: number, words: Message["words"]): Part[] {
  let end = 0;
  return parts.flatMap((part) => {
    const start = end;
    end += part.text.length;
    if (start >= from && end <= to) return part;
    const text = part.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    const mark = part.mark?.replace(/\.$/, "");
    return mark && text && words[mark] === text ? { text, mark } : { text };
  });
}

/** Splits a message at its placeholders, which are in [brackets]. */
export function blankParts(message: string): { text: string; isBlank: boolean }[] {
  return message
    .split(/(\[[^[\]\n]{1,100}\])/)
    .map((text, index) => ({ text, isBlank: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

/**
 * Typed text as parts. Brackets that we fill in are marked, unless a name would replace them at
 * once, under the visitor's hands.
 */
function typedParts(typed: string, words: Message["words"]): Part[] {
  return blankParts(typed).map(({ text }) => {
    const [mark] = Object.entries(openNames).find(([, open]) => open === text) ?? [];
    return mark && words[mark] === text ? { text, mark } : { text };
  });
}
