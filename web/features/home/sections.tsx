import { FileCheck, Flame } from "lucide-react";
import { Link } from "wouter";
import { resumeBuilder, type Stage, stages, tools, toolsOf } from "#domain/screens.ts";
import { Mark } from "./path.tsx";
import { ToolCard } from "./tool-card.tsx";
import { ToolIcon } from "./tool-icons.tsx";

/** Links to popular tools. Their cards are in AllTools. */
export function HotTools() {
  return (
    <section aria-labelledby="hot-title" className="mx-auto max-w-6xl px-4 pt-10 sm:px-6">
      <h2 id="hot-title" className="flex items-center gap-2 text-xl font-extrabold">
        <Flame aria-hidden="true" className="size-5 text-accent" />
        Hot right now
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
        {tools
          .filter(({ card }) => card.hot)
          .map(({ name, path, card }) => (
            <li key={name}>
              <Link
                to={path}
                className="flex h-full min-h-14 items-center gap-2 max-[24rem]:flex-col max-[24rem]:items-start max-[24rem]:gap-1 rounded-xl border border-transparent bg-tint px-2.5 py-2.5 text-[0.9375rem] leading-tight font-semibold wrap-anywhere transition-colors hover:bg-accent hover:text-on-accent"
              >
                <ToolIcon screen={name} />
                {card.title}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** A card for every tool, in the order of the stages. */
export function AllTools() {
  return (
    <section aria-labelledby="tools-title" className="mx-auto max-w-6xl px-4 pt-14 sm:px-6">
      <h2 id="tools-title" className="text-3xl font-extrabold">
        All tools
      </h2>
      <p className="mt-2 text-muted">Free, without an account, in one click. Start where you stand.</p>
      <ol className="mt-6">
        {stages.map((stage, index) => (
          <li
            key={stage.id}
            id={stage.id}
            className="relative grid gap-x-10 gap-y-4 pb-10 before:absolute before:top-0 before:bottom-0 before:left-[1.1875rem] before:w-0.5 before:bg-line lg:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <div className="flex gap-4 lg:sticky lg:top-24 lg:self-start">
              <Mark>{String(index + 1)}</Mark>
              <div className="pt-1">
                <h3 className="text-2xl font-extrabold">{stage.title}</h3>
                <p className="mt-1 text-[0.9375rem] text-muted">{stage.text}</p>
              </div>
            </div>
            <StageTools stage={stage} />
          </li>
        ))}
        <li className="flex items-center gap-4 text-2xl font-extrabold">
          <Mark isLast>✓</Mark>
          Offer
        </li>
      </ol>
    </section>
  );
}

function StageTools({ stage }: { stage: Stage }) {
  const own = toolsOf(stage);
  return (
    <ul className="relative grid grid-cols-2 gap-3 sm:gap-4 sm:max-lg:pl-14 [&>:last-child:nth-child(odd)]:col-span-2">
      {own.map(({ name, path, card }, index) => (
        <li key={name}>
          <ToolCard {...card} href={path} icon={<ToolIcon screen={name} />} delay={index * 50} />
        </li>
      ))}
      {stage.id === resumeBuilder.stage && (
        <li>
          <ToolCard
            {...resumeBuilder}
            external
            icon={<FileCheck aria-hidden="true" className="size-5.5 shrink-0" />}
            delay={own.length * 50}
          />
        </li>
      )}
    </ul>
  );
}
