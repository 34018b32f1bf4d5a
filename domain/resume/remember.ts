const memories: Map<string, unknown>[] = [];

/** A function of one text that answers from memory when it is asked the same again during one reading. */
export function remembered<T>(answer: (text: string) => T): (text: string) => T {
  const memory = new Map<string, T>();
  memories.push(memory);
  return (text) => {
    const known = memory.get(text);
    if (known !== undefined || memory.has(text)) return known as T;
    const found = answer(text);
    memory.set(text, found);
    return found;
  };
}

/** Forgets all texts. A reading ends with this, so that nothing of a resume outlives it. */
export function forgetTexts(): void {
  for (const memory of memories) memory.clear();
}
