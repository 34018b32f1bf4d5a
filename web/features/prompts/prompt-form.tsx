import { useEffect, useRef, useState } from "react";
import {
  assistantLinks,
  fillPrompt,
  longestValue,
  placeholderLabel,
  placeholders,
  promptParts,
  valuesOfJob,
  valuesOfVisitor,
  wantsLongText,
} from "#domain/prompts/filling.ts";
import { withoutPersonalData } from "#domain/prompts/personal-data.ts";
import type { PromptEntry } from "#domain/prompts/prompts.ts";
import { jobPostingKey } from "#domain/storage-keys.ts";
import { useProfile } from "#web/lib/profile.ts";
import { readStored } from "#web/lib/storage.ts";
import { useWantedJob } from "#web/lib/wanted-job.ts";
import { Button, buttonStyle } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { TextArea, TextField } from "#web/ui/field.tsx";
import { copyFailed, copySucceeded } from "./copy-toasts.ts";
import { drafts, type Values } from "./drafts.ts";
import { promptTextStyle } from "./prompt-preview.tsx";
import { SavedVersions } from "./saved-versions.tsx";
import { usePromptText } from "./use-prompt-text.ts";

/** A field for each placeholder beside the prompt as it will be, then what to do with it. */
export default function PromptForm({ prompt: { id, title } }: { prompt: PromptEntry }) {
  const known = useKnownValues();
  const [values, setValues] = useState<Values>(() => drafts.get(id) ?? known);
  const form = useRef<HTMLElement>(null);
  const preview = useRef<HTMLElement>(null);
  const text = usePromptText(id);
  const names = placeholders(text);
  const filled = fillPrompt(text, values);
  const count = names.filter((name) => values[name]?.trim()).length;
  const assistants = assistantLinks(filled);
  const isTooLong = assistants.some(({ url }) => url === undefined);

  // Focuses the form, which appears below the button.
  // The card is in view already. Scrolling to the tall form would hide the prompt's title.
  useEffect(() => form.current?.focus({ preventScroll: true }), []);

  const change = (next: Values) => {
    drafts.set(id, next);
    setValues(next);
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
      className="grid items-start gap-x-8 gap-y-6 outline-none lg:grid-cols-2"
    >
      <div className="min-w-0">
        <p className="text-sm text-muted">
          {count} of {names.length} blanks filled in
          {names.some((name) => known[name] && known[name] === values[name]) && ", as you told the other tools"}. What
          you type is sent nowhere, and stays until you leave or save it; blanks you skip stay in brackets.
        </p>
        <div className="mt-4 grid items-end gap-4 sm:grid-cols-2">
          {names.map((name) => {
            const isLong = wantsLongText(name);
            const Field = isLong ? TextArea : TextField;
            return (
              <Field
                key={name}
                label={placeholderLabel(name)}
                value={values[name] ?? ""}
                maxLength={longestValue}
                autoComplete="off"
                onChange={(event: { target: { value: string } }) => change({ ...values, [name]: event.target.value })}
                className={isLong ? "sm:col-span-2" : ""}
              />
            );
          })}
        </div>
        <PersonalData values={values} onChange={change} />
      </div>
      <div className="min-w-0 space-y-4 lg:sticky lg:top-20">
        <section
          ref={preview}
          aria-label={`Your version of ${title}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className={`max-h-[28rem] ${promptTextStyle}`}
        >
          {promptParts(text, values).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name than their place
            <Part key={index} {...part} />
          ))}
        </section>
        <p className="text-sm text-muted">
          {count < names.length && (
            <strong className="text-warn">
              {names.length - count} of {names.length} blanks still empty.{" "}
            </strong>
          )}
          {isTooLong
            ? "This version is too long to travel in a link: the buttons copy it and open the assistant, which is another company's. Paste it there."
            : "Copy it, or open it: that hands this text, all that you filled in included, to the company behind the assistant, in the address of a new tab."}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton
            variant="primary"
            size="medium"
            label="Copy your version"
            text={filled}
            onCopied={() => copySucceeded(title)}
            onFailed={failed}
          />
          {!isTooLong && <span className="ml-2 text-sm text-muted">or open in</span>}
          {assistants.map(({ name, home, url }) =>
            url ? (
              <ExternalLink key={name} href={url} className={buttonStyle({ variant: "secondary" })}>
                <span className="sr-only">Open in </span>
                {name}
              </ExternalLink>
            ) : (
              <CopyButton
                key={name}
                size="medium"
                label={`Copy and open ${name}`}
                text={filled}
                onCopied={() => open(home, "_blank", "noopener")}
                onFailed={failed}
              />
            ),
          )}
        </div>
        <SavedVersions promptId={id} values={values} onLoad={change} />
      </div>
    </section>
  );
}

/**
 * What the address says about a job, and its posting, if the visitor came from a comparison with
 * it; before that, what the visitor has told the other tools.
 */
function useKnownValues(): Values {
  const wanted = useWantedJob();
  const { skills, links } = useProfile();
  const target = new URLSearchParams(location.search);
  const [role, company] = [target.get("role"), target.get("company")];
  const told = valuesOfVisitor({ ...wanted, company: role ? "" : wanted.company, skills, links });
  return { ...told, ...valuesOfJob(role, company, readStored(jobPostingKey)) };
}

function Part({ text, kind }: { text: string; kind: string }) {
  if (kind === "text") return text;
  if (kind === "filled") return <strong className="font-semibold text-accent">{text}</strong>;
  return <mark className="rounded-sm bg-warn-tint text-warn">{text}</mark>;
}

/** Warns about personal data, and removes what its patterns find. The next press restores it. */
function PersonalData({ values, onChange }: { values: Values; onChange: (values: Values) => void }) {
  const [taken, setTaken] = useState<{ before: Values; after: Values; removed: number }>();
  const canUndo = taken?.after === values && taken.removed > 0;

  const takeOut = () => {
    const cleaned = Object.entries(values).map(([name, value]) => ({ name, ...withoutPersonalData(value) }));
    const after = Object.fromEntries(cleaned.map(({ name, text }) => [name, text]));
    setTaken({ before: values, after, removed: cleaned.reduce((sum, { removed }) => sum + removed, 0) });
    onChange(after);
  };

  return (
    <div className="mt-6 rounded-xl bg-tint p-4">
      <p className="text-sm">
        An assistant needs no phone number, no address and no secret of your employer to help you. Names and secrets you
        have to take out yourself.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="small" onClick={canUndo ? () => onChange(taken.before) : takeOut}>
          {canUndo ? "Put it back" : "Take out emails, phones, links and streets"}
        </Button>
        <p role="status" className="text-sm text-muted">
          {taken?.after === values && (taken.removed > 0 ? `${taken.removed} taken out` : "Found none")}
        </p>
      </div>
    </div>
  );
}
