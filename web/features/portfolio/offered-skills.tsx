import { ArrowLeft, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { Link } from "wouter";
import { screens } from "#domain/screens.ts";
import { Button, buttonStyle } from "#web/ui/button.tsx";
import { useEditor } from "./editor-context.ts";

const path = "sections.about.skills.items";

/** Buttons that add the skills that a job match found missing, and a link back to the match. */
export function OfferedSkills({ words }: { words: string[] }) {
  const { draft, edit } = useEditor();
  const box = useRef<HTMLDivElement>(null);
  const skills = draft.data.sections.about.skills.items;
  const isThere = (word: string) => skills.some((skill) => skill.toLowerCase() === word.toLowerCase());
  const there = words.filter(isThere);

  // Focuses the first button, because the visitor comes from the job match.
  useEffect(() => box.current?.querySelector<HTMLElement>("button, a")?.focus(), []);

  const add = (word: string) => {
    flushSync(() => edit({ kind: "set", path, value: [...skills, word] }));
    box.current?.querySelector("a")?.focus();
  };

  return (
    <div ref={box} className="space-y-3 rounded-xl bg-tint p-3">
      <p role="status" className="text-[0.9375rem] empty:hidden">
        {there.length > 0 && `Your skills name ${there.join(" and ")}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {words
          .filter((word) => !isThere(word))
          .map((word) => (
            <Button key={word} size="small" onClick={() => add(word)}>
              <Plus aria-hidden="true" className="size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">Add {word}</span>
            </Button>
          ))}
        <Link
          to={`${screens["job-match"].path}#result`}
          className={buttonStyle({ variant: "secondary", size: "small" })}
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to the job match
        </Link>
      </div>
    </div>
  );
}
