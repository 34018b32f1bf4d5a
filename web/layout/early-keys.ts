/** What was typed before the palette's field was there. "\n" is Enter. */
let typed = "";

const collect = (event: KeyboardEvent) => {
  if (event.key === "Tab") takeKeys(); // the keyboard goes elsewhere, as to "try again"
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Enter" && typed) typed += "\n";
  else if (event.key === "Backspace") typed = typed.slice(0, -1);
  else if (event.key.length === 1) typed += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation(); // a second "/" is typed, and closes nothing
};

/**
 * Collects what is typed from now on, for a field that is not there yet. The key that asks for the
 * field is past the capture phase, so it is not collected.
 */
export function collectKeys(): void {
  addEventListener("keydown", collect, true);
}

/** Ends the collecting, and returns what was typed. */
export function takeKeys(): string {
  removeEventListener("keydown", collect, true);
  const taken = typed;
  typed = "";
  return taken;
}
