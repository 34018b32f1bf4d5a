import { Link } from "wouter";
import { screens } from "#domain/screens.ts";
import { site, socialLinks } from "#domain/site.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonStyle } from "#web/ui/button.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { figures } from "./figures.ts";
import { values } from "./values.ts";

/** The paragraphs of the operator's story, or else of a default story. */
const story = site.story?.split("\n").filter(Boolean) ?? [
  "A search for work in tech needs job boards, contest calendars, courses, templates and the right words, and half of the sites that have them want an account first. Here they are in one place.",
  "The pages open quickly on a phone, the lists are checked by rules before each publication, and there is nothing to sign up for. The code is written to be read, because many who come here are learning to write it.",
];

export default function AboutPage() {
  return (
    <PageFrame
      screen="about"
      title="The way from zero to an offer should not cost anything"
      intro="Zero to Offer is a set of tools for people who are looking for work in tech. It is free, needs no registration, and says where its data comes from."
      data={{ "@type": "AboutPage", name: "About us", url: site.origin + screens.about.path }}
    >
      <section className="max-w-2xl">
        <h2 className="text-2xl">Our mission</h2>
        <p className="mt-3 text-lg">
          Give every job seeker the tools that used to belong to those with money or connections: a good-looking
          portfolio, a sharp search, practice, and the right words at the right time.
        </p>
      </section>

      <section className="mt-14">
        <h2 className="text-2xl">In numbers</h2>
        <dl className="mt-5 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
          {figures.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse bg-surface p-6">
              <dt className="text-muted">{label}</dt>
              <dd className="text-4xl font-extrabold tracking-[-0.03em]">{figure}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className="mt-14">
        <h2 className="text-2xl">What we value</h2>
        <ul className="mt-5 grid gap-x-10 gap-y-7 sm:grid-cols-2">
          {values.map(({ Icon, title, text }) => (
            <li key={title} className="border-t border-line pt-4">
              <h3 className="flex items-center gap-2.5 text-lg">
                <Icon aria-hidden="true" className="size-5.5 text-accent" />
                {title}
              </h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="mt-14 max-w-2xl">
        <h2 className="text-2xl">Our story</h2>
        {story.map((paragraph) => (
          <p key={paragraph} className="mt-3">
            {paragraph}
          </p>
        ))}
      </section>

      <section className="mt-14 rounded-card bg-tint p-6 sm:p-10">
        <h2 className="text-2xl">Join the community</h2>
        <p className="mt-2 max-w-xl text-muted">
          {socialLinks.length > 0 && "Follow what we build. "}
          Tell us what you need, and help the next person.
        </p>
        <p className="mt-4 flex flex-wrap gap-2">
          <Badge tone="lime">Free</Badge>
          <Badge tone="lime">No registration</Badge>
          <Badge tone="lime">No tracking</Badge>
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <Link to={screens.contact.path} className={buttonStyle()}>
            Contact us
          </Link>
          {socialLinks.map(({ name, url }) => (
            <ExternalLink key={name} href={url} className={buttonStyle({ variant: "secondary" })}>
              {name}
            </ExternalLink>
          ))}
        </p>
      </section>
    </PageFrame>
  );
}
