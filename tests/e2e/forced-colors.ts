// These functions run in the page. Each is sent as source text, so it cannot call another one.

/**
 * Returns elements that are chosen, but look as if they were not. A screen reader would be the only
 * one to notice the choice. Checks one element of all with the same classes.
 */
export function unseenChoices(): string[] {
  const states = ["aria-pressed", "aria-checked", "aria-current"];
  const lookOf = (element: Element) =>
    [element, ...element.querySelectorAll("*")]
      .flatMap((part) => [getComputedStyle(part), getComputedStyle(part, "::after")])
      .map(({ backgroundColor, borderColor, borderWidth, borderStyle, translate }) =>
        [backgroundColor, borderColor, borderWidth, borderStyle, translate].join(),
      )
      .join("|");
  const seen = new Set<string>();
  return states.flatMap((state) =>
    [...document.querySelectorAll(`button[${state}], a[${state}]`)]
      .filter((element) => {
        const before = element.getAttribute(state) ?? "";
        const classes = [element, ...element.querySelectorAll("*")].map((part) => part.getAttribute("class"));
        const kind = [state, before, ...classes].join();
        if (seen.has(kind)) return false;
        seen.add(kind);
        const isOn = before !== "false";
        const look = lookOf(element);
        element.setAttribute(state, isOn ? "false" : state === "aria-current" ? "page" : "true");
        const other = lookOf(element);
        element.setAttribute(state, before);
        return look === other;
      })
      .map((element) => `${state}: ${element.outerHTML.slice(0, 160)}`),
  );
}

/** Marks the buttons and links that have a fill. */
export function markFilled() {
  for (const element of document.querySelectorAll("button, a")) {
    const { backgroundColor, borderRadius } = getComputedStyle(element);
    const isFilled = !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor) && borderRadius !== "0px";
    // unseenChoices() checks current links. Scrolling may also make another link current.
    if (isFilled && element.checkVisibility() && !element.matches("[aria-current]"))
      element.setAttribute("data-filled", "");
  }
}

/** Returns the marked elements without a border. Forced colors hide their fill. */
export function frameless(): string[] {
  return [...document.querySelectorAll("[data-filled]")]
    .filter((element) => getComputedStyle(element).borderTopWidth === "0px")
    .map((element) => element.outerHTML.slice(0, 160));
}
