import { FileCheck, Flame } from "lucide-react";
import { resumeBuilderCard, tools } from "#domain/tools.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ToolCard } from "./tool-card.tsx";
import { ToolIcon } from "./tool-icons.tsx";

export function HotTools() {
  return (
    <section className="mx-auto max-w-6xl px-4 pt-14 sm:px-6">
      <h2 className="text-3xl font-extrabold">Hot right now</h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {tools
          .filter(({ card }) => card.hot)
          .map(({ name, path, card }, index) => (
            <li key={name}>
              <ToolCard
                {...card}
                href={path}
                icon={<ToolIcon screen={name} />}
                delay={index * 50}
                badge={
                  <Badge tone="lime">
                    <Flame aria-hidden="true" className="size-3.5" />
                    Hot
                  </Badge>
                }
              />
            </li>
          ))}
      </ul>
    </section>
  );
}

export function AllTools() {
  return (
    <section className="mx-auto max-w-6xl px-4 pt-14 sm:px-6">
      <h2 className="text-3xl font-extrabold">All tools</h2>
      <p className="mt-2 text-muted">Free, without an account, in one click.</p>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {tools.map(({ name, path, card }, index) => (
          <li key={name}>
            <ToolCard {...card} href={path} icon={<ToolIcon screen={name} />} delay={index * 50} />
          </li>
        ))}
        <li>
          <ToolCard
            {...resumeBuilderCard}
            external
            icon={<FileCheck aria-hidden="true" className="size-5.5" />}
            delay={tools.length * 50}
          />
        </li>
      </ul>
    </section>
  );
}
