import { Link } from "wouter";
import { type ScreenName, screens, stages, toolsOf } from "#domain/screens.ts";
import { site } from "#domain/site.ts";
import { Logo } from "./logo.tsx";

const links: { label: string; screen: ScreenName }[] = [
  { label: "Privacy Policy", screen: "privacy-policy" },
  { label: "Terms of Service", screen: "terms-of-service" },
  { label: "About", screen: "about" },
  { label: "Contact", screen: "contact" },
  { label: "Your data", screen: "your-data" },
  { label: "Data status", screen: "status" },
];

export function Footer() {
  return (
    <footer className="mt-14 border-t border-line bg-sunken/60 print:hidden">
      <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6">
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-[1fr_2.6fr]">
          <div>
            <Link to={screens.home.path} className="inline-flex min-h-11 items-center rounded-lg">
              <Logo />
            </Link>
            <p className="mt-1.5 max-w-xs text-muted">{site.tagline}</p>
          </div>
          <nav aria-label="Every stage" className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
            {stages.map((stage, index) => (
              <div key={stage.id}>
                <p id={`footer-${stage.id}`} className="flex items-center gap-2 font-bold">
                  <span aria-hidden="true" className="text-sm text-accent tabular-nums">
                    {index + 1}
                  </span>
                  {stage.title}
                </p>
                <ul aria-labelledby={`footer-${stage.id}`} className="mt-2">
                  {toolsOf(stage).map(({ name, path, menu, card }) => (
                    <li key={name}>
                      <Link to={path} className={link}>
                        {menu?.label ?? card.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="mt-8 flex flex-col gap-x-8 gap-y-2 border-t border-line pt-4 sm:flex-row-reverse sm:items-center sm:justify-between">
          <nav aria-label="Footer" className="flex flex-wrap gap-x-5">
            {links.map(({ label, screen }) => (
              <Link key={screen} to={screens[screen].path} className={link}>
                {label}
              </Link>
            ))}
          </nav>
          <p className="shrink-0 text-sm text-muted">
            © {site.copyrightYear} {site.name}
          </p>
        </div>
      </div>
    </footer>
  );
}

const link = "inline-flex min-h-9 items-center text-[0.9375rem] text-muted hover:text-accent hover:underline";
