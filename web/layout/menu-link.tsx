import { ArrowUpRight } from "lucide-react";
import type { MenuLink } from "#domain/screens.ts";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { NavLink } from "./nav-link.tsx";

const look =
  "flex min-h-11 items-center justify-between gap-2 rounded-lg px-3 text-[0.9375rem] hover:bg-sunken aria-[current=page]:bg-tint aria-[current=page]:font-semibold aria-[current=page]:text-accent";

/** One line of the Tools menu, in the dropdown and in the side sheet. */
export function MenuLine({ link, onChoose }: { link: MenuLink; onChoose: () => void }) {
  if (!link.external)
    return (
      <NavLink to={link.href} className={look} onClick={onChoose}>
        {link.label}
      </NavLink>
    );
  return (
    <ExternalLink href={link.href} className={look} onClick={onChoose}>
      {link.label}
      <ArrowUpRight aria-hidden="true" className="size-4 text-muted" />
    </ExternalLink>
  );
}
