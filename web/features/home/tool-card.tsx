import { ArrowRight, ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { ExternalLink } from "#web/ui/external-link.tsx";

type Props = {
  title: string;
  description: string;
  button: string;
  href: string;
  external?: boolean;
  icon: ReactNode;
  /** The delay in milliseconds before the card rises into place. */
  delay: number;
};

/**
 * A tool. The whole card is one link, including the part that looks like a button. Phones do not
 * show the description.
 */
export function ToolCard({ title, description, button, href, external, icon, delay }: Props) {
  const cardStyle =
    "group flex h-full animate-rise flex-col card p-3.5 transition-[border-color,box-shadow] duration-200 hover:border-accent hover:shadow-float sm:p-5";
  const content = (
    <>
      <h4 className="flex items-start gap-2.5 text-[0.9375rem] leading-tight font-bold max-sm:flex-col sm:text-[1.0625rem]">
        <span className="text-accent">{icon}</span>
        {title}
      </h4>
      <p className="mt-2 text-[0.9375rem] text-muted max-sm:hidden">{description}</p>
      <span className="mt-auto inline-flex items-center gap-1.5 pt-3 text-sm leading-tight font-semibold text-accent sm:text-[0.9375rem]">
        {button}
        {external ? (
          <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
        ) : (
          <ArrowRight aria-hidden="true" className="size-4 shrink-0 transition-transform group-hover:translate-x-1" />
        )}
      </span>
    </>
  );
  const style = { animationDelay: `${delay}ms` };
  return external ? (
    <ExternalLink href={href} className={cardStyle} style={style}>
      {content}
    </ExternalLink>
  ) : (
    <Link to={href} className={cardStyle} style={style}>
      {content}
    </Link>
  );
}
