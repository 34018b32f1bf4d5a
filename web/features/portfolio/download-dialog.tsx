import { Dialog } from "radix-ui";
import { type FormEvent, useState } from "react";
import { maxEmail, maxPersonName } from "#domain/limits.ts";
import { toCheck } from "#domain/portfolio/doubts.ts";
import type { Draft } from "#domain/portfolio/draft.ts";
import { screens } from "#domain/screens.ts";
import { notify, showToast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { type BundleKind, downloadPortfolio } from "./download-portfolio.ts";
import { Modal, type ModalState } from "./modal.tsx";
import { RadioCards } from "./radio-cards.tsx";
import { useLead } from "./use-lead.ts";

type Props = ModalState & {
  draft: Draft;
  onError: (text: string | undefined) => void;
  /** The number of uncertain values that the visitor has not checked. */
  doubts: number;
  onCheck: () => void;
};

const kinds: { value: BundleKind; label: string; text: string }[] = [
  { value: "single", label: "One page", text: "A single index.html that opens with a double click" },
  { value: "separate", label: "Separate files", text: "For developers: needs a web server, even to preview it" },
];

export default function DownloadDialog({ draft, isOpen, onOpenChange, onError, opener, doubts, onCheck }: Props) {
  const { name, email, fields, errors, change, clear, leave } = useLead(draft.data.settings.name);
  const [kind, setKind] = useState<BundleKind>("single");
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const isStored = await leave();
    setIsBusy(false);
    if (!isStored) return;

    showToast({ title: "Thank you! 🎉", description: "Your portfolio code is downloading now." });
    onOpenChange(false);
    clear();
    onError(undefined);
    try {
      await downloadPortfolio(draft, kind);
      notify.success("Portfolio downloaded successfully!");
    } catch {
      onError("Failed to download portfolio. Please try again.");
      notify.error("Failed to download portfolio. Please try again.");
    }
  };

  return (
    <Modal
      {...{ isOpen, onOpenChange, opener }}
      describedBy="download-promise"
      className="w-[min(30rem,calc(100vw-2rem))] p-6"
    >
      <Dialog.Title className="text-2xl">One last step to download</Dialog.Title>
      {doubts > 0 && <StillToCheck count={doubts} onCheck={onCheck} />}
      <form noValidate onSubmit={submit} className="mt-6 space-y-5">
        <TextField
          label="Your Name"
          autoComplete="name"
          maxLength={maxPersonName}
          aria-required="true"
          dir="auto"
          ref={fields.name}
          {...(errors.name && { error: errors.name })}
          value={name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label="Email Address"
          type="email"
          autoComplete="email"
          maxLength={maxEmail}
          aria-required="true"
          ref={fields.email}
          {...(errors.email && { error: errors.email })}
          value={email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <RadioCards legend="What you get" name="kind" value={kind} choices={kinds} onChoose={setKind} />
        <Promises />
        <div className="flex justify-end gap-2 max-sm:flex-col-reverse">
          <Dialog.Close asChild>
            <Button variant="secondary">Cancel</Button>
          </Dialog.Close>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? "Processing..." : "Download Source Code"}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Says what happens to the name and the email address. */
function Promises() {
  return (
    <div className="space-y-1.5 text-center text-sm text-muted">
      <p id="download-promise" className="font-semibold text-ink">
        Secure & private • No spam • Instant download
      </p>
      <p>
        We keep your name and email address for a year, to know who downloads and to tell you if something is seriously
        wrong with your site. The site itself stays with you. To have them deleted, see{" "}
        <a
          href={screens["your-data"].path}
          target="_blank"
          rel="noopener"
          className="text-accent underline underline-offset-3"
        >
          Your data
        </a>
        .
      </p>
    </div>
  );
}

/** Reminds the visitor of unchecked values, so that no site is published with a wrong name. */
function StillToCheck({ count, onCheck }: { count: number; onCheck: () => void }) {
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-card bg-warn-tint px-4 py-3">
      <p className="text-[0.9375rem]">Download with {toCheck(count)}?</p>
      <Dialog.Close asChild>
        <Button variant="secondary" size="small" onClick={onCheck}>
          Check first
        </Button>
      </Dialog.Close>
    </div>
  );
}
