import type { ChecklistSection } from "#domain/checklist/checklist.ts";
import { type Checked, nextThree } from "#domain/checklist/progress.ts";

/**
 * Links to the first three unticked items. Except for the longest, all items have the same height.
 * So the list below seldom moves when one of the three changes.
 */
export function NextThree({ sections, checked }: { sections: ChecklistSection[]; checked: Checked }) {
  const next = nextThree(sections, checked);
  return (
    <section className="rounded-card bg-tint p-6 print:hidden">
      <h2 className="text-xl">{next.length > 0 ? "Your next three steps" : "Every step is done"}</h2>
      {next.length === 0 && <p className="mt-3">That was the whole road. Go and enjoy the offer you earned.</p>}
      <ol className="mt-2">
        {next.map(({ section, item }, index) => (
          <li key={item.id} className="border-line not-first:border-t">
            <a href={`#${item.id}`} onClick={() => goTo(item.id)} className="group flex gap-4 py-3">
              <span className="text-2xl leading-tight font-extrabold text-accent tabular-nums">{index + 1}</span>
              <span>
                <span className="block min-h-[3lh] font-semibold wrap-anywhere group-hover:text-accent group-hover:underline sm:min-h-[2lh]">
                  {item.text}
                </span>
                <span className="text-sm text-muted">{section}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Focuses the checkbox, so that Space ticks it. */
function goTo(id: string) {
  document.getElementById(id)?.focus({ preventScroll: true });
}
