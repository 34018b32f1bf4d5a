import { Compass, Lightbulb, Sprout, UsersRound } from "lucide-react";
import { Link } from "react-router";
import { screens, tools } from "#domain/screens.ts";
import { site } from "#domain/site.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonStyle } from "#web/ui/button.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";

const values = [
  {
    Icon: Compass,
    title: "Mission-Driven",
    text: "Every tool here has to bring somebody closer to work they want. What does not, goes.",
  },
  {
    Icon: UsersRound,
    title: "Community-Focused",
    text: "Visitors tell us what is missing and what is broken. Their messages decide what we build next.",
  },
  {
    Icon: Lightbulb,
    title: "Innovation",
    text: "We would rather solve a dull problem well than a shiny one badly, and we use new technology where it helps.",
  },
  {
    Icon: Sprout,
    title: "Growth-Oriented",
    text: "Nobody starts out ready. The tools are made for learning by doing, one small step at a time.",
  },
];

const stats = [
  { figure: String(tools.length + 1), label: "free tools" },
  { figure: site.stats.users, label: "users helped" },
  { figure: site.stats.stories, label: "success stories" },
  { figure: site.stats.countries, label: "countries" },
];

export default function AboutPage() {
  return (
    <PageFrame
      screen="about"
      title="The way from zero to an offer should not cost anything"
      intro="Zero to Offer is a set of tools for people who are looking for work in tech. It is free, needs no registration and is always up to date."
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
        <h2 className="text-2xl">What we value</h2>
        <ul className="mt-5 grid gap-5 sm:grid-cols-2">
          {values.map(({ Icon, title, text }) => (
            <li key={title} className="card p-6 shadow-card">
              <Icon aria-hidden="true" className="size-6 text-accent" />
              <h3 className="mt-4 text-lg">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="mt-14 max-w-2xl">
        <h2 className="text-2xl">Our story</h2>
        <p className="mt-3">
          It began with a folder of bookmarks. Each of us had been through a long search, and each of us had ended it
          with the same pile: job boards, contest calendars, templates, notes for interviews. Half of the links were
          dead, the other half wanted an account.
        </p>
        <p className="mt-3">
          So we rebuilt the pile as something one can trust: pages that open at once on a phone, data that says how
          fresh it is, and nothing to sign up for. The code is written to be read, because many who come here are
          learning to write it.
        </p>
      </section>

      <section className="mt-14">
        <h2 className="text-2xl">In numbers</h2>
        <dl className="mt-5 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
          {stats.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse bg-surface p-6">
              <dt className="text-muted">{label}</dt>
              <dd className="text-4xl font-extrabold tracking-[-0.03em]">{figure}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className="mt-14 rounded-card bg-tint p-6 sm:p-10">
        <h2 className="text-2xl">Join the community</h2>
        <p className="mt-2 max-w-xl text-muted">
          Follow what we build, tell us what you need, and help the next person.
        </p>
        <p className="mt-4 flex flex-wrap gap-2">
          <Badge tone="lime">Free forever</Badge>
          <Badge tone="lime">No registration</Badge>
          <Badge tone="lime">Always up to date</Badge>
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <Link to={screens.contact.path} className={buttonStyle()}>
            Contact us
          </Link>
          {Object.entries(site.social).map(([name, href]) => (
            <ExternalLink key={name} href={href} className={buttonStyle({ variant: "secondary" })}>
              {name}
            </ExternalLink>
          ))}
        </p>
      </section>
    </PageFrame>
  );
}
