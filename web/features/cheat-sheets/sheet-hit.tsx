import { Link } from "wouter";
import { sheetName, sheetScreens, sheetTitle } from "#domain/cheat-sheets/cheat-sheets.ts";
import type { SheetSection } from "#domain/cheat-sheets/sheet-rank.ts";
import { screens } from "#domain/screens.ts";
import type { useOptions } from "#web/ui/use-options.ts";

type HitProps = {
  hit: SheetSection;
  isHere: boolean;
  /** The attributes that make the link an option of the listbox. */
  option: ReturnType<ReturnType<typeof useOptions>["optionAt"]>;
  onChoose: () => void;
};

/** One search result: a link to a section, in this sheet or another. */
export function Hit({ hit, isHere, option, onChoose }: HitProps) {
  const screen = sheetScreens.find(({ name }) => sheetName(name) === hit.sheet) ?? screens["cheat-sheets"];
  const linkStyle = "block rounded-lg px-3 py-2 -outline-offset-2 hover:bg-sunken aria-selected:bg-tint";
  const content = (
    <>
      <span className="font-semibold">{hit.title}</span>
      <span className="text-sm text-muted"> · {isHere ? hit.group : `${sheetTitle(screen.title)}, ${hit.group}`}</span>
      <span className="block truncate text-sm text-muted">{hit.lead}</span>
    </>
  );
  if (isHere)
    return (
      <a {...option} href={`#${hit.id}`} className={linkStyle} onClick={onChoose}>
        {content}
      </a>
    );
  return (
    <Link {...option} to={`${screen.path}#${hit.id}`} className={linkStyle} onClick={onChoose}>
      {content}
    </Link>
  );
}
