import { BookmarkPlus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { differences, maxNameLength, nameFault, type ResumeVersion } from "#domain/resume-versions/versions.ts";
import { addVersion, changeVersion, Outdated, useVersions } from "#web/lib/resume-versions.ts";
import { notKept } from "#web/lib/storage.ts";
import { notify } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { ErrorBanner } from "#web/ui/panel.tsx";
import type { Work } from "./use-draft.ts";
import { VersionItem } from "./version-item.tsx";

const unkept = `${notKept} Nothing was lost: your draft and your versions are as before.`;
const outdated = "Another tab has changed this version. It is shown as it is now: look at it, then try again.";

/** Named copies of the draft for different applications. */
export function Versions({ work }: { work: Work }) {
  const kept = useVersions();
  const versions = kept ?? [];
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const draft = work.history.present;

  /** Shows a message if a change to the database fails. Returns whether it succeeded. */
  const tried = async (change: Promise<void>): Promise<boolean> => {
    setFailure(undefined);
    try {
      await change;
      return true;
    } catch (error) {
      setFailure(error instanceof Outdated ? outdated : unkept);
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
        Keep your draft under a name before you change it for one application.
        {kept && " Versions stay in this browser, and the tracker can say which one you sent."}
      </p>
      <form onSubmit={keep} noValidate className="mt-4 flex flex-wrap items-start gap-3">
        <TextField
          label="Name of the version"
          placeholder="for Acme"
          className="w-full max-w-xs"
          autoComplete="off"
          maxLength={maxNameLength}
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
            <VersionItem
              key={version.id}
              version={version}
              versions={versions}
              different={differences(version.draft, draft)}
              isDraftKept={versions.some((other) => differences(other.draft, draft).length === 0)}
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
