import { useEffect, useRef } from "react";
import { fillPrompt, placeholders, promptParts } from "#domain/prompts/filling.ts";
import type { PromptEntry } from "#domain/prompts/prompts.ts";
import { Button } from "#web/ui/button.tsx";
import { Blanks } from "./blanks.tsx";
import { copyFailed } from "./copy-toasts.ts";
import { clearDraft, keepDraft, useDraft, useIsRefused, type Values } from "./drafts.ts";
import { PersonalData } from "./personal-data.tsx";
import { PromptActions } from "./prompt-actions.tsx";
import { promptTextStyle } from "./prompt-preview.tsx";
import { SavedVersions } from "./saved-versions.tsx";
import { useAskWhileUnused } from "./use-ask-while-unused.ts";
import { useKnownValues } from "./use-known-values.ts";
import { usePromptText } from "./use-prompt-text.ts";

/** In px. If less than this of a form is visible, the form counts as out of sight. */
const leastShown = 240;

/** A field for each placeholder, beside the filled prompt and its actions. */
export default function PromptForm({ prompt: { id, title } }: { prompt: PromptEntry }) {
  const known = useKnownValues();
  const draft = useDraft(id);
  const fate = useIsRefused()
    ? "is lost when you leave, as this browser keeps nothing"
    : "stays in this tab until you close it";
  const values = draft ?? known;
  const form = useRef<HTMLElement>(null);
  const preview = useRef<HTMLElement>(null);
  const text = usePromptText(id);
  const names = placeholders(text);
  const filled = names.filter((name) => values[name]?.trim());
  const count = filled.length;
  const onUsed = useAskWhileUnused(id, draft);
  const prefilled = filled.filter((name) => known[name] === values[name]).length;

  // Focuses the new form without scrolling, because scrolling would hide the prompt's title. A card
  // of the right column moves below the other cards: if its form is out of sight, the card is
  // scrolled into view.
  useEffect(() => {
    form.current?.focus({ preventScroll: true });
    const { top = 0 } = form.current?.getBoundingClientRect() ?? {};
    if (top > innerHeight - leastShown) form.current?.closest("li")?.scrollIntoView();
  }, []);

  const change = (next: Values) => keepDraft(id, next);

  const clear = () => {
    clearDraft(id);
    form.current?.focus({ preventScroll: true });
  };

  const failed = () => {
    copyFailed();
    if (preview.current) getSelection()?.selectAllChildren(preview.current);
  };

  return (
    <section
      ref={form}
      tabIndex={-1}
      aria-label={`Form of ${title}`}
      className="grid items-start gap-x-8 gap-y-6 rounded-lg lg:grid-cols-2"
    >
      <div className="min-w-0">
        <p className="text-sm text-muted">
          {count} of {names.length} blanks filled in
          {prefilled > 0 && `, ${prefilled < count ? `${prefilled} of them ` : ""}as you told the other tools`}. What
          you type is sent nowhere, and {fate}; blanks you skip stay in brackets.
        </p>
        <Blanks names={names} values={values} onChange={change} />
        {draft && (
          <Button variant="ghost" size="small" className="mt-4" onClick={clear}>
            Clear
          </Button>
        )}
        <PersonalData values={values} onChange={change} />
      </div>
      <div className="min-w-0 space-y-4 lg:sticky lg:top-20">
        <section
          ref={preview}
          aria-label={`Your version of ${title}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          className={`max-h-[28rem] ${promptTextStyle}`}
        >
          {promptParts(text, values).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, only a position
            <Part key={index} {...part} />
          ))}
        </section>
        <PromptActions
          title={title}
          text={fillPrompt(text, values)}
          blanks={names.length}
          empty={names.length - count}
          onUsed={onUsed}
          onFailed={failed}
        />
        <SavedVersions promptId={id} values={values} />
      </div>
    </section>
  );
}

function Part({ text, kind }: { text: string; kind: string }) {
  if (kind === "text") return text;
  if (kind === "filled") return <strong className="font-semibold text-accent">{text}</strong>;
  return <mark className="rounded-sm bg-warn-tint text-warn">{text}</mark>;
}
