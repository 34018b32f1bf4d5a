type Props<Value> = {
  legend: string;
  /** The name of the radio buttons in their form. */
  name: string;
  value: Value;
  choices: { value: Value; label: string; text: string }[];
  onChoose: (value: Value) => void;
};

/** Radio buttons as cards, each with a line of explanation. */
export function RadioCards<Value extends string>({ legend, name, value: chosen, choices, onChoose }: Props<Value>) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">{legend}</legend>
      <div className="grid gap-2">
        {choices.map(({ value, label, text }) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-3 rounded-xl border border-edge px-3.5 py-2.5 has-checked:border-accent has-checked:bg-tint"
          >
            <input
              type="radio"
              name={name}
              className="mt-1 size-4 accent-accent"
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span>
              <span className="block text-[0.9375rem] font-semibold">{label}</span>
              <span className="block text-sm text-muted">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
