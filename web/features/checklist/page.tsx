import type { ComponentType } from "react";
import type { ItemList } from "schema-dts";
import type { ChecklistSection } from "#domain/checklist/checklist.ts";
import { progressOf } from "#domain/checklist/progress.ts";
import { screens } from "#domain/screens.ts";
import { PageData, pageData } from "#web/lib/page-data.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { ClearedNote } from "./cleared-note.tsx";
import { FileActions } from "./file-actions.tsx";
import { NextThree } from "./next-three.tsx";
import { SectionCard } from "./section-card.tsx";
import { SectionLinks } from "./section-links.tsx";
import { useProgress } from "./use-progress.ts";

const title = screens.checklist.title;

/** Loads the checklist, and returns its page. */
export async function loadChecklist(): Promise<{ default: ComponentType }> {
  const sections = await pageData<ChecklistSection[]>(
    "checklist",
    async () => (await import("#content/checklist.json")).default,
  );
  return { default: () => <ChecklistPage sections={sections} /> };
}

const listOf = (sections: ChecklistSection[]): ItemList => ({
  "@type": "ItemList",
  name: title,
  numberOfItems: sections.length,
  itemListElement: sections.map(({ title: name }, index) => ({ "@type": "ListItem", position: index + 1, name })),
});

function ChecklistPage({ sections }: { sections: ChecklistSection[] }) {
  const { checked, isKept, takeOver, tick, cleared, keepEarlyTicks } = useProgress(sections);
  const { done, total, percent } = progressOf(sections, checked);

  return (
    <PageFrame
      screen="checklist"
      title={
        <>
          The Ultimate IT <span className="whitespace-nowrap">Job-Ready</span> Checklist
        </>
      }
      badge={<Badge tone="accent">Complete Career Roadmap</Badge>}
      intro="From Zero to Offer — Every Step Covered"
      data={listOf(sections)}
    >
      <div className="grid gap-5 lg:grid-cols-[1fr_1.4fr] print:block">
        <section className="card p-6 shadow-card">
          <h2 className="text-xl">Your progress</h2>
          <p role="status" className="mt-3 mb-3">
            <strong className="text-3xl font-extrabold tabular-nums">{percent}%</strong>
            <span className="ml-2 text-muted">
              {done} of {total} steps done
            </span>
          </p>
          <ProgressBar label="All sections" percent={percent} />
          <p className="mt-4 text-sm text-muted print:hidden">
            {isKept
              ? "Kept in this browser for 30 days after your last tick. Nothing is sent to us."
              : "This browser keeps no new ticks: they last until you leave. Export them."}
          </p>
          {cleared && (
            <ClearedNote
              count={cleared.checked.size}
              last={cleared.last}
              onBringBack={cleared.bringBack}
              onDismiss={cleared.dismiss}
            />
          )}
          <FileActions title={title} sections={sections} checked={checked} onImport={takeOver} />
        </section>
        <NextThree sections={sections} checked={checked} />
      </div>

      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[15rem_1fr] print:block">
        <SectionLinks sections={sections} checked={checked} />
        <div ref={keepEarlyTicks} className="min-w-0 space-y-6">
          {sections.map((section, index) => (
            <SectionCard key={section.title} number={index + 1} section={section} checked={checked} onTick={tick} />
          ))}
        </div>
      </div>
      <PageData screen="checklist" data={sections} />
    </PageFrame>
  );
}
