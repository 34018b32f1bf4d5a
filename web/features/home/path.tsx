import { stages } from "#domain/screens.ts";

/**
 * The path from zero to an offer. Each stage links to its tools further down. On a phone, what the
 * visitor has begun replaces the path.
 */
export function Path() {
  return (
    <ol className="max-lg:[section:has(+[aria-labelledby=pick-up-title])_&]:hidden relative space-y-3 before:absolute before:top-4 before:bottom-4 before:left-[1.1875rem] before:w-0.5 before:bg-gradient-to-b before:from-line before:to-accent sm:space-y-5">
      <Stop mark="0" title="Zero" />
      {stages.map(({ id, title, text }, index) => (
        <li key={id}>
          <a href={`#${id}`} className="group flex items-start gap-4 rounded-xl">
            <Mark>{String(index + 1)}</Mark>
            <span className="pt-1.5">
              <span className="block text-lg leading-snug font-bold tracking-[-0.01em] group-hover:text-accent group-hover:underline">
                {title}
              </span>
              <span className="text-[0.9375rem] text-muted">{text}</span>
            </span>
          </a>
        </li>
      ))}
      <Stop mark="✓" title="Offer" isLast />
    </ol>
  );
}

function Stop({ mark, title, isLast }: { mark: string; title: string; isLast?: boolean }) {
  return (
    <li className="flex items-center gap-4 text-lg font-bold tracking-[-0.01em]">
      <Mark isLast={isLast}>{mark}</Mark>
      {title}
    </li>
  );
}

export function Mark({ children, isLast = false }: { children: string; isLast?: boolean }) {
  const colors = isLast ? "border-accent bg-accent text-on-accent" : "border-edge bg-page text-ink";
  return (
    <span
      aria-hidden="true"
      className={`relative grid size-10 shrink-0 place-items-center rounded-full border-2 text-sm font-bold tabular-nums ${colors}`}
    >
      {children}
    </span>
  );
}
