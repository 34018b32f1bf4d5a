import type { ChecklistSection } from "#domain/checklist/checklist.ts";
import { type Checked, progressOf } from "#domain/checklist/progress.ts";
import { slug } from "#domain/text/text.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { ToolLink } from "./tool-link.tsx";

type Props = {
  number: number;
  section: ChecklistSection;
  checked: Checked;
  onTick: (id: string, isTicked: boolean) => void;
};

/** A section of the checklist. Its groups have items to tick or bullets to read. */
export function SectionCard({ number, section, checked, onTick }: Props) {
  const { done, total, percent } = progressOf([section], checked);
  return (
    <section
      id={slug(section.title)}
      className="card p-5 shadow-card sm:p-7 print:border-0 print:p-0 print:shadow-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 break-after-avoid">
        <h2 className="text-2xl">
          {number}. {section.title}
        </h2>
        {total > 0 && (
          <Badge tone={done === total ? "good" : "plain"}>
            {done} of {total}
          </Badge>
        )}
      </div>
      <p className="mt-2 break-inside-avoid break-after-avoid text-muted">{section.description}</p>
      {total > 0 && (
        <div className="mt-4 print:hidden">
          <ProgressBar label={section.title} percent={percent} />
        </div>
      )}
      {section.groups.map(({ title, items, bullets }) => (
        <div key={title ?? ""} className="mt-5">
          {title && <h3 className="mb-1.5 break-after-avoid text-lg">{title}</h3>}
          {bullets && (
            <ul className="list-disc space-y-2 pl-5 marker:text-accent">
              {bullets.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          {items && (
            <ul>
              {items.map(({ id, text, screen, prompt }) => (
                <li key={id} className="break-inside-avoid sm:flex sm:items-baseline sm:justify-between sm:gap-4">
                  <label className="flex min-h-11 cursor-pointer gap-3 py-2 hover:text-accent">
                    <input
                      type="checkbox"
                      id={id}
                      autoComplete="off"
                      checked={checked.has(id)}
                      onChange={({ target }) => onTick(id, target.checked)}
                      className="peer mt-0.5 size-5 shrink-0 accent-accent"
                    />
                    <span className="peer-checked:text-muted peer-checked:line-through">{text}</span>
                  </label>
                  {screen && <ToolLink screen={screen} prompt={prompt} />}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}
