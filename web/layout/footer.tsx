import { Link } from "wouter";
import { type ScreenName, screens } from "#domain/screens.ts";
import { site } from "#domain/site.ts";
import { Logo } from "./logo.tsx";

const links: { label: string; screen: ScreenName }[] = [
  { label: "Privacy Policy", screen: "privacy-policy" },
  { label: "Terms of Service", screen: "terms-of-service" },
  { label: "Contact", screen: "contact" },
  { label: "Your data", screen: "your-data" },
  { label: "Data status", screen: "status" },
];

export function Footer() {
  return (
    <footer className="mt-16 border-t border-line bg-sunken/60 print:hidden">
      <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-10 sm:px-6 lg:flex-row lg:items-end lg:justify-between">
        <div>
          <Link to={screens.home.path} className="inline-flex min-h-11 items-center rounded-lg">
            <Logo />
          </Link>
          <p className="mt-1.5 max-w-sm text-muted">{site.tagline}</p>
        </div>
        <div className="lg:shrink-0 lg:text-right">
          <nav aria-label="Footer" className="-ml-2 flex flex-wrap lg:justify-end">
            {links.map(({ label, screen }) => (
              <Link
                key={screen}
                to={screens[screen].path}
                className="inline-flex min-h-11 items-center px-2 text-[0.9375rem] font-medium hover:text-accent hover:underline"
              >
                {label}
              </Link>
            ))}
          </nav>
          <p className="mt-1 text-sm text-muted">
            © {site.copyrightYear} {site.name}
          </p>
        </div>
      </div>
    </footer>
  );
}
