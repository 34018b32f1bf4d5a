import * as React from "react";

type Ask = (element: HTMLElement) => string;

/**
 * Faster computed styles. A query by role reads the display and visibility of thousands of
 * elements, and happy-dom would compute every style of each element after every change. The style
 * sheets of the pages are not loaded here, so the tag and the style attributes decide.
 */
export function quickStyles(full: typeof getComputedStyle): typeof getComputedStyle {
  const displays = new Map<string, string>();
  const display: Ask = (element) => {
    if (element.style?.display) return element.style.display;
    const kind = `${element.tagName} ${element.isConnected} ${element.hasAttribute("open")}`;
    const known = displays.get(kind) ?? full(element).display;
    displays.set(kind, known);
    return known;
  };
  const visibility: Ask = (element) => {
    const above = element.parentElement;
    return element.style?.visibility || (above ? visibility(above) : full(element).visibility);
  };
  const quick: Record<string, Ask | undefined> = { display, visibility };

  return (element) =>
    new Proxy(element as HTMLElement, {
      get: (of, name: keyof CSSStyleDeclaration & string) => {
        if (name !== "getPropertyValue") return quick[name]?.(of) ?? full(of)[name];
        return (wanted: string) => quick[wanted]?.(of) ?? full(of).getPropertyValue(wanted);
      },
    }) as unknown as CSSStyleDeclaration;
}

/** Finds a field's labels in one list of the page's labels instead of a search for each field. */
export function quickLabels() {
  const lists = new WeakMap<object, Map<string, HTMLLabelElement[]>>();
  function labelsOf(this: HTMLElement) {
    const all = document.querySelectorAll("label"); // the list is valid until the page changes
    const byField = lists.get(all) ?? Map.groupBy(all, ({ htmlFor }) => htmlFor);
    lists.set(all, byField);
    const around = this.closest("label");
    return [...((this.id && byField.get(this.id)) || []), ...(around ? [around] : [])];
  }
  for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
    Object.defineProperty(prototype, "labels", { configurable: true, get: labelsOf });
}

/** Stops React from recording where each element is created, which only its warnings use. */
export function withoutOwnerStacks() {
  const name = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
  const internals = (React as unknown as Record<typeof name, object>)[name];
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}
