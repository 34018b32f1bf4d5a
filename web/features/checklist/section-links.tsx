import { Check } from "lucide-react";
import type { ChecklistSection } from "#domain/checklist/checklist.ts";
import { type Checked, progressOf } from "#domain/checklist/progress.ts";
import { slug } from "#domain/text/text.ts";

/**
 * Links to each section, with its progress. Wide screens show them beside the list, small screens
 * as a strip above it.
 */
export function SectionLinks({ sections, checked }: { sections: ChecklistSection[]; checked: Checked }) {
  return (
    <nav
      aria-label="Sections"
      className="min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto print:hidden"
    >
      <ol className="-mx-1 flex gap-2 overflow-x-auto p-1 lg:mx-0 lg:flex-col lg:gap-0.5">
        {sections.map((section, index) => {
          const { done, total } = progressOf([section], checked);
          return (
            <li key={section.title} className="shrink-0">
              <a
                href={`#${slug(section.title)}`}
                className="flex min-h-9 items-center gap-2 rounded-full border border-edge px-3.5 py-1.5 text-sm font-medium hover:border-accent hover:text-accent lg:rounded-lg lg:border-transparent lg:px-2.5"
              >
                <span className="text-muted tabular-nums">{index + 1}</span>
                <span className="flex-1">{section.title}</span>
                {total > 0 &&
                  (done === total ? (
                    <Check role="img" aria-label="(done)" className="size-4 text-good" />
                  ) : (
                    <span className="text-muted tabular-nums">
                      {done}/{total}
                    </span>
                  ))}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
