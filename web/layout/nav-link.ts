/** The style of an entry in the header's menu. */
export const navLink =
  "inline-flex min-h-11 items-center gap-1 rounded-full px-3.5 text-[0.9375rem] font-medium text-muted transition-colors hover:text-ink aria-[current=page]:text-ink aria-[current=page]:font-semibold aria-expanded:text-ink";
