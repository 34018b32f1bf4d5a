import { FileJson, FileUp } from "lucide-react";
import { useRef } from "react";
import { slug } from "#domain/text/text.ts";
import { download } from "#web/lib/download.ts";
import { notify } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { FileInput } from "#web/ui/file-input.tsx";
import { importedDraft } from "./json-resume-file.ts";
import type { Work } from "./use-draft.ts";

/** Exports the draft as a JSON Resume file, and imports one. */
export function Portability({ work }: { work: Work }) {
  const input = useRef<HTMLInputElement>(null);
  const { data, beyond } = work.history.present;

  const exportFile = async () => {
    try {
      const { exportJsonResume } = await import("#domain/json-resume/json-resume.ts");
      download(`${slug(data.settings.name) || "resume"}.json`, exportJsonResume(data, beyond), "application/json");
    } catch {
      notify.error("Your data could not be exported. Please try again.");
    }
  };

  const importFile = async (file: File) => {
    try {
      const { design, accent } = work.history.present;
      work.edit({ kind: "replace", draft: { ...(await importedDraft(file)), design, accent } });
      notify.success("JSON Resume imported. Undo brings the old data back.");
    } catch (error) {
      notify.error(error instanceof Error ? error.message : "This file could not be imported.");
    }
  };

  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-4 card p-5">
      <div className="max-w-xl">
        <h2 className="text-lg">Your data is yours</h2>
        <p className="mt-1 text-[0.9375rem] text-muted">
          JSON Resume is an open format that many resume tools read.
          {work.isKept && " Until you start over, your work is kept in this browser and nowhere else."}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" className="size-4" />
          Import JSON Resume
        </Button>
        <Button variant="secondary" onClick={exportFile}>
          <FileJson aria-hidden="true" className="size-4" />
          Export JSON Resume
        </Button>
        <FileInput ref={input} label="A JSON Resume file" accept="application/json,.json" onFile={importFile} />
      </div>
    </div>
  );
}
