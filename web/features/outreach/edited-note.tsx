import { doesNotName } from "./copied-text.ts";

/** Says that a message is edited and whom it does not name. Offers the template again. */
export function EditedNote({ isKept, missing, onBack }: { isKept: boolean; missing: string[]; onBack: () => void }) {
  return (
    <p className="mt-3 text-sm text-muted">
      {isKept
        ? "Edited, and kept in this browser. Names and the company go on to fill their places; your words stay, and tone and length no longer change them."
        : "Edited, so tone and length no longer change it. But this browser could not keep it: copy it before you leave."}{" "}
      {missing.length > 0 && <strong>{doesNotName(missing)} </strong>}
      <button type="button" className="font-semibold text-accent underline underline-offset-2" onClick={onBack}>
        Back to the template
      </button>
    </p>
  );
}
