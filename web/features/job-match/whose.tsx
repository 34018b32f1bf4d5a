import { Link } from "wouter";
import { screens } from "#domain/screens.ts";

/** Says whose resume is compared, with a link to it. */
export function Whose({ name }: { name: string }) {
  return (
    <p className="mt-1 text-[0.9375rem] text-muted">
      Compared with{" "}
      {name ? (
        <>
          the resume of{" "}
          <strong dir="auto" className="text-ink wrap-anywhere">
            {name}
          </strong>
          ,{" "}
        </>
      ) : (
        "the resume, "
      )}
      the draft that this browser keeps.{" "}
      <Link to={screens.portfolio.path} className="font-semibold text-accent underline underline-offset-3">
        Open it
      </Link>
    </p>
  );
}
