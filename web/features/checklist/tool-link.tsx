import { ArrowRight, ArrowUpRight } from "lucide-react";
import { Link } from "wouter";
import { resumeBuilder, screenList } from "#domain/screens.ts";
import { ExternalLink } from "#web/ui/external-link.tsx";

const linkStyle =
  "inline-flex min-h-9 shrink-0 items-center gap-1 pl-8 text-sm font-semibold text-accent hover:underline sm:pl-0 print:hidden";

/** A link to our tool that helps with an item, if there is one. */
export function ToolLink({ screen, prompt }: { screen: string; prompt: string | undefined }) {
  if (screen === "ats-resume-builder")
    return (
      <ExternalLink href={resumeBuilder.href} className={linkStyle}>
        {resumeBuilder.title}
        <ArrowUpRight aria-hidden="true" className="size-3.5" />
      </ExternalLink>
    );
  const tool = screenList.find(({ name }) => name === screen);
  return (
    tool && (
      <Link to={prompt ? `${tool.path}?prompt=${prompt}#${prompt}` : tool.path} className={linkStyle}>
        {tool.menu?.label ?? tool.title}
        <ArrowRight aria-hidden="true" className="size-3.5" />
      </Link>
    )
  );
}
