import { memo, useLayoutEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { screens } from "#domain/screens.ts";
import { formatNumber } from "#web/lib/number.ts";
import { focusFirstNew } from "../more-button.tsx";
import type { Directory } from "./definition.ts";

type Props = {
  directory: Directory;
  current: string | undefined;
  counts: Record<string, number>;
  /** The query string for the links, with its "?". It may be "". */
  tail: string;
};

/** Wide screens show this many categories at first. */
const shortList = 12;

/**
 * Links to the categories. Wide screens show them beside the rows, narrow screens as a strip above
 * the rows. Categories without a match are hidden.
 */
export const CategoryLinks = memo(function CategoryLinks({ directory, current, counts, tail }: Props) {
  const [isLong, setIsLong] = useState(false);
  const own = useRef<HTMLAnchorElement>(null);

  // Follows the counts: hidden categories move the current one, so it is scrolled into view again.
  useLayoutEffect(() => {
    if (counts) reveal(own.current);
  }, [counts]);

  const { path } = screens[directory.name];
  const { categories, categoriesLabel = "Categories" } = directory;
  const filled = categories.filter(({ slug }) => counts[slug] || slug === current);
  const first = new Set(filled.slice(0, shortList));
  const foldStyle = (category: (typeof categories)[number]) => {
    if (first.has(category) || category.slug === current) return "";
    if (filled.includes(category)) return isLong ? "" : "lg:not-noscript:hidden";
    return isLong ? "max-lg:hidden" : "hidden";
  };
  return (
    <nav aria-label={categoriesLabel}>
      <p className="mb-2 hidden px-2.5 text-sm font-semibold lg:block">{categoriesLabel}</p>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6 lg:mx-0 lg:block lg:overflow-visible lg:px-0">
        <li>
          <Link to={path + tail} aria-current={current ? undefined : "page"} className={categoryLink}>
            All
          </Link>
        </li>
        {categories.map((category) => (
          <li key={category.slug} className={foldStyle(category)}>
            <Link
              ref={category.slug === current ? own : undefined}
              to={`${path}/${category.slug}${tail}`}
              aria-current={category.slug === current ? "page" : undefined}
              className={categoryLink}
            >
              {category.name}
              <span className="tabular-nums opacity-80">{formatNumber(counts[category.slug] ?? 0)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {categories.length > first.size && (
        <button
          type="button"
          aria-expanded={isLong}
          onClick={({ currentTarget }) => {
            if (!isLong) focusFirstNew(currentTarget);
            setIsLong(!isLong);
          }}
          className="hidden min-h-9 px-2.5 text-sm font-semibold text-accent underline underline-offset-4 lg:block noscript:hidden"
        >
          {isLong ? "Show fewer" : `Show all ${categories.length}`}
        </button>
      )}
    </nav>
  );
});

const categoryLink =
  "flex min-h-9 shrink-0 items-center justify-between gap-2 rounded-full border border-edge bg-surface px-3.5 text-sm whitespace-nowrap hover:border-accent aria-[current=page]:bg-accent aria-[current=page]:font-semibold aria-[current=page]:text-on-accent lg:rounded-lg lg:border-0 lg:bg-transparent lg:px-2.5 lg:py-1 lg:whitespace-normal lg:hover:bg-sunken";

/** Scrolls the strip to the link, without scrolling the page. */
function reveal(link: HTMLElement | null) {
  const list = link?.closest("ul");
  if (link && list) list.scrollTo({ left: link.offsetLeft - list.offsetLeft - 80 });
}
