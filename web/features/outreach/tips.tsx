const tips = [
  {
    title: "Write to a person, not to a title",
    text: "Read the profile first and mention one thing from it: a post, a project, a school you share. One true sentence beats three polite ones.",
  },
  {
    title: "Ask for something small",
    text: "Two questions or ten minutes are easy to say yes to. A job is not. The referral comes after the conversation.",
  },
  {
    title: "Fill every bracket",
    text: "Replace all that stands in [brackets] before you send. A forgotten placeholder ends a conversation before it starts.",
  },
  {
    title: "Mind the limits",
    text: "A free LinkedIn account may add a note to about five invitations a month, of 200 characters each; Premium lifts the five and allows 300. The counter turns red before LinkedIn does.",
  },
  {
    title: "Few and steady",
    text: "Keep the five notes for the people who matter most. Invite the others without one, and send your message once they have accepted.",
  },
  {
    title: "Follow up once, thank always",
    text: "After a week, one friendly nudge. After any help, a thank-you within a day. People remember both.",
  },
];

export function Tips() {
  return (
    <section aria-labelledby="tips-title" className="mt-16">
      <h2 id="tips-title" className="text-2xl sm:text-3xl">
        Tips that get answers
      </h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {tips.map(({ title, text }) => (
          <li key={title} className="rounded-card bg-sunken/70 p-5">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1.5 text-[0.9375rem] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
