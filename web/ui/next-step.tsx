import { ArrowRight, Flag } from "lucide-react";
import { Link } from "wouter";
import { nextTool, stages, type Tool } from "#domain/screens.ts";

/** The stages from zero to an offer, with this tool's stage marked, and a link to the next tool. */
export function NextStep({ tool }: { tool: Tool }) {
  const next = nextTool(tool);
  const current = stages.findIndex(({ id }) => id === tool.card.stage);
  return (
    <nav aria-label="Next step" className="mx-auto max-w-6xl px-4 sm:px-6 print:hidden">
      <div className="grid items-center gap-x-12 gap-y-6 border-t border-line pt-8 lg:grid-cols-2">
        <div
          aria-hidden="true"
          className="relative grid grid-cols-5 text-center text-sm before:absolute before:top-3.5 before:right-[10%] before:left-[10%] before:h-0.5 before:bg-line"
        >
          {[...stages, { id: "offer", title: "Offer" }].map(({ id, title }, index) => (
            <span key={id} className={index === current ? "font-bold" : "text-muted"}>
              <span
                className={`relative mx-auto mb-1 grid size-7 place-items-center rounded-full border-2 text-[0.8125rem] font-bold tabular-nums ${index === current ? "border-accent bg-accent text-on-accent" : "border-edge bg-page text-muted"}`}
              >
                {id === "offer" ? <Flag className="size-3.5" /> : index + 1}
              </span>
              {title}
            </span>
          ))}
        </div>
        <Link to={next.path} className="group block rounded-lg">
          <span className="text-sm text-muted">
            <span className="sr-only">
              You are at step {current + 1} of {stages.length}, {stages[current]?.title}.{" "}
            </span>
            Next step
          </span>
          <span className="flex items-center gap-2 text-lg font-bold group-hover:text-accent">
            {next.card.title}
            <ArrowRight
              aria-hidden="true"
              className="size-5 text-accent transition-transform group-hover:translate-x-1"
            />
          </span>
          <span className="block text-[0.9375rem] text-muted">{next.card.description}</span>
        </Link>
      </div>
    </nav>
  );
}
