import type { Advice } from "#domain/resume-check/advice.ts";
import { ExternalLink } from "#web/ui/external-link.tsx";

/** Advice, separate from the facts. Each piece names its source. */
export function AdviceList({ advice }: { advice: Advice[] }) {
  return (
    <section aria-labelledby="advice">
      <h2 id="advice" className="text-2xl">
        Advice
      </h2>
      <p className="mt-1 text-muted">Opinions about style. No reader loses anything where you decide otherwise.</p>
      <ul className="mt-5 grid gap-4 lg:grid-cols-2">
        {advice.map(({ title, text, findings, source }) => (
          <li key={title} className="card p-5 shadow-card">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1.5 text-[0.9375rem]">{text}</p>
            {findings.length > 0 && (
              <ul className="mt-2 list-disc space-y-1 pl-5 text-[0.9375rem] text-muted">
                {findings.slice(0, 4).map((finding) => (
                  <li key={finding.text} dir="auto" className="wrap-anywhere">
                    {finding.text}
                  </li>
                ))}
              </ul>
            )}
            <p className="mt-3 text-sm text-muted">
              Source:{" "}
              <ExternalLink href={source.href} className="font-semibold text-accent underline underline-offset-3">
                {source.name}
              </ExternalLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
