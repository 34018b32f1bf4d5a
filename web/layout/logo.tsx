import { site } from "#domain/site.ts";

/**
 * The logo and the site's name. The logo is a zero with an arrow that points up out of it. The name
 * wraps if large text leaves no room.
 */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-[1.0625rem] leading-tight font-extrabold tracking-[-0.02em]">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <rect width="32" height="32" rx="9" className="fill-accent" />
        <path
          d="M18.5 9.4A7.5 7.5 0 1 0 22.6 13.5M15 17l8.5-8.5M18.5 8h5.5v5.5"
          fill="none"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-on-accent"
        />
      </svg>
      {site.name}
    </span>
  );
}
