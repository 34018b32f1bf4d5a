import { FolderOpen, PencilLine, RefreshCw } from "lucide-react";
import { type FormEvent, useState } from "react";
import { maxNameLength, nameFault, type ResumeVersion } from "#domain/resume-versions/versions.ts";
import { focusOnMount } from "#web/lib/focus.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmButton } from "#web/ui/confirm-button.tsx";
import { TextField } from "#web/ui/field.tsx";

type Props = {
  version: ResumeVersion;
  versions: ResumeVersion[];
  /** The parts that differ from the current draft. */
  different: string[];
  /** Whether some version equals the draft. If so, opening another version loses nothing. */
  isDraftKept: boolean;
  onOpen: () => void;
  onReplace: () => void;
  onRename: (name: string) => Promise<boolean>;
  onDelete: () => void;
};

/**
 * A stored version. Shows how it differs from the draft, with buttons to open, replace, rename or
 * delete it.
 */
export function VersionItem(props: Props) {
  const { version, versions, different, isDraftKept, onOpen, onReplace, onRename, onDelete } = props;
  const [newName, setNewName] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [isBack, setIsBack] = useState(false);
  const named = <span className="sr-only"> {version.name}</span>;

  const close = () => {
    setNewName(undefined);
    setFault(undefined);
    setIsBack(true);
  };

  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = (newName ?? "").trim();
    const found = nameFault(trimmed, versions, version.id);
    setFault(found);
    if (!found && (trimmed === version.name || (await onRename(trimmed)))) close();
  };

  return (
    <li className="py-4">
      <h3 dir="auto" className="text-base wrap-anywhere">
        {version.name}
      </h3>
      <p className="mt-0.5 text-sm text-muted">
        {different.length === 0 ? "The same as your draft" : `Differs from your draft in ${different.join(", ")}`}
      </p>
      {newName !== undefined ? (
        <form onSubmit={rename} noValidate className="mt-3 flex flex-wrap items-start gap-2">
          <TextField
            ref={focusOnMount}
            label="New name"
            className="w-full max-w-xs"
            autoComplete="off"
            maxLength={maxNameLength}
            value={newName}
            {...(fault && { error: fault })}
            onChange={({ target }) => setNewName(target.value)}
          />
          <div className="flex gap-2 sm:mt-7.5">
            <Button type="submit">Rename</Button>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <ConfirmButton
            label={<>Open{named}</>}
            icon={FolderOpen}
            question={isDraftKept ? undefined : `Open “${version.name}” in place of your draft? No version keeps it.`}
            answers={["Cancel", "Open it"]}
            onConfirm={onOpen}
          />
          <ConfirmButton
            label={<>Overwrite with your draft{named}</>}
            icon={RefreshCw}
            question={different.length === 0 ? undefined : `Overwrite “${version.name}” with your draft?`}
            answers={["Cancel", "Overwrite"]}
            onConfirm={onReplace}
          />
          <Button ref={isBack ? focusOnMount : undefined} variant="secondary" onClick={() => setNewName(version.name)}>
            <PencilLine aria-hidden="true" className="size-4" />
            Rename
            {named}
          </Button>
          <ConfirmButton label="Delete" question={`Delete “${version.name}”?`} onConfirm={onDelete} />
        </div>
      )}
    </li>
  );
}
