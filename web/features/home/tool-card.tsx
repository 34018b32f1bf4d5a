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
  /** Milliseconds until it rises into place. */
  delay: number;
  badge?: ReactNode;
};

/** The whole card is the link: its button is what it looks like, not a second target. */
export function ToolCard({ title, description, button, href, external, icon, delay, badge }: Props) {
  const look =
    "group flex h-full animate-rise flex-col card p-6 shadow-card transition-[border-color,box-shadow,translate] duration-200 hover:-translate-y-0.5 hover:border-accent hover:shadow-float";
  const content = (
    <>
      <span className="flex items-start justify-between">
        <span className="grid size-11 place-items-center rounded-xl bg-tint text-accent">{icon}</span>
        {badge}
      </span>
      <h3 className="mt-5 text-xl">{title}</h3>
      <p className="mt-2 flex-1 text-muted">{description}</p>
      <span className="mt-5 inline-flex items-center gap-1.5 font-semibold text-accent">
        {button}
        {external ? (
          <ArrowUpRight aria-hidden="true" className="size-4" />
        ) : (
          <ArrowRight aria-hidden="true" className="size-4 transition-transform group-hover:translate-x-1" />
        )}
      </span>
    </>
  );
  const style = { animationDelay: `${delay}ms` };
  return external ? (
    <ExternalLink href={href} className={look} style={style}>
      {content}
    </ExternalLink>
  ) : (
    <Link to={href} className={look} style={style}>
      {content}
    </Link>
  );
}
