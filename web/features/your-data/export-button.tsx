import { Download } from "lucide-react";
import { useState } from "react";
import { exportFile } from "#domain/your-data/data-file.ts";
import type { Stored } from "#domain/your-data/stored-text.ts";
import { download } from "#web/lib/download.ts";
import { answerCopyReminder } from "#web/lib/saved-copy.ts";
import { showToast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { NotFetched } from "./code.ts";
import { readEverything, readLocal } from "./everything.ts";

const save = async (stored: Stored) =>
  download("zero-to-offer-data.json", await exportFile(stored, Date.now()), "application/json");

/** Saves everything to a file. If a part cannot be read, says so and offers to export the rest. */
export function ExportButton({ isEmpty }: { isEmpty: boolean }) {
  const [isBusy, setBusy] = useState(false);

  const saveAll = async () => {
    setBusy(true);
    try {
      await save(await readEverything());
      answerCopyReminder();
    } catch (error) {
      const action =
        error instanceof NotFetched
          ? { label: "Try again", onAction: saveAll }
          : { label: "Export the rest", onAction: () => save(readLocal()) };
      showToast({ title: "Not exported", description: (error as Error).message, destructive: true, action });
    }
    setBusy(false);
  };

  return (
    <Button variant="secondary" disabled={isEmpty} onClick={() => isBusy || saveAll()}>
      <Download aria-hidden="true" className="size-4" />
      {isBusy ? "Exporting..." : "Export"}
    </Button>
  );
}
