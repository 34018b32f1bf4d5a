import { useState } from "react";
import { readPasted } from "#domain/tracker/posting.ts";
import { TextArea } from "#web/ui/field.tsx";
import { dayHabit } from "./day-habit.ts";
import type { Form } from "./form.ts";

const fieldNames = {
  title: "title",
  organization: "company",
  place: "place",
  pay: "pay",
  deadline: "deadline",
  url: "address",
};

/** A field for a pasted posting. Fills the form from it, and says which fields it has found. */
export function PasteBox({ onRead }: { onRead: (found: Partial<Form>) => void }) {
  const [text, setText] = useState("");
  const [report, setReport] = useState("");

  const read = (pasted: string) => {
    setText(pasted);
    if (!pasted.trim()) {
      onRead({});
      return setReport("");
    }
    const { tags: _tags, interviews: _interviews, sent: _sent, ...found } = readPasted(pasted, dayHabit());
    const filled = Object.fromEntries(Object.entries(found).filter(([, value]) => value));
    onRead(filled);
    const names = Object.entries(fieldNames).flatMap(([key, name]) => (key in filled ? [name] : []));
    if ("posting" in filled) names.push("text");
    setReport(`Read: ${names.join(", ")}. Please check it below.`);
  };

  return (
    <div>
      <TextArea
        label="Paste an address, a posting, or a page's source (optional)"
        rows={3}
        value={text}
        onChange={(event) => read(event.target.value)}
        placeholder="https://…"
        hint="The source of a page says most: title, company, place, pay and deadline are read from it. The address itself is not opened."
      />
      <p role="status" className="mt-1.5 text-sm font-semibold empty:hidden">
        {report}
      </p>
    </div>
  );
}
