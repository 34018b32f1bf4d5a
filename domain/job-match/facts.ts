import type { BlockKind } from "./blocks.ts";
import type { Place } from "./requirements.ts";
import type { Span } from "./sentences.ts";
import type { Strength } from "./strength.ts";

/** What many employers ask in the application form, where one wrong answer ends it. */
export const knockOutKinds = {
  permit: "Right to work",
  age: "Minimum age",
  clearance: "Checks and clearance",
  place: "Place of work",
  location: "Location",
  years: "Years of experience",
  degree: "Education",
  language: "Languages",
  licence: "Driving license",
  contract: "Contract",
  shift: "Working hours",
  travel: "Travel",
  pay: "Pay",
  start: "Start",
  deadline: "Apply by",
} as const;
export type KnockOutKind = keyof typeof knockOutKinds;

/** What a rule finds in a sentence: its value in a fixed form, in words, and where it stands. */
export type Fact = { kind: KnockOutKind; value: string; words: string } & Span;
export type KnockOut = { kind: KnockOutKind; value: string; words: string; place: Place };

export type Sentence = {
  text: string;
  block: BlockKind;
  /** How strongly the sentence asks for what stands at its start. */
  strength: Strength | undefined;
  /** Whether the line is short, as in the head of a posting. */
  isShort: boolean;
};

/** The fact that a pattern has found, if it has. */
export function factAt(kind: KnockOutKind, value: string, words: string, found: RegExpExecArray | null): Fact[] {
  return found ? [{ kind, value, words, start: found.index, end: found.index + found[0].length }] : [];
}
