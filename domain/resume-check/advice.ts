import type { Resume } from "../resume/resume.schema.ts";
import { type Finding, placed } from "./check.ts";

/** An opinion on style from somebody who reads resumes for a living. */
export type Advice = { title: string; text: string; findings: Finding[]; source: { name: string; href: string } };

const bock = {
  name: "Laszlo Bock, then head of people at Google, in The New York Times, 2014",
  href: "https://www.nytimes.com/2014/04/20/opinion/sunday/friedman-how-to-get-a-job-at-google-part-2.html",
};
const harvard = {
  name: "Harvard University, Office of Undergraduate Research and Fellowships: Preparing a Resume",
  href: "https://uraf.harvard.edu/apply-opportunities/app-components/resumes",
};

const duty =
  /^(?:was |were )?(?:responsible for|tasked with|in charge of|duties included|worked (?:on|with)|helped (?:to |with )?|assisted (?:in|with)|involved in|participated in)\b/i;
const maxWords = 35;

/** Advice on what could be written better. A resume without bullet points gets none. */
export function adviceFor(resume: Resume): Advice[] {
  const bullets = [...resume.roles, ...resume.projects].flatMap(({ story }) =>
    story.paragraphs.filter(({ isBullet }) => isBullet).map(({ text }) => ({ text, ...placed(story.source) })),
  );
  const measured = bullets.filter(({ text }) => /\d/.test(text)).length;
  const duties = bullets.filter(({ text }) => duty.test(text));
  const long = bullets.filter(({ text }) => text.split(/\s+/).length > maxWords);
  const because = (found: Omit<Finding, "why">[], why: string): Finding[] => found.map((one) => ({ ...one, why }));
  const advice: (Advice & { applies: boolean })[] = [
    {
      applies: bullets.length > 0 && measured < bullets.length / 2,
      title: "Say what came of it",
      text: `${measured} of ${bullets.length} bullet points name a number. What you did, compared with what, and how, says more than a duty.`,
      findings: [],
      source: bock,
    },
    {
      applies: duties.length > 0,
      title: "Begin with what you did",
      text: "Go beyond duties: begin with a verb that says what you did yourself.",
      findings: because(duties, "begins with a duty."),
      source: harvard,
    },
    {
      applies: long.length > 0,
      title: "Keep it short",
      text: `A bullet point of more than ${maxWords} words is a paragraph. Cut it, or make two of it.`,
      findings: because(long, "is long."),
      source: harvard,
    },
  ];
  return advice.flatMap(({ applies, ...one }) => (applies ? [one] : []));
}
