import { maxPromptValue } from "#domain/limits.ts";
import { placeholderLabel, wantsLongText } from "#domain/prompts/filling.ts";
import { TextArea } from "#web/ui/field.tsx";
import { GrowingTextArea } from "#web/ui/growing-text-area.tsx";
import type { Values } from "./drafts.ts";

type Props = { names: string[]; values: Values; onChange: (values: Values) => void };

/** A text area for each placeholder. Any of them may get a list, so line breaks are kept. */
export function Blanks({ names, values, onChange }: Props) {
  return (
    <div className="mt-4 grid items-end gap-4 sm:grid-cols-2">
      {names.map((name) => {
        const isLong = wantsLongText(name);
        const Field = isLong ? TextArea : GrowingTextArea;
        return (
          <Field
            key={name}
            label={placeholderLabel(name)}
            value={values[name] ?? ""}
            maxLength={maxPromptValue}
            autoComplete="off"
            onChange={(event) => onChange({ ...values, [name]: event.target.value })}
            className={isLong ? "sm:col-span-2" : ""}
          />
        );
      })}
    </div>
  );
}
