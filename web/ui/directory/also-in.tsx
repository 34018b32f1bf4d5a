import { Fragment } from "react";
import { Link } from "wouter";
import { screenAt } from "#domain/screens.ts";

/** Links to the same product in other directories. */
export function AlsoIn({ pages }: { pages: string[] }) {
  return (
    <p className="mt-2 text-sm text-muted">
      Also in:{" "}
      {pages.map((page, index) => (
        <Fragment key={page}>
          {index > 0 && ", "}
          <Link to={page} className="relative inline-flex min-h-6 items-center underline">
            {screenAt(page.split("?")[0] ?? page)?.title}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
