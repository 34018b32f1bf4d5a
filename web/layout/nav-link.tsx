import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";

/** The style of an entry in the header's menu. */
export const navLink =
  "inline-flex min-h-11 items-center gap-1 rounded-full px-3.5 text-[0.9375rem] font-medium text-muted transition-colors hover:text-ink aria-[current=page]:text-ink aria-[current=page]:font-semibold aria-expanded:text-ink";

type Props = {
  to: string;
  className: string;
  onClick?: () => void;
  replace?: boolean | undefined;
  children: ReactNode;
};

/** A menu link. It is marked as current on its own page and on the pages below it. */
export function NavLink(link: Props) {
  const [pathname] = useLocation();
  const isCurrent = pathname === link.to || pathname.startsWith(`${link.to}/`);
  return <Link aria-current={isCurrent ? "page" : undefined} {...link} />;
}
