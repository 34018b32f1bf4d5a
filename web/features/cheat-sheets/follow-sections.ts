/** A section counts as read after this many milliseconds at the reading line. */
const readAfter = 1500;

/**
 * The reading line is a quarter of the way down the window. This marks the link of the last section
 * that begins above it. Returns a function that stops observing.
 */
export function followSections(list: HTMLOListElement | null, onRead: (id: string) => void): () => void {
  const sections = [...document.querySelectorAll("article section[id]")];
  const visible = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: string | undefined;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      const last = sections.findLast((section) => visible.has(section));
      // Between two sections, the last section stays marked. Above all sections, none is marked.
      if (last?.id === current || (!last && !isAbove(sections[0]))) return;
      current = last?.id;
      clearTimeout(timer);
      markCurrent(list, current);
      if (!last) return;
      timer = setTimeout(() => onRead(last.id), readAfter);
    },
    { rootMargin: "0px 0px -75% 0px" },
  );
  for (const section of sections) observer.observe(section);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** Whether the reading line is above the first section. */
function isAbove(first: Element | undefined): boolean {
  return first !== undefined && first.getBoundingClientRect().top > innerHeight / 4;
}

function markCurrent(list: HTMLOListElement | null, id?: string) {
  for (const marked of list?.querySelectorAll("[aria-current], [data-open]") ?? []) {
    marked.removeAttribute("aria-current");
    marked.removeAttribute("data-open");
  }
  const link = id && list?.querySelector<HTMLAnchorElement>(`ol a[href="#${CSS.escape(id)}"]`);
  if (!list || !link) return;
  link.setAttribute("aria-current", "location");
  link.closest("ol")?.parentElement?.setAttribute("data-open", "");
  list.scrollTop += link.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 3;
}
