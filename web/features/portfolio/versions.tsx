import { BookmarkPlus, FolderOpen, PencilLine, RefreshCw } from "lucide-react";
import { type FormEvent, useState } from "react";
import { differences, longestName, nameFault, type ResumeVersion } from "#domain/resume-versions/versions.ts";
import { addVersion, changeVersion, Outdated, useVersions } from "#web/lib/resume-versions.ts";
import { notify } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmButton } from "#web/ui/confirm-button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { ErrorBanner } from "#web/ui/panel.tsx";
import type { Work } from "./use-draft.ts";

const noRoom = "This browser has no room to keep this. Nothing was lost: your draft and your versions are as before.";
const outdated = "Another tab has changed this version. It is shown as it is now: look at it, then try again.";

/** Drafts under names, for different applications. */
export function Versions({ work }: { work: Work }) {
  const versions = useVersions() ?? [];
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const draft = work.history.present;

  /** Does something with the database; true when it is done. */
  const tried = async (change: Promise<void>): Promise<boolean> => {
    setFailure(undefined);
    try {
      await change;
      return true;
    } catch (error) {
      setFailure(error instanceof Outdated ? outdated : noRoom);
      return false;
    }
  };

  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const found = nameFault(name, versions);
    setFault(found);
    if (found) return;
    const version = { id: crypto.randomUUID(), name: name.trim(), keptAt: new Date().toISOString(), draft };
    if (await tried(addVersion(version))) setName("");
  };

  const open = ({ name, draft }: ResumeVersion) => {
    work.edit({ kind: "replace", draft });
    notify.success(`“${name}” is open. Undo brings the earlier draft back.`);
  };

  return (
    <section aria-labelledby="versions" className="mt-8 card p-5">
      <h2 id="versions" className="text-lg">
        Versions for different jobs
      </h2>
      <p className="mt-1 max-w-xl text-[0.9375rem] text-muted">
        Keep your draft under a name before you change it for one application. Versions stay in this browser, and the
        tracker can say which one you sent.
      </p>
      <form onSubmit={keep} noValidate className="mt-4 flex flex-wrap items-start gap-3">
        <TextField
          label="Name of the version"
          placeholder="for Acme"
          className="w-full max-w-xs"
          autoComplete="off"
          maxLength={longestName}
          value={name}
          {...(fault && { error: fault })}
          onChange={({ target }) => {
            setName(target.value);
            setFault(undefined);
          }}
        />
        <Button type="submit" variant="secondary" className="sm:mt-7.5">
          <BookmarkPlus aria-hidden="true" className="size-4" />
          Keep this version
        </Button>
      </form>
      {failure && (
        <div className="mt-4">
          <ErrorBanner text={failure} />
        </div>
      )}
      {versions.length > 0 && (
        <ul aria-label="Kept versions" className="mt-5 divide-y divide-line border-t border-line">
          {versions.map((version) => (
            <Version
              key={version.id}
              version={version}
              versions={versions}
              different={differences(version.draft, draft)}
              onOpen={() => open(version)}
              onReplace={() => tried(changeVersion(version, { ...version, keptAt: new Date().toISOString(), draft }))}
              onRename={(name) => tried(changeVersion(version, { ...version, keptAt: new Date().toISOString(), name }))}
              onDelete={() => tried(changeVersion(version, undefined))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type Props = {
  version: ResumeVersion;
  versions: ResumeVersion[];
  /** What of it is not as in the draft. */
  different: string[];
  onOpen: () => void;
  onReplace: () => void;
  onRename: (name: string) => Promise<boolean>;
  onDelete: () => void;
};

function Version({ version, versions, different, onOpen, onReplace, onRename, onDelete }: Props) {
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
    const said = (newName ?? "").trim();
    const found = nameFault(said, versions, version.id);
    setFault(found);
    if (!found && (said === version.name || (await onRename(said)))) close();
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
            ref={focus}
            label="New name"
            className="w-full max-w-xs"
            autoComplete="off"
            maxLength={longestName}
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
          <Button variant="secondary" onClick={onOpen}>
            <FolderOpen aria-hidden="true" className="size-4" />
            Open
            {named}
          </Button>
          <Button variant="secondary" onClick={onReplace}>
            <RefreshCw aria-hidden="true" className="size-4" />
            Replace with your draft
            {named}
          </Button>
          <Button ref={isBack ? focus : undefined} variant="secondary" onClick={() => setNewName(version.name)}>
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

const focus = (element: HTMLElement | null) => element?.focus();
