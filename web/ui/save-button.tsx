import { Bookmark } from "lucide-react";
import { type ReactNode, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { screens } from "#domain/screens.ts";
import { isSaved, type Saveable } from "#domain/tracker/saveable.ts";
import { useSaved } from "#web/lib/saved.ts";
import { showToast } from "#web/lib/toast.ts";
import { buttonStyle } from "./button.tsx";

const load = () => import("#web/lib/save.ts");

type Props = {
  thing: Saveable;
  isSaved: boolean;
  /** For a row of icons: shown alone, without label and style. */
  icon?: ReactNode;
};

/** Saves a thing to the tracker. If it is saved already, opens the tracker. */
export function SaveButton({ thing, isSaved, icon }: Props) {
  const [isSaving, setSaving] = useState(false); // a slow network may take seconds to bring the code
  const label = isSaved ? "Saved" : "Save";
  const prefetch = () => void load().catch(() => {});
  const press = async () => {
    if (isSaved) return navigate(screens.tracker.path);
    if (isSaving) return;
    setSaving(true);
    await save(thing);
    setSaving(false);
  };
  return (
    <button
      type="button"
      aria-label={`${label}: ${thing.title}${isSaved ? ", open the tracker" : ""}`}
      title={isSaved ? "Open the tracker" : "Save to your tracker"}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={press}
      aria-busy={isSaving || undefined}
      className={`aria-busy:animate-pulse aria-busy:opacity-60 ${icon ? "" : buttonStyle({ variant: "secondary", size: "small" })}`}
    >
      {icon ?? (
        <>
          <Bookmark aria-hidden="true" className={`size-4 ${isSaved ? "fill-current text-accent" : ""}`} />
          {label}
        </>
      )}
    </button>
  );
}

/** A SaveButton that checks for itself whether the thing is saved. */
export function SaveToTracker({ thing }: { thing: Saveable }) {
  return <SaveButton thing={thing} isSaved={isSaved(thing, useSaved())} />;
}

/** Fetches the code and saves. If the code is missing, as it may be offline, a toast says so. */
async function save(thing: Saveable): Promise<void> {
  const module = await load().catch(() => undefined);
  if (module) return module.save(thing);
  showToast({ title: "Not saved", description: "The connection is gone. Please try again.", destructive: true });
}
