import { BellOff, Clock, Filter, Link2, Lock, Target } from "lucide-react";
import { Questions, titleStyle } from "./questions.tsx";

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

export function Explained() {
  return (
    <>
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
      <Questions />
    </>
  );
}
