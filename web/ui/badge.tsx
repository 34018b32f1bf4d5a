import type { ReactNode } from "react";

const tones = {
  plain: "bg-sunken text-muted",
  accent: "bg-tint text-accent",
  lime: "bg-lime text-on-lime",
  good: "bg-good-tint text-good",
  warn: "bg-warn-tint text-warn",
  bad: "bg-bad-tint text-bad",
};

export type Tone = keyof typeof tones;

/** A small colored label. Its text wraps only if a whole line is too short for it. */
export function Badge({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex max-w-full shrink-0 items-center gap-1 rounded-full border border-transparent px-2.5 py-px text-[0.8125rem] font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
