/**
 * What the visitor typed before the palette's field existed. "
 * " stands for Enter.
 */
let typed = "";

const collect = (event: KeyboardEvent) => {
  if (event.key === "Tab") takeKeys(); // the focus leaves, for example to "try again"
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Enter" && typed) typed += "\n";
  else if (event.key === "Backspace") typed = typed.slice(0, -1);
  else if (event.key.length === 1) typed += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation(); // a second "/" is text, and must not close the palette
};

/**
 * Collects everything typed from now on, for a field that does not exist yet. The key that opened
 * the palette is not collected: its event is past the capture phase.
 */
export function collectKeys(): void {
  addEventListener("keydown", collect, true);
}

/** Stops collecting, and returns what was typed. */
export function takeKeys(): string {
  removeEventListener("keydown", collect, true);
  const taken = typed;
  typed = "";
  return taken;
}
