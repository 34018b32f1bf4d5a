import { useState } from "react";
import { sizeText } from "#domain/your-data/stored-text.ts";
import { storedThings, type StoredThing as Thing } from "#domain/your-data/stored-things.ts";
import { restoreFocus } from "#web/lib/focus.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmButton } from "#web/ui/confirm-button.tsx";
import { FileButton } from "#web/ui/file-button.tsx";
import { lazyCode } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { ErrorBanner } from "#web/ui/panel.tsx";
import { deleteThings } from "./delete-things.ts";
import { useEverything } from "./everything.ts";
import { ExportButton } from "./export-button.tsx";
import { type Incoming, importFile, replacing } from "./import-file.ts";
import { Keyboard } from "./keyboard.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { AbsentThing, StoredThing } from "./stored-thing.tsx";
import { useDeletedQuestion } from "./use-deleted-question.tsx";
import { useTransferLink } from "./use-transfer-link.ts";
import { WhatWeStore } from "./what-we-store.tsx";

const moveOut = lazyCode(() => import("./move-out.tsx"));
const moveIn = lazyCode(() => import("./move-in.tsx"));

export default function YourDataPage() {
  const { stored, sizes, isRead, failure, retry } = useEverything();
  const [link, closeLink] = useTransferLink();
  const [file, setFile] = useState<Incoming>();
  const { question, ask } = useDeletedQuestion();
  const held = Object.keys(stored).length;
  const size = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
  const isAllRead = storedThings.every(isRead);
  const summary = failure
    ? "We could not look at everything that this browser holds."
    : !isAllRead
      ? "Looking at what this browser holds..."
      : held === 0
        ? "This site has stored nothing in this browser."
        : `This browser holds ${held} of ${storedThings.length} things, ${sizeText(size)} in all.`;
  const textOf = ({ key }: Thing) => stored[key];

  return (
    <PageFrame
      screen="your-data"
      title="Your data"
      intro="What the tools remember is in this browser, on this device. Here it is: look at it, take it with you, or throw it away."
      data={{ "@type": "WebPage", name: "Your data" }}
    >
      {link && (
        <LazyPart
          key={link === "damaged" ? link : link.id}
          code={moveIn}
          props={{ from: link, stored, onDone: closeLink }}
        />
      )}
      <ProfileCard />
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-tint p-5 sm:p-6">
        <p role="status" className="font-semibold">
          {summary}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <ExportButton isEmpty={isAllRead && held === 0} />
          <FileButton
            label="Import"
            accept=".json,application/json"
            largest={50_000_000}
            onText={async (text) => {
              const arrived = await replacing(text);
              setFile(arrived);
              if (!arrived) await importFile(text, ask);
            }}
          />
          {held > 0 && (
            <ConfirmButton
              label="Delete all"
              question="Delete everything?"
              onConfirm={async () => {
                await deleteThings(storedThings, "This site no longer stores anything in this browser.");
                restoreFocus();
              }}
            />
          )}
        </div>
      </div>

      {failure && (
        <div className="mt-4">
          <ErrorBanner text={failure}>
            <Button variant="secondary" onClick={retry}>
              Try again
            </Button>
          </ErrorBanner>
        </div>
      )}

      {question}

      {file && <LazyPart code={moveIn} props={{ from: file, stored, onDone: () => setFile(undefined) }} />}

      {held > 0 && <LazyPart code={moveOut} props={{}} />}

      {held > 0 && (
        <ul className="mt-6 grid gap-4 lg:grid-cols-2">
          {storedThings.map((thing) => {
            const text = textOf(thing);
            return (
              text !== undefined && (
                <StoredThing key={thing.key} thing={thing} text={text} bytes={sizes[thing.key] ?? 0} />
              )
            );
          })}
        </ul>
      )}
      <ul className="mt-8 grid border-b border-line lg:grid-cols-2 lg:gap-x-10">
        {storedThings
          .filter((thing) => textOf(thing) === undefined)
          .map((thing) => (
            <AbsentThing key={thing.key} thing={thing} isRead={isRead(thing)} />
          ))}
      </ul>

      <Keyboard />

      <WhatWeStore />
    </PageFrame>
  );
}
