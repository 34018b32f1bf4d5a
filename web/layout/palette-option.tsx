import { ArrowUpRight, History } from "lucide-react";
import { type MouseEvent, memo } from "react";
import { Link } from "wouter";
import { isOurs, kindNames, type PaletteEntry } from "#domain/palette/palette.ts";
import { ExternalLink } from "#web/ui/external-link.tsx";

type Props = {
  id: string;
  index: number;
  entry: PaletteEntry;
  isActive: boolean;
  isRecent: boolean;
  onPoint: (index: number) => void;
  /** `isHere` unless it opens in another tab. */
  onChoose: (entry: PaletteEntry, isHere: boolean) => void;
};

/** One answer, with its kind: a link, so that the mouse can do with it all that it does with links. */
export const PaletteOption = memo(function PaletteOption({
  id,
  index,
  entry,
  isActive,
  isRecent,
  onPoint,
  onChoose,
}: Props) {
  const { kind, name, url, about } = entry;
  const option = {
    id,
    role: "option",
    "aria-selected": isActive,
    tabIndex: -1,
    onPointerMove: () => onPoint(index),
    onClick: ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => onChoose(entry, !(ctrlKey || metaKey || shiftKey)),
    className: "flex min-h-12 scroll-my-2 items-center gap-3 rounded-lg px-3 py-1.5 outline-none aria-selected:bg-tint",
    children: (
      <>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-[0.9375rem] font-semibold">{name}</span>
          {about && <span className="block truncate text-[0.8125rem] text-muted">{about}</span>}
        </span>
        {isRecent && <History role="img" aria-label="Opened lately" className="size-4 shrink-0 text-muted" />}
        <span className="shrink-0 text-[0.8125rem] text-muted">{kindNames[kind]}</span>
        {!isOurs(url) && <ArrowUpRight aria-hidden="true" className="size-4 shrink-0 text-muted" />}
      </>
    ),
  };
  return isOurs(url) ? <Link to={url} {...option} /> : <ExternalLink href={url} {...option} />;
});
