import { Check } from "lucide-react";
import { memo, type ReactNode, useState } from "react";
import { portfolioLimits } from "#domain/limits.ts";
import { platforms } from "#domain/portfolio/draft.ts";
import type { Edit } from "#domain/portfolio/edit.ts";
import { isBlank, isMissing } from "#domain/portfolio/missing.ts";
import { valueAt } from "#domain/portfolio/paths.ts";
import { restoreFocus } from "#web/lib/focus.ts";
import { SelectField, TextArea, TextField } from "#web/ui/field.tsx";
import { useEditor } from "./editor-context.ts";
import type { FieldInfo, FieldKind } from "./editor-groups.ts";
import { PhotoField } from "./photo-field.tsx";
import { InYourFile } from "./source-text.tsx";

type Parts = {
  label: string;
  aside: ReactNode;
  hint: string | undefined;
  placeholder: string | undefined;
  dir: "auto";
  value: string;
  onFocus: () => void;
  onChange: (event: { target: { value: string } }) => void;
};

/** A field that edits one value of the portfolio. */
export function EditField({ path, label, kind = "text", hint }: FieldInfo) {
  const { draft, doubts, edit } = useEditor();
  return (
    <Field
      path={path}
      label={label}
      kind={kind}
      hint={hint}
      value={valueAt(draft.data, path)}
      doubt={doubts.get(path)}
      placeholder={isMissing(draft, path) ? missing[draft.source] : undefined}
      lines={draft.lines}
      entry={entryOf(path) && valueAt(draft.data, entryOf(path))}
      edit={edit}
    />
  );
}

/** The path of the entry that contains a field, or "". */
const entryOf = (path: string) => /^.+\.items\.\d+(?=\.)/.exec(path)?.[0] ?? "";

type FieldProps = Required<Omit<FieldInfo, "hint">> & {
  hint: string | undefined;
  value: unknown;
  doubt: string | undefined;
  placeholder: string | undefined;
  lines: string[];
  entry: unknown;
  edit: (edit: Edit) => void;
};

/**
 * Shows why the field's value is uncertain, until the visitor changes or confirms the value. Narrow
 * screens also show where the file has the value that was read. Memoized, so that a key press
 * renders only the fields of one entry.
 */
const Field = memo(function Field(props: FieldProps) {
  const { path, label, kind, hint, value, doubt, placeholder, lines, entry, edit } = props;
  const [isReached, setIsReached] = useState(doubt !== undefined);
  const [typed, setTyped] = useState<unknown>();
  const [read, setRead] = useState({ value, entry });
  // The value was changed elsewhere: moved, undone or placed.
  if (value !== typed && value !== read.value) setRead({ value, entry });
  const change = (next: string | string[]) => {
    setTyped(next);
    edit({ kind: "set", path, value: next });
  };
  const parts = {
    label,
    aside: doubt && (
      <Confirm
        isEmpty={placeholder !== undefined || isBlank(value)}
        onConfirm={() => edit({ kind: "confirm", path })}
        label={label}
      />
    ),
    hint: doubt ?? hint,
    placeholder,
    dir: "auto" as const,
    value: typeof value === "string" ? value : "",
    onFocus: () => setIsReached(true),
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  };
  return (
    <div data-doubt={doubt && ""} className={doubt ? "-mx-3 rounded-xl bg-warn-tint p-3" : ""}>
      <Control kind={kind} parts={parts} words={Array.isArray(value) ? value : []} onChange={change} />
      {isReached && lines.length > 0 && (
        <div className="lg:hidden">
          <InYourFile {...read} lines={lines} />
        </div>
      )}
    </div>
  );
});

const missing = { pdf: "Not found in your file", json: "Not in your file" };

function Control({
  kind,
  parts,
  words,
  onChange,
}: {
  kind: FieldKind;
  parts: Parts;
  words: string[];
  onChange: (value: string | string[]) => void;
}) {
  switch (kind) {
    case "area":
      return (
        <TextArea
          {...parts}
          maxLength={portfolioLimits.paragraph}
          rows={Math.min(12, 3 + parts.value.split("\n").length)}
        />
      );
    case "lines":
    case "words":
      return <WordsField {...parts} separator={kind === "lines" ? "\n" : ", "} words={words} onWords={onChange} />;
    case "platform":
      return (
        <SelectField {...parts}>
          {Object.entries(platforms).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      );
    case "photo":
      return <PhotoField {...parts} onPhoto={onChange} />;
    case "url":
      return (
        <TextField
          {...parts}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={portfolioLimits.url}
        />
      );
    default:
      return <TextField {...parts} type={kind} maxLength={portfolioLimits.line} />;
  }
}

/**
 * Edits a list of words as one text. As long as the text means the current list, it stays as typed.
 */
function WordsField({
  words,
  separator,
  onWords,
  ...parts
}: Parts & { words: string[]; separator: "\n" | ", "; onWords: (words: string[]) => void }) {
  const [typed, setTyped] = useState("");
  const wordsOf = (text: string) =>
    text
      .split(separator.trim() || "\n")
      .map((word) => word.trim().slice(0, portfolioLimits.line))
      .filter(Boolean);
  const isCurrent = wordsOf(typed).join("\n") === words.join("\n");
  const field = {
    ...parts,
    value: isCurrent ? typed : words.join(separator),
    onChange: (event: { target: { value: string } }) => {
      setTyped(event.target.value);
      onWords(wordsOf(event.target.value));
    },
  };
  return separator === "\n" ? <TextArea {...field} rows={Math.min(14, words.length + 2)} /> : <TextField {...field} />;
}

/** Moves the focus to the next value to check, or else to the previous one. */
function passOnToNext(button: Element) {
  const all = [...document.querySelectorAll<HTMLElement>("[data-confirm]")];
  const at = all.indexOf(button as HTMLElement);
  restoreFocus(() => [all[at + 1], all[at - 1]].find((other) => other?.isConnected) ?? null);
}

type ConfirmProps = { label: string; isEmpty?: boolean; onConfirm: () => void };

/** Accepts an uncertain value as it is. */
export function Confirm({ label, isEmpty, onConfirm }: ConfirmProps) {
  return (
    <button
      type="button"
      data-confirm
      onClick={({ currentTarget }) => {
        passOnToNext(currentTarget);
        onConfirm();
      }}
      className="inline-flex min-h-9 items-center gap-1 rounded-full px-2.5 text-sm font-semibold text-warn hover:bg-surface"
    >
      <Check aria-hidden="true" className="size-4" />
      {isEmpty ? "Leave it empty" : "Looks right"}
      <span className="sr-only">: {label}</span>
    </button>
  );
}
