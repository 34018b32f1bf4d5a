import { SlidersHorizontal } from "lucide-react";
import { type ComponentProps, Suspense } from "react";
import { formatNumber } from "#web/lib/number.ts";
import { Button } from "../button.tsx";
import { Facets } from "./facets.tsx";

const filtersId = "filters";

/** Opens the filters on small screens, and shows the number of active filters. */
export function FilterButton({ isOpen, count, onClick }: { isOpen: boolean; count: number; onClick: () => void }) {
  return (
    <Button
      variant="secondary"
      aria-expanded={isOpen}
      aria-controls={filtersId}
      onClick={onClick}
      className="lg:hidden"
    >
      <SlidersHorizontal aria-hidden="true" className="size-4" />
      Filters{count > 0 && ` (${count})`}
    </Button>
  );
}

type PanelProps = ComponentProps<typeof Facets> & { isOpen: boolean; matches: number | undefined; onClose: () => void };

/** The filters. Small screens show them only when open, with a button back to the list. */
export function FilterPanel({ isOpen, matches, onClose, directory, ...facets }: PanelProps) {
  return (
    <div id={filtersId} className={`mt-4 ${isOpen ? "" : "max-lg:hidden"}`}>
      <Suspense>
        <Facets directory={directory} {...facets} />
      </Suspense>
      {isOpen && (
        <div className="sticky bottom-3 low:static z-10 mt-5 lg:hidden">
          <Button className="w-full shadow-float" onClick={onClose}>
            Show {matches === undefined ? "the" : formatNumber(matches)} {directory.noun}
          </Button>
        </div>
      )}
    </div>
  );
}
