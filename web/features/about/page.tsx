import { Compass, Lightbulb, Sprout, UsersRound } from "lucide-react";
import { Link } from "wouter";
import type { SheetCounts } from "#domain/cheat-sheets.ts";
import { portalCounts } from "#domain/job-portals/job-portals.ts";
import { screens, tools } from "#domain/screens.ts";
import { site, socialLinks } from "#domain/site.ts";
import { formatNumber } from "#web/lib/number.ts";
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

/** The operator's own, its paragraphs apart by a line; else what the code itself can tell. */
const story = site.story?.split("\n").filter(Boolean) ?? [
  "A search for work in tech needs job boards, contest calendars, courses, templates and the right words, and half of the sites that have them want an account first. Here they are in one place.",
  "The pages open quickly on a phone, the lists are checked by rules before each publication, and there is nothing to sign up for. The code is written to be read, because many who come here are learning to write it.",
];

const sheetCounts = Object.values(
  import.meta.glob<SheetCounts>("#content/cheat-sheets/*.md", { query: "?counts", import: "default", eager: true }),
);
const inSheets = (what: keyof SheetCounts) => formatNumber(sheetCounts.reduce((sum, sheet) => sum + sheet[what], 0));
const portals = Object.values(portalCounts).reduce((sum, count) => sum + count, 0);

/** What anybody can count, and is counted here; then what the operator can prove. */
const figures = [
  { figure: String(tools.length + 1), label: "free tools" },
  { figure: formatNumber(portals), label: "job portals" },
  { figure: String(sheetCounts.length), label: "cheat sheets" },
  { figure: inSheets("questions"), label: "answered interview questions" },
  { figure: inSheets("blocks"), label: "checked code blocks" },
  { figure: "0", label: "accounts to make" },
  { figure: "0", label: "cookies" },
  { figure: "0", label: "trackers and ads" },
  { figure: site.stats.users, label: "users helped" },
  { figure: site.stats.stories, label: "success stories" },
  { figure: site.stats.countries, label: "countries" },
].filter(({ figure }) => figure);

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
          Follow what we build, tell us what you need, and help the next person.
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
