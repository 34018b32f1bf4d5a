import { LayoutGrid, List } from "lucide-react";
import { Button } from "../button.tsx";
import type { View } from "./use-directory-state.ts";

export function ViewButton({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const OtherView = view === "grid" ? List : LayoutGrid;
  return (
    <Button
      variant="secondary"
      aria-label={view === "grid" ? "Show as a compact list" : "Show as a grid"}
      onClick={() => onChange(view === "grid" ? "compact" : "grid")}
      className="w-11 px-0! max-lg:hidden"
    >
      <OtherView aria-hidden="true" className="size-5" />
    </Button>
  );
}
