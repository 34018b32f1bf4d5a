import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { screens } from "#domain/screens.ts";
import { site } from "#domain/site.ts";
import { readTransferLink, type TransferLink } from "#domain/transfer/link.ts";
import { exportFile, sizeText, storedThings, type StoredThing as Thing } from "#domain/your-data.ts";
import { download } from "#web/lib/download.ts";
import { showToast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmButton } from "#web/ui/confirm-button.tsx";
import { FileButton } from "#web/ui/file-button.tsx";
import { LazyPart, lazyCode } from "#web/ui/lazy-part.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { forgetThing, importFile, notDeleted, useEverything } from "./everything.ts";
import { Keyboard } from "./keyboard.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { StoredThing } from "./stored-thing.tsx";

const moveOut = lazyCode(() => import("./move-out.tsx"));
const moveIn = lazyCode(() => import("./move-in.tsx"));

export default function YourDataPage() {
  const stored = useEverything();
  const [link, setLink] = useTransferLink();
  const isKept = ({ key }: Thing) => key in stored;
  const held = Object.keys(stored).length;
  const keptFirst = [...storedThings.filter(isKept), ...storedThings.filter((thing) => !isKept(thing))];

  return (
    <PageFrame
      screen="your-data"
      title="Your data"
      intro="What the tools remember is in this browser, on this device. Here it is: look at it, take it with you, or throw it away."
      data={{ "@type": "WebPage", name: "Your data" }}
    >
      {link && <LazyPart key={link.id} code={moveIn} props={{ link, onDone: () => setLink(undefined) }} />}
      <ProfileCard />
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-tint p-5 sm:p-6">
        <p role="status" className="font-semibold">
          {held === 0
            ? "This browser holds nothing for us."
            : `This browser holds ${held} of ${storedThings.length} things, ${sizeText(Object.values(stored).join(""))} in all.`}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="secondary"
            disabled={held === 0}
            onClick={async () =>
              download("zero-to-offer-data.json", await exportFile(stored, Date.now()), "application/json")
            }
          >
            <Download aria-hidden="true" className="size-4" />
            Export
          </Button>
          <FileButton label="Import" accept=".json,application/json" largest={50_000_000} onText={importFile} />
          {held > 0 && (
            <ConfirmButton
              label="Delete all"
              question="Delete everything?"
              onConfirm={async () => {
                try {
                  await Promise.all(storedThings.map(forgetThing));
                  showToast({ title: "Deleted", description: "This browser holds nothing for us any more." });
                } catch {
                  showToast(notDeleted);
                }
              }}
            />
          )}
        </div>
      </div>

      {held > 0 && <LazyPart code={moveOut} props={{ stored }} />}

      <ul className="mt-6 grid gap-4 lg:grid-cols-2">
        {keptFirst.map((thing) => (
          <StoredThing key={thing.key} thing={thing} text={stored[thing.key]} />
        ))}
      </ul>

      <Keyboard />

      <p className="mt-8 max-w-2xl text-muted">
        There are no cookies and no account. An import replaces what is here with what is in the file; of an application
        in both, the one that was changed last stays. We ourselves store two things only: the name and email address of
        people who download a generated website, and for ten minutes, encrypted, what you move to another device. See
        the{" "}
        <Link to={screens["privacy-policy"].path} className="text-accent underline underline-offset-3">
          privacy policy
        </Link>
        . To have yours deleted, write to{" "}
        <a href={`mailto:${site.supportEmail}`} className="text-accent underline underline-offset-3">
          {site.supportEmail}
        </a>
        .
      </p>
    </PageFrame>
  );
}

/** The link that was opened. It is taken out of the address at once, so that no history keeps it. */
function useTransferLink() {
  const [link, setLink] = useState<TransferLink>();

  // Follows the fragment.
  useEffect(() => {
    const follow = () => {
      const opened = readTransferLink(location.hash);
      if (!opened) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      setLink(opened);
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return [link, setLink] as const;
}
