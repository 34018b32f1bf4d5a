import { BellOff, Clock, Filter, Link2, Lock, Plus, Target } from "lucide-react";
import { morePlatforms, type Platform, platforms } from "#domain/job-search/links.ts";
import { JsonLd } from "#web/lib/seo.tsx";

const steps = [
  {
    title: "Say what you do",
    text: "Type the role and choose a country, with a city if you like, or switch the location off to look everywhere.",
  },
  { title: "Say how fresh", text: "From the past hour to all time. The past 24 hours is a good daily habit." },
  { title: "Generate", text: "One press writes a precise search for every platform, in your browser." },
  {
    title: "Open and apply",
    text: "Each card opens its search in a new tab, newest openings included. Save the search for tomorrow.",
  },
];

const benefits = [
  {
    icon: Clock,
    title: "Be among the first",
    text: "Fresh filters down to one hour put you in front of a posting before the pile grows.",
  },
  {
    icon: Target,
    title: "Straight to the source",
    text: "Many openings are on a company's own hiring page days before the big boards copy them.",
  },
  {
    icon: Filter,
    title: "Less noise",
    text: "Other titles widen a search and excluded words clean it up, without learning any operators.",
  },
  {
    icon: Link2,
    title: "Yours to keep",
    text: "The whole search is in the address: bookmark it, share it, or save it here and reopen it daily.",
  },
  {
    icon: Lock,
    title: "Private",
    text: "No account. Saved searches stay in your browser; only an address that you open or share carries one.",
  },
  {
    icon: BellOff,
    title: "No alerts to unsubscribe from",
    text: "You look when you want to look. A search asks for no email address.",
  },
];

const named = (among: Platform[]) => new Intl.ListFormat("en").format(among.map(({ name }) => name));

const questions = [
  {
    question: "Where do the results come from?",
    answer:
      "From the platforms themselves. LinkedIn opens in its own job search. For the others we write a Google search that looks only at the platform's own addresses, so you see the original postings.",
  },
  {
    question: "Which platforms are searched?",
    answer: `${named(platforms)}. More platforms adds ${named(morePlatforms)}. Glassdoor is searched on its site for the chosen country too.`,
  },
  {
    question: "How exact is the time filter?",
    answer:
      "LinkedIn counts from when a job was posted. Web searches count from when the search engine found or last saw a change on the page, so now and then an older job turns up. All Time means no limit on LinkedIn and the past year on web searches.",
  },
  {
    question: "I get few or no results. What can I do?",
    answer:
      "Choose a longer time, leave the city empty, switch the location off, or add other titles for the same job. A Java developer is a software engineer at the next company.",
  },
  {
    question: "Can I search for remote jobs?",
    answer:
      "Yes. Turn on Remote only. LinkedIn then filters by it, and web searches ask for the word remote. Keep the location for remote work within a country, or switch it off for everywhere. For boards that have nothing but remote jobs, see our job portals directory.",
  },
  {
    question: "Does it cost anything, and what do you store?",
    answer:
      "It is free and needs no account. What you type makes the links in your browser, and stands in the page's address, so that you can share it. Searches that you save are kept in this browser, and you can delete them at any time.",
  },
];

const faqData = {
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
};

const titleStyle = "text-2xl font-extrabold sm:text-3xl";

export function Explained() {
  return (
    <>
      <JsonLd data={faqData} />
      <section aria-labelledby="how" className="mt-16">
        <h2 id="how" className={titleStyle}>
          How it works
        </h2>
        <ol className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span aria-hidden="true" className="text-3xl font-extrabold text-accent tabular-nums">
                {index + 1}
              </span>
              <h3 className="mt-1 text-lg">{title}</h3>
              <p className="mt-1.5 text-[0.9375rem] text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="benefits" className="mt-16">
        <h2 id="benefits" className={titleStyle}>
          Why search this way
        </h2>
        <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {benefits.map(({ icon: Icon, title, text }) => (
            <li key={title} className="rounded-card bg-sunken/70 p-5">
              <Icon aria-hidden="true" className="size-6 text-accent" />
              <h3 className="mt-3 text-lg">{title}</h3>
              <p className="mt-1.5 text-[0.9375rem] text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="faq" className="mt-16 max-w-3xl">
        <h2 id="faq" className={titleStyle}>
          Questions and answers
        </h2>
        <div className="mt-4 divide-y divide-line border-y border-line">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold hover:text-accent">
                {question}
                <Plus
                  aria-hidden="true"
                  className="size-5 shrink-0 text-accent transition-transform group-open:rotate-45"
                />
              </summary>
              <p className="pb-5 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  );
}
