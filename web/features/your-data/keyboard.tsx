import { slashKey } from "#domain/storage-keys.ts";
import { forget, keepOrSay, useStored } from "#web/lib/storage.ts";
import { Switch } from "#web/ui/switch.tsx";

/** The one key without Ctrl that works everywhere on a page can be switched off. */
export function Keyboard() {
  const isOn = useStored(slashKey) === null;
  return (
    <section id="keyboard" aria-labelledby="keyboard-title" className="mt-6 card p-5 shadow-card sm:p-6">
      <h2 id="keyboard-title" className="text-xl">
        Keyboard
      </h2>
      <p className="mt-1.5 mb-1">Ctrl K, or ⌘ K, searches the whole site. “/” goes to the search of a page.</p>
      <Switch
        label="Use “/” for the search of a page"
        checked={isOn}
        onChange={() => (isOn ? keepOrSay(slashKey, "off") : forget(slashKey))}
      />
    </section>
  );
}
