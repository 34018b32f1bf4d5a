import type { ReadStage } from "#domain/tracker/sheet-rows.ts";
import { standings } from "#domain/tracker/stages.ts";
import { SelectField } from "#web/ui/field.tsx";

/** The stages that the visitor chose for unknown words of a sheet. Keys are in lower case. */
export type ChosenStages = Record<string, string>;

type Props = { stages: ReadStage[]; chosen: ChosenStages; onChoose: (chosen: ChosenStages) => void };

/** Asks which stage each unknown word of a sheet means. */
export function UnknownStages({ stages, chosen, onChoose }: Props) {
  return (
    <div>
      <h4 className="font-semibold">Stages that we do not know</h4>
      <div className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {stages.map(({ text, rows }) => (
          <SelectField
            key={text}
            label={rows > 1 ? `${text} (${rows})` : text}
            value={chosen[text.toLowerCase()] ?? ""}
            onChange={({ target }) => onChoose({ ...chosen, [text.toLowerCase()]: target.value })}
          >
            <option value="">Applied with a day, else Saved</option>
            {standings.map((label) => (
              <option key={label}>{label}</option>
            ))}
          </SelectField>
        ))}
      </div>
      <p className="mt-1 text-muted">Without a choice, the word is kept in the notes.</p>
    </div>
  );
}
