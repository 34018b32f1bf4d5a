import { ArrowDown, ArrowUp } from "lucide-react";
import type { Headings, SectionName } from "#domain/resume-file/options.ts";

/** A section of the resume. `isShown` tells whether the file includes it. */
type SectionChoice = { name: SectionName; isShown: boolean };

type Props = {
  sections: SectionChoice[];
  headings: Headings;
  onChange: (sections: SectionChoice[]) => void;
};

/** Chooses the sections of the file, and their order. */
export function Sections({ sections, headings, onChange }: Props) {
  const move = (from: number, to: number) => {
    const next = [...sections];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  return (
    <ol className="divide-y divide-line rounded-xl border border-line">
      {sections.map(({ name, isShown }, at) => (
        <li key={name} className="flex items-center gap-1 pr-1 pl-3.5">
          <label className="flex min-h-11 grow cursor-pointer items-center gap-3 text-[0.9375rem]">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={isShown}
              onChange={() => onChange(sections.with(at, { name, isShown: !isShown }))}
            />
            {headings[name]}
          </label>
          {[
            { to: at - 1, way: "up", Icon: ArrowUp },
            { to: at + 1, way: "down", Icon: ArrowDown },
          ].map(({ to, way, Icon }) => (
            <button
              key={way}
              type="button"
              aria-label={`Move ${headings[name]} ${way}`}
              aria-disabled={sections[to] === undefined}
              onClick={() => sections[to] && move(at, to)}
              className="grid size-10 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink aria-disabled:opacity-35"
            >
              <Icon aria-hidden="true" className="size-4" />
            </button>
          ))}
        </li>
      ))}
    </ol>
  );
}
