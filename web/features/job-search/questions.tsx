import { Plus } from "lucide-react";
import type { FAQPage } from "schema-dts";
import { morePlatforms, type Platform, platforms } from "#domain/job-search/links.ts";
import { JsonLd } from "#web/lib/seo.tsx";

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

const faqData: FAQPage = {
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
};

export const titleStyle = "text-2xl font-extrabold sm:text-3xl";

export function Questions() {
  return (
    <>
      <JsonLd data={faqData} />
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
