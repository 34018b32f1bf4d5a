import { BookmarkCheck, PenLine, Star, X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { PromptEntry } from "#domain/prompts/prompts.ts";
import type { PromptVariant } from "#domain/prompts/saved-prompts.ts";
import { Badge, type Tone } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { openedCode } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { copyFailed, copySucceeded } from "./copy-toasts.ts";
import { openVersion } from "./drafts.ts";
import { PromptPreview, previewText, selectPreview } from "./prompt-preview.tsx";

const form = openedCode(() => import("./prompt-form-opened.tsx"));

const difficultyTones: Record<string, Tone> = { Beginner: "good", Intermediate: "warn", Advanced: "bad" };

type Props = {
  prompt: PromptEntry;
  /** The saved versions of this prompt. */
  saved: PromptVariant[];
  isOpen: boolean;
  onToggle: () => void;
};

/** A prompt. When open, it takes the whole row and shows a form instead of the preview. */
export function PromptCard({ prompt, saved, isOpen, onToggle }: Props) {
  const { id, title, description, category, difficulty, tags, popular } = prompt;
  const card = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  const isClosing = useRef(false);
  const close = () => {
    isClosing.current = true;
    onToggle();
  };

  // Scrolls back to the card: without its form, the card ends far above the window.
  useEffect(() => {
    if (isOpen || !isClosing.current) return;
    isClosing.current = false;
    toggle.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: "nearest" });
    toggle.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  return (
    <li
      ref={card}
      id={id}
      onKeyDown={({ key }) => isOpen && key === "Escape" && close()}
      className={`flex min-w-0 flex-col rounded-card border border-line bg-surface p-5 shadow-card sm:p-6 ${isOpen ? "lg:col-span-2" : ""}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{category}</Badge>
        <Badge tone={difficultyTones[difficulty] ?? "plain"}>{difficulty}</Badge>
        {saved.length > 0 && <Badge tone="lime">{saved.length} saved</Badge>}
      </div>
      <h2 className="mt-3 text-xl">
        {title}{" "}
        {popular && (
          <Star
            role="img"
            aria-label="Popular"
            className="ml-1 inline size-5 -translate-y-0.5 fill-current text-accent"
          />
        )}
      </h2>
      <p className="mt-2 text-muted">{description}</p>
      <p className="mt-3 text-sm text-muted">
        <span className="sr-only">Tags: </span>
        {tags}
      </p>
      {!isOpen && saved.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
          {saved.map((version) => (
            <Button
              key={version.name}
              variant="secondary"
              size="small"
              onClick={() => {
                openVersion(version, saved);
                onToggle();
              }}
            >
              <BookmarkCheck aria-hidden="true" className="size-4 text-accent" />
              <span className="sr-only">Open the version </span>
              {version.name}
            </Button>
          ))}
        </p>
      )}
      <div className="mt-auto pt-4">
        {isOpen ? (
          <LazyPart code={form} props={{ prompt }} waiting={<Skeleton className="h-96" />} />
        ) : (
          <PromptPreview id={id} />
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {!isOpen && (
          <CopyButton
            variant="primary"
            size="medium"
            aria-label={`Copy ${title}`}
            text={() => previewText(id)}
            onCopied={() => copySucceeded(title)}
            onFailed={() => {
              copyFailed();
              selectPreview(id);
            }}
          />
        )}
        <Button
          ref={toggle}
          variant="secondary"
          data-entry={id}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? "Close the form of" : "Fill in"} ${title}`}
          onPointerEnter={form.prefetch}
          onFocus={form.prefetch}
          onClick={isOpen ? close : onToggle}
        >
          {isOpen ? <X aria-hidden="true" className="size-4" /> : <PenLine aria-hidden="true" className="size-4" />}
          {isOpen ? "Close" : "Fill in"}
        </Button>
      </div>
    </li>
  );
}
