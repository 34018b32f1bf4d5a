import { CalendarPlus, Download } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { screens } from "#domain/screens.ts";
import { trackerEvents } from "#domain/tracker/events.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { sheetOf } from "#domain/tracker/sheet.ts";
import { addToCalendar } from "#web/lib/calendar-file.ts";
import { download } from "#web/lib/download.ts";
import { useInstallOffer } from "#web/lib/install-offer.ts";
import { isPersisted } from "#web/lib/persistence.ts";
import { Button } from "#web/ui/button.tsx";
import { AddPins } from "./add-pins.tsx";
import { saveCopy } from "./save-copy.ts";
import { SheetImport } from "./sheet-import.tsx";

type Props = { records: TrackerRecord[]; now: number };

/** Imports and exports records. Says whether the browser may delete them. */
export function ImportExport({ records, now }: Props) {
  const isEmpty = records.length === 0;
  return (
    <section aria-labelledby="kept-title" className="mt-12 border-t border-line pt-8">
      <h2 id="kept-title" className="text-xl">
        Import and export
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        <SheetImport records={records} />
        <AddPins records={records} />
        {!isEmpty && (
          <>
            <DownloadButton label="Copy of the applications (JSON)" onClick={saveCopy} />
            <DownloadButton
              label="Sheet (CSV)"
              onClick={() => download("applications.csv", `\uFEFF${sheetOf(records)}`, "text/csv")}
            />
            <Button variant="secondary" onClick={() => addToCalendar("applications", trackerEvents(records, now))}>
              <CalendarPlus aria-hidden="true" className="size-4" />
              Calendar (ICS)
            </Button>
          </>
        )}
      </div>
      {!isEmpty && <PersistenceNote />}
      <InstallOffer />
    </section>
  );
}

function DownloadButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="secondary" onClick={onClick}>
      <Download aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
}

/** Offers to install the site, if the browser supports that. */
function InstallOffer() {
  const install = useInstallOffer();
  if (!install) return null;
  return (
    <p className="mt-4 flex max-w-2xl flex-wrap items-center gap-x-3 gap-y-2 text-[0.9375rem] text-muted">
      Installed, this site has a window and an icon of its own, and takes postings from the share menu.
      <Button variant="secondary" size="small" onClick={install}>
        Install
      </Button>
    </p>
  );
}

/** Says whether the browser has promised to keep the data. Safari gets a warning. */
function PersistenceNote() {
  const [isKept, setKept] = useState<boolean>();

  // Asks the browser once.
  useEffect(() => {
    isPersisted().then(setKept, () => {});
  }, []);

  return (
    <div className="mt-4 max-w-2xl space-y-2 text-[0.9375rem] text-muted">
      <p>
        {isKept === true && "This browser has agreed to keep your applications until you delete them. "}
        {isKept === false &&
          "This browser may delete your applications when its disk is nearly full. Save a copy now and then. "}
        To bring a copy back, here or on another device, open{" "}
        <Link to={screens["your-data"].path} className="text-accent underline underline-offset-3">
          Your data
        </Link>
        , which also exports all that this site keeps, not your applications alone. You keep the newer state of each
        application, and are asked about those that you deleted since.
      </p>
      {isSafariTab() && (
        <p className="font-semibold text-ink">
          Safari deletes what a site keeps after seven days of use without a visit. Add this site to your home screen or
          dock, or save a copy.
        </p>
      )}
    </div>
  );
}

function isSafariTab(): boolean {
  const isSafari = /^((?!chrome|chromium|android|crios|fxios).)*safari/i.test(navigator.userAgent);
  return isSafari && !matchMedia("(display-mode: standalone)").matches;
}
