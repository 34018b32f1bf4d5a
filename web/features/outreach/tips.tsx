import { Points } from "#web/ui/points.tsx";

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
    title: "Follow up twice at most, thank always",
    text: "After a week, a friendly nudge; a week later, a last one. After any help, a thank-you within a day. People remember both.",
  },
];

export function Tips() {
  return <Points id="tips-title" title="Tips that get answers" points={tips} />;
}
