import { Lightbulb } from "lucide-react";

const tips = [
  "Replace every placeholder in [BRACKETS] with your own details, or let “Fill in” do it for you.",
  "Add what is special about your industry and role: a prompt knows only what you tell it.",
  "Try the same prompt in different AI models and keep the best of each answer.",
  "Adapt the prompts: drop a step, change the tone, ask for a shorter answer.",
  "Save the versions you customized, so that the next application starts from them.",
];

export function Tips() {
  return (
    <section className="mt-10 rounded-card bg-tint p-6 sm:p-8">
      <h2 className="flex items-center gap-2.5 text-xl">
        <Lightbulb aria-hidden="true" className="size-5.5 text-accent" />
        Pro Tips for Using These Prompts
      </h2>
      <ul className="mt-4 list-disc space-y-1.5 pl-5 marker:text-accent">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}
