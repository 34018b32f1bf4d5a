import { Download, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useEffect, useState } from "react";
import type { Draft } from "#domain/portfolio/draft.ts";
import { headingsNotTaken, headingsOf } from "#domain/portfolio/resume-headings.ts";
import { toResume } from "#domain/portfolio/to-resume.ts";
import { type DesignName, designs, type PaperName, papers, usualOrder } from "#domain/resume-file/options.ts";
import { sectionsOf } from "#domain/resume-file/resume-blocks.ts";
import { Button } from "#web/ui/button.tsx";
import { ChoiceChips } from "#web/ui/choice-chips.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Modal, type ModalState } from "../modal.tsx";
import { RadioCards } from "../radio-cards.tsx";
import {
  CannotWrite,
  downloadResume,
  type Format,
  formats,
  usualDesign,
  usualPaper,
  writePdfAhead,
  writeUsualPdf,
} from "./files.ts";
import { FormFields } from "./form-fields.tsx";
import { Sections } from "./sections.tsx";

export { writeUsualPdf };

type Props = ModalState & { draft: Draft };

const views = [
  { value: "file", label: "As a file" },
  { value: "form", label: "Copy into a form" },
] as const;

const designChoices = Object.entries(designs).map(([value, words]) => ({ value: value as DesignName, ...words }));
const paperChoices = Object.entries(papers).map(([value, { label }]) => ({ value: value as PaperName, label }));

/** Offers the draft as a resume: as a file in one of several formats, or as fields to copy. */
export default function ResumeDialog({ draft, isOpen, onOpenChange, opener }: Props) {
  const [view, setView] = useState<"file" | "form">("file");
  const resume = toResume(draft.data, draft.beyond);
  return (
    <Modal
      {...{ isOpen, onOpenChange, opener }}
      describedBy="resume-promise"
      className="w-[min(46rem,calc(100vw-2rem))] p-5"
    >
      <div className="flex items-start justify-between gap-4">
        <Dialog.Title className="text-2xl">Download your resume</Dialog.Title>
        <Dialog.Close asChild>
          <button
            type="button"
            aria-label="Close"
            className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </Dialog.Close>
      </div>
      <p id="resume-promise" className="mt-1 text-[0.9375rem] text-muted">
        One column of real text, which people and machines read alike. It is made in this browser: nothing is sent.
      </p>
      <div className="mt-5">
        <ChoiceChips label="How you want it" value={view} choices={views} onChange={setView} />
      </div>
      <div className="mt-6">
        {view === "file" ? <Files draft={draft} resume={resume} /> : <FormFields resume={resume} />}
      </div>
    </Modal>
  );
}

type State = { kind: "idle" } | { kind: "busy"; format: Format } | { kind: "done" | "failed"; text: string };

function Files({ draft, resume }: { draft: Draft; resume: ReturnType<typeof toResume> }) {
  const [design, setDesign] = useState(usualDesign);
  const [paper, setPaper] = useState(usualPaper);
  const [order, setOrder] = useState(() => usualOrder.map((name) => ({ name, isShown: true })));
  const [state, setState] = useState<State>({ kind: "idle" });
  const written = sectionsOf(resume);
  const choices = order.filter(({ name }) => written.includes(name));

  const sections = choices.filter(({ isShown }) => isShown).map(({ name }) => name);
  const headings = headingsOf(draft);
  const notTaken = headingsNotTaken(draft);
  const chosen = { design, paper, sections, headings };

  // Each choice starts to write the PDF in a worker.
  useEffect(() => writePdfAhead(resume, chosen));

  const save = async (format: Format) => {
    setState({ kind: "busy", format });
    try {
      const text = await downloadResume(resume, draft, format, chosen);
      setState({ kind: "done", text: `Downloaded: ${text}.` });
    } catch (error) {
      const text = "The file could not be made. Check your connection, then try again.";
      setState({ kind: "failed", text: error instanceof CannotWrite ? error.message : text });
    }
  };

  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="space-y-6">
          <RadioCards
            legend="Design"
            name="resume-design"
            value={design}
            choices={designChoices}
            onChoose={setDesign}
          />
          <div>
            <p className="mb-1.5 text-[0.9375rem] font-semibold">Paper</p>
            <ChoiceChips label="Paper" value={paper} choices={paperChoices} onChange={setPaper} />
          </div>
        </div>
        <fieldset>
          <legend className="mb-1.5 text-[0.9375rem] font-semibold">Sections</legend>
          {choices.length > 0 ? (
            <Sections
              sections={choices}
              headings={headings}
              onChange={(next) => setOrder([...next, ...order.filter(({ name }) => !written.includes(name))])}
            />
          ) : (
            <p className="text-[0.9375rem] text-muted">
              Your draft has no experience, education or skills yet. Add them in the editor, and they are here.
            </p>
          )}
          {notTaken.length > 0 && (
            <p className="mt-2 text-sm text-muted">
              Resume readers do not know {notTaken.map((text) => `“${text}”`).join(" or ")} as a heading, so the file
              says it in usual words.
            </p>
          )}
        </fieldset>
      </div>
      <div role="status" className="mt-6 min-h-6 text-[0.9375rem]">
        {state.kind === "busy" && (
          <span className="flex items-center gap-2 text-muted">
            <Spinner /> Making your file
          </span>
        )}
        {state.kind === "done" && <span className="font-medium">{state.text}</span>}
      </div>
      {state.kind === "failed" && (
        <p role="alert" className="rounded-xl bg-bad-tint px-4 py-3 text-[0.9375rem] break-words text-bad">
          {state.text}
        </p>
      )}
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {formats.map(({ name, label, text }, at) => (
          <li key={name} className={at === 0 ? "sm:col-span-2" : ""}>
            <Button
              variant={at === 0 ? "primary" : "secondary"}
              className="w-full"
              disabled={state.kind === "busy"}
              onClick={() => save(name)}
            >
              <Download aria-hidden="true" className="size-4" />
              {label}
              <span className="font-normal max-sm:sr-only">{` – ${text}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
