import { Download, FileText, Printer } from "lucide-react";
import type { ChecklistSection } from "#domain/checklist/checklist.ts";
import { type Checked, checklistMarkdown, importProgress, progressText } from "#domain/checklist/progress.ts";
import { download } from "#web/lib/download.ts";
import { showToast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { FileButton } from "#web/ui/file-button.tsx";

type Props = {
  title: string;
  sections: ChecklistSection[];
  checked: Checked;
  /** Returns a function that undoes the import. */
  onImport: (checked: Checked) => () => void;
};

/** Exports and imports the progress, prints the checklist, and copies it as Markdown. */
export function FileActions({ title, sections, checked, onImport }: Props) {
  const load = (text: string) => {
    const imported = importProgress(text, sections);
    if (!imported) {
      const description = "Please choose a progress file that you exported here.";
      return showToast({ title: "Not imported", description, destructive: true });
    }
    const undo = onImport(imported);
    const description = `Steps ticked now: ${imported.size}.`;
    showToast({ title: "Imported", description, action: { label: "Undo", onAction: undo } });
  };

  return (
    <div className="mt-4 grid grid-cols-2 gap-2 sm:flex lg:grid print:hidden">
      <Button
        variant="secondary"
        onClick={() => download("checklist-progress.json", progressText(checked, Date.now()), "application/json")}
      >
        <Download aria-hidden="true" className="size-4 shrink-0" />
        Export
      </Button>
      <FileButton label="Import" accept=".json,application/json" onText={load} />
      <Button
        variant="secondary"
        onClick={() => download("job-ready-checklist.md", checklistMarkdown(title, sections, checked), "text/markdown")}
      >
        <FileText aria-hidden="true" className="size-4 shrink-0" />
        Markdown
      </Button>
      <Button variant="secondary" onClick={() => print()}>
        <Printer aria-hidden="true" className="size-4 shrink-0" />
        Print
      </Button>
    </div>
  );
}
