import { Mail } from "lucide-react";
import { site } from "#domain/site.ts";
import { buttonStyle } from "#web/ui/button.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";

export default function ContactPage() {
  return (
    <PageFrame
      screen="contact"
      title="Talk to us"
      intro="A broken link, a wrong date, an idea or a kind word: we would like to hear it."
      data={{ "@type": "ContactPage", name: "Contact", url: `${site.origin}/contact` }}
    >
      <div className="max-w-xl card p-6 shadow-card sm:p-8">
        <h2 className="text-xl">Write an email</h2>
        <p className="mt-2 text-muted">The button opens your mail app with our address filled in. {site.answers}</p>
        <a href={`mailto:${site.supportEmail}`} className={`mt-6 ${buttonStyle({ size: "large" })}`}>
          <Mail aria-hidden="true" className="size-5" />
          Email us
        </a>
        <p className="mt-5 text-sm text-muted">
          No mail app on this device? Our address is <span className="font-medium text-ink">{site.supportEmail}</span>
        </p>
      </div>
    </PageFrame>
  );
}
