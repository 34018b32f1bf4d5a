import type { ReactNode } from "react";
import { Link } from "wouter";
import { screens, type ToolName } from "#domain/screens.ts";

const steps: { title: string; tools: ToolName[] }[] = [
  { title: "Learn", tools: ["certifications", "cheat-sheets", "projects"] },
  { title: "Build", tools: ["open-source", "public-apis", "hackathons"] },
  { title: "Show", tools: ["portfolio", "contests", "checklist"] },
  { title: "Apply", tools: ["job-search", "job-portals", "outreach"] },
];

/** The way from zero to an offer, with the tools that help on each stretch. */
export function Path() {
  return (
    <ol className="relative space-y-7 before:absolute before:top-4 before:bottom-4 before:left-[1.1875rem] before:w-0.5 before:bg-gradient-to-b before:from-line before:to-accent">
      <Stop mark="0" title="Zero" />
      {steps.map(({ title, tools }, index) => (
        <Stop key={title} mark={String(index + 1)} title={title}>
          <span className="flex flex-wrap gap-x-4">
            {tools.map((name) => (
              <Link
                key={name}
                to={screens[name].path}
                className="inline-flex min-h-9 items-center text-[0.9375rem] text-muted underline decoration-line underline-offset-4 hover:text-accent hover:decoration-accent"
              >
                {screens[name].menu?.label ?? "Job-Ready Checklist"}
              </Link>
            ))}
          </span>
        </Stop>
      ))}
      <Stop mark="✓" title="Offer" isLast />
    </ol>
  );
}

type StopProps = { mark: string; title: string; isLast?: boolean; children?: ReactNode };

function Stop({ mark, title, isLast = false, children }: StopProps) {
  const look = isLast ? "border-accent bg-accent text-on-accent" : "border-edge bg-page text-ink";
  return (
    <li className="relative flex items-start gap-4">
      <span
        aria-hidden="true"
        className={`grid size-10 shrink-0 place-items-center rounded-full border-2 text-sm font-bold tabular-nums ${look}`}
      >
        {mark}
      </span>
      <span className="pt-1.5">
        <span className="block text-lg font-bold tracking-[-0.01em]">{title}</span>
        {children}
      </span>
    </li>
  );
}
