const memories: Map<string, unknown>[] = [];

/** Stored for the answer undefined, so that one lookup is enough. */
const nothing = Symbol("nothing");

/** Memoizes a function of one text. The memory is cleared after each reading. */
export function memoized<T>(answer: (text: string) => T): (text: string) => T {
  const memory = new Map<string, T | typeof nothing>();
  memories.push(memory);
  return (text) => {
    const known = memory.get(text);
    if (known !== undefined) return known === nothing ? (undefined as T) : (known as T);
    const found = answer(text);
    memory.set(text, found === undefined ? nothing : found);
    return found;
  };
}

/**
 * Clears all memories. Every reading ends with this, so that no text of a resume stays in memory.
 */
export function clearMemos(): void {
  for (const memory of memories) memory.clear();
}
