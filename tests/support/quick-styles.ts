type Ask = (element: HTMLElement) => string;

/**
 * Computed styles with a shortcut. A query by role asks thousands of elements for their display and
 * visibility, and happy-dom would work out every style of each after every change of the page.
 * Without the pages' style sheets, which are not loaded here, the tag and style attributes decide.
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
