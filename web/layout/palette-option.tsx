import { ArrowUpRight, History } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "wouter";
import { kindNames, type PaletteEntry } from "#domain/palette/palette.ts";
import { isOurs } from "#domain/palette/recents.ts";
import { ExternalLink } from "#web/ui/external-link.tsx";
import type { useOptions } from "#web/ui/use-options.ts";

type Props = {
  entry: PaletteEntry;
  /** The attributes that make the link an option of the listbox. */
  option: ReturnType<ReturnType<typeof useOptions>["optionAt"]>;
  isRecent: boolean;
  onPoint: () => void;
  /** `isHere`: false if the entry opens in another tab. */
  onChoose: (entry: PaletteEntry, isHere: boolean) => void;
};

/** A search result with its kind. It is a real link, so that a middle click or Ctrl+click works. */
export function PaletteOption({ entry, option, isRecent, onPoint, onChoose }: Props) {
  const { kind, name, url, about, match } = entry;
  const link = {
    ...option,
    onPointerMove: () => option["aria-selected"] || onPoint(),
    onClick: ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => onChoose(entry, !(ctrlKey || metaKey || shiftKey)),
    className:
      "flex min-h-12 scroll-my-2 items-center gap-3 rounded-lg px-3 py-1.5 -outline-offset-2 aria-selected:bg-tint",
    children: (
      <>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-[0.9375rem] font-semibold">{name}</span>
          {(about || match) && (
            <span className="block truncate text-[0.8125rem] text-muted">
              {about}
              {match && `${about ? " · " : ""}matches “${match}”`}
            </span>
          )}
        </span>
        {isRecent && <History role="img" aria-label="Opened lately" className="size-4 shrink-0 text-muted" />}
        <span className="shrink-0 text-[0.8125rem] text-muted">{kindNames[kind]}</span>
        {!isOurs(url) && <ArrowUpRight aria-hidden="true" className="size-4 shrink-0 text-muted" />}
      </>
    ),
  };
  return isOurs(url) ? <Link to={url} replace {...link} /> : <ExternalLink href={url} {...link} />;
}
