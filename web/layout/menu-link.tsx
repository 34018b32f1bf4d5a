import { ArrowUpRight } from "lucide-react";
import type { MenuLink } from "#domain/screens.ts";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { NavLink } from "./nav-link.tsx";

const linkStyle =
  "flex min-h-11 items-center justify-between gap-2 rounded-lg px-3 text-[0.9375rem] hover:bg-sunken aria-[current=page]:bg-tint aria-[current=page]:font-semibold aria-[current=page]:text-accent";

type Props = {
  link: MenuLink;
  hasDescription?: boolean;
  onChoose: () => void;
  /** The next page reuses the history entry of the dialog that contains the link. */
  replaces?: boolean;
};

/** One link of the Tools menu, in the dropdown and in the side sheet. */
export function MenuLine({ link, hasDescription, onChoose, replaces }: Props) {
  const label = (
    <span className="min-w-0 py-1.5">
      {link.label}
      {hasDescription && <span className="block text-[0.8125rem] font-normal text-muted">{link.description}</span>}
    </span>
  );
  if (!link.external)
    return (
      <NavLink to={link.href} replace={replaces} className={linkStyle} onClick={onChoose}>
        {label}
      </NavLink>
    );
  return (
    <ExternalLink href={link.href} className={linkStyle} onClick={onChoose}>
      {label}
      <ArrowUpRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </ExternalLink>
  );
}
