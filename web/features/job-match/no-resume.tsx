import { Info } from "lucide-react";
import { Link } from "wouter";
import { screens } from "#domain/screens.ts";
import { buttonStyle } from "#web/ui/button.tsx";

export function NoResume() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-tint px-5 py-4">
      <p className="flex items-center gap-3">
        <Info aria-hidden="true" className="size-5 shrink-0 text-accent" />
        This is what the posting asks for. Add your resume once to see how it meets each point.
      </p>
      <Link to={screens.portfolio.path} className={buttonStyle({ size: "small" })}>
        Read my resume
      </Link>
    </div>
  );
}
