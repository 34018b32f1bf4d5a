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
  return (
    <section aria-labelledby="explained" className="mt-16">
      <h2 id="explained" className="text-2xl sm:text-3xl">
        How to read the result
      </h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {points.map(({ title, text }) => (
          <li key={title} className="rounded-card bg-sunken/70 p-5">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1.5 text-[0.9375rem] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
