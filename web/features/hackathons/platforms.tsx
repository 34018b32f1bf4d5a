import { ArrowUpRight } from "lucide-react";
import platforms from "#content/hackathon-platforms.json";
import { buttonStyle } from "#web/ui/button.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";

/** Links to platforms that list more hackathons. */
export function Platforms() {
  return (
    <section className="mt-16">
      <h2 className="text-2xl sm:text-3xl">Top Hackathon Sources</h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {platforms.map(({ name, url, description }) => (
          <li key={name} className="flex flex-col card p-5 shadow-card">
            <h3 className="text-lg">{name}</h3>
            <p className="mt-1.5 mb-4 text-[0.9375rem] text-muted">{description}</p>
            <ExternalLink href={url} className={`${buttonStyle({ variant: "secondary" })} mt-auto self-start`}>
              Visit Platform<span className="sr-only">: {name}</span>
              <ArrowUpRight aria-hidden="true" className="size-4" />
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
