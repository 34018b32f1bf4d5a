import { ChevronDown, FileText, TriangleAlert } from "lucide-react";
import { useRef, useState } from "react";
import { thingsToCheck } from "#domain/portfolio/doubts.ts";
import { leftovers } from "#domain/portfolio/leftovers.ts";
import { valueAt } from "#domain/portfolio/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonStyle } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { BeyondGroup } from "./beyond-group.tsx";
import { EditField } from "./edit-field.tsx";
import { EditList } from "./edit-list.tsx";
import { EditorContext, useEditor } from "./editor-context.ts";
import { type GroupInfo, groups, switches } from "./editor-groups.ts";
import { LeftoverGroup } from "./leftover-group.tsx";
import { OfferedSkills } from "./offered-skills.tsx";
import { SourceText } from "./source-text.tsx";
import { UndoButtons } from "./undo-buttons.tsx";
import type { Work } from "./use-draft.ts";

const textId = "text-of-your-file";

/**
 * `offered` has skills to add. If there are any, the group of skills is open. `isPlacing`: the
 * visitor came to place leftover lines.
 */
type Props = {
  work: Work;
  offered: string[];
  isPlacing: boolean;
  onSection: (section: string) => void;
  onDone: () => void;
};

/** The editor of the portfolio: a group of fields for each section of the site. */
export default function Editor({ work, offered, isPlacing, onSection, onDone }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const draft = work.history.present;
  const doubts = thingsToCheck(draft);
  const left = leftovers(draft);
  const [hadLeft] = useState(left.length > 0);
  // Groups with uncertain values come first. They stay there after the values are confirmed.
  const [doubtful] = useState(() => groups.filter((group) => doubtsIn(group, doubts) > 0));
  const [certain] = useState(() => groups.filter((group) => !doubtful.includes(group)));

  const showNext = () => {
    const place = panel.current?.querySelector("[data-doubt]");
    place?.closest("details")?.setAttribute("open", "");
    place
      ?.querySelector<HTMLElement>(
        place.querySelector("input, textarea, select") ? "input, textarea, select" : "button",
      )
      ?.focus();
  };

  return (
    <EditorContext value={{ draft, doubts, edit: work.edit }}>
      <div
        ref={panel}
        className="card shadow-card lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto"
      >
        <div className="sticky top-0 z-10 flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 rounded-t-card border-b border-line bg-surface py-2 pr-2 pl-4 max-lg:top-16 max-lg:low:static sm:pl-5">
          <h3 className="text-lg max-sm:sr-only">Edit details</h3>
          <p role="status" className="text-sm text-muted">
            {doubts.size > 0 ? `${doubts.size} to check` : left.length > 0 ? "Lines left over" : "All checked"}
          </p>
          {doubts.size > 0 && (
            <Button variant="secondary" size="small" onClick={showNext}>
              Show me
            </Button>
          )}
          <div className="ml-auto flex items-center gap-0.5 sm:gap-1">
            {draft.lines.length > 0 && (
              <a
                href={`#${textId}`}
                aria-label="Text of your file"
                title="Text of your file"
                className={`aspect-square px-0! lg:hidden ${buttonStyle({ variant: "ghost", size: "small" })}`}
              >
                <FileText aria-hidden="true" className="size-4.5" />
              </a>
            )}
            <UndoButtons work={work} />
            <Button size="small" className="lg:hidden" onClick={onDone}>
              Done editing
            </Button>
          </div>
        </div>
        {doubtful.map((group) => (
          <Group key={group.title} group={group} offered={offered} isOpen onOpen={() => onSection(group.section)} />
        ))}
        {(hadLeft || left.length > 0) && <LeftoverGroup left={left} isPlacing={isPlacing} />}
        {certain.map((group, at) => (
          <Group
            key={group.title}
            group={group}
            offered={offered}
            isOpen={offered.length > 0 ? group.section === "skills" : at === 0 && doubtful.length === 0}
            onOpen={() => onSection(group.section)}
          />
        ))}
        <BeyondGroup />
        <Switches />
        {draft.lines.length > 0 && (
          <div className="lg:hidden">
            <SourceText id={textId} draft={draft} />
          </div>
        )}
      </div>
    </EditorContext>
  );
}

function Switches() {
  const { draft, edit } = useEditor();
  return (
    <fieldset className="px-5 py-4">
      <legend className="float-left mb-2.5 w-full text-[0.9375rem] font-semibold">Shown on your site</legend>
      <div className="flex clear-both flex-wrap gap-1.5">
        {switches.map(({ path, label }) => {
          const isOn = valueAt(draft.data, path) === true;
          return (
            <Chip key={path} pressed={isOn} onClick={() => edit({ kind: "set", path, value: !isOn })}>
              {label}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}

type GroupProps = { group: GroupInfo; offered: string[]; isOpen: boolean; onOpen: () => void };

/**
 * The fields of one section of the site. It is a <details>, so that the browser's find-in-page
 * opens it.
 */
function Group({ group, offered, isOpen, onOpen }: GroupProps) {
  const { doubts } = useEditor();
  const toCheck = doubtsIn(group, doubts);
  return (
    <details className="group border-b border-line" open={isOpen} onFocus={onOpen}>
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2 px-5 font-semibold -outline-offset-2 hover:bg-sunken">
        {group.title}
        {toCheck > 0 && (
          <Badge tone="warn">
            <TriangleAlert aria-hidden="true" className="size-3.5" />
            {toCheck} to check
          </Badge>
        )}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-4 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="space-y-4 px-5 pt-1 pb-6">
        {group.section === "skills" && offered.length > 0 && <OfferedSkills words={offered} />}
        {group.fields.map((field) => (
          <EditField key={field.path} {...field} />
        ))}
        {group.lists.map((list) => (
          <EditList key={list.list} {...list} />
        ))}
      </div>
    </details>
  );
}

/** The number of values in a group that should be checked. */
function doubtsIn({ fields, lists }: GroupInfo, doubts: Map<string, string>): number {
  const paths = [...fields.map(({ path }) => path), ...lists.map(({ list }) => list)];
  return [...doubts.keys()].filter((field) => paths.some((path) => field === path || field.startsWith(`${path}.`)))
    .length;
}
