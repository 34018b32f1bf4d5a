import { readableText, sizeText } from "#domain/your-data/stored-text.ts";
import type { StoredThing as Thing } from "#domain/your-data/stored-things.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ConfirmButton } from "#web/ui/confirm-button.tsx";
import { deleteThings } from "./delete-things.ts";

type Props = { thing: Thing; text: string; bytes: number };

/** A longer text is cut off. The export has the whole text. */
const maxShown = 20_000;

/** A thing that is not stored. Says so only after its place has been read. */
export function AbsentThing({ thing, isRead }: { thing: Thing; isRead: boolean }) {
  return (
    <li className="border-t border-line py-3 text-[0.9375rem]">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-base">{thing.title}</h2>
        {isRead && <span className="shrink-0 text-sm text-muted">Nothing kept</span>}
      </div>
      <p>{thing.about}</p>
      <Place thing={thing} />
    </li>
  );
}

/** A stored thing: its size, its content, and a button to delete it. */
export function StoredThing({ thing, text, bytes }: Props) {
  const { title, about } = thing;
  return (
    <li className="flex min-w-0 flex-col card p-5 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{title}</h2>
        <Badge tone="accent">{sizeText(bytes)}</Badge>
      </div>
      <p className="mt-1.5">{about}</p>
      <Place thing={thing} />
      <details className="mt-3">
        <summary className="cursor-pointer py-1 font-medium text-accent">See what is kept</summary>
        <section
          aria-label={`What is kept: ${title}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          className="mt-2 max-h-64 overflow-y-auto rounded-xl bg-sunken p-3 font-mono text-[0.8125rem] wrap-anywhere whitespace-pre-wrap"
        >
          {readableText(text).slice(0, maxShown)}
          {text.length > maxShown && " … The export has all of it."}
        </section>
      </details>
      <div className="mt-auto pt-4">
        <ConfirmButton
          label="Delete"
          question={`Delete ${title.toLowerCase()}?`}
          onConfirm={() => deleteThings([thing], `${title}: nothing is kept any more.`)}
        />
      </div>
    </li>
  );
}

function Place({ thing: { key, place } }: { thing: Thing }) {
  return (
    <p className="mt-1 text-sm text-muted">
      Kept as <code className="font-mono wrap-anywhere">{key}</code>
      {place === "database" && " in the browser's database"}
      {place === "caches" && " in the browser's caches"}
    </p>
  );
}
