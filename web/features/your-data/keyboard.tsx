import { slashKey } from "#domain/storage-keys.ts";
import { forget, storeOrWarn, useStored } from "#web/lib/storage.ts";

/** The keyboard shortcuts. WCAG 2.1.4 requires that "/" can be switched off. */
export function Keyboard() {
  const isOn = useStored(slashKey) === null;
  return (
    <section id="keyboard" aria-labelledby="keyboard-title" className="mt-6 card p-5 shadow-card sm:p-6">
      <h2 id="keyboard-title" className="text-xl">
        Keyboard
      </h2>
      <p className="mt-1.5">
        Ctrl K, or ⌘ K, searches the whole site. “/” goes to the search of a page, or of the site where a page has none.
        F8 goes to a message in the corner, such as one with Undo.
      </p>
      <label className="mt-1 inline-flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={isOn}
          onChange={() => (isOn ? storeOrWarn(slashKey, "off") : forget(slashKey))}
        />
        Use “/” for search
      </label>
    </section>
  );
}
