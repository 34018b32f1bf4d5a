import { Points } from "#web/ui/points.tsx";

const points = [
  {
    title: "Knock-outs come first",
    text: "Right to work, place, years, languages, pay: forms ask these, and one wrong answer can end an application. No wording in a resume helps there.",
  },
  {
    title: "Their words, if they are true",
    text: "People and search boxes look for the words of the posting. Where your resume says the same thing in another word, use theirs. Never add what you cannot talk about.",
  },
  {
    title: "No number",
    text: "Nobody knows how well a resume fits, and no employer sees a site's percentage. You see what was found, where it stands, and what no rule can judge.",
  },
];

export function Explained() {
  return <Points id="explained" title="How to read the result" points={points} />;
}
