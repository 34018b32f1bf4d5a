/** Splits `---`-fenced `name: value` lines from the text after them. `[a, b]` is a list, `true` and `false` are booleans. */
export function frontMatter(source: string): { attributes: Record<string, string | string[] | boolean>; text: string } {
  const [, head = "", text = source] = /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll("\r\n", "\n")) ?? [];
  const pairs = head.split("\n").flatMap((row) => {
    const [, name, value] = /^([a-z]+):\s*(.*?)\s*$/.exec(row) ?? [];
    return name === undefined || value === undefined ? [] : [[name, read(value)] as const];
  });
  return { attributes: Object.fromEntries(pairs), text: text.trim() };
}

function read(value: string): string | string[] | boolean {
  if (value === "true" || value === "false") return value === "true";
  const list = /^\[(.*)\]$/.exec(value)?.[1];
  return list === undefined ? value.replace(/^"(.*)"$/, "$1") : list.split(",").map((entry) => entry.trim());
}
