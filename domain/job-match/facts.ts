import type { BlockKind } from "./blocks.ts";
import type { Place } from "./requirements.ts";
import type { Span } from "./sentences.ts";
import type { Strength } from "./strength.ts";

/**
 * Knock-out questions: many employers ask them in the application form, and reject a wrong answer
 * at once.
 */
export const knockOutKinds = {
  permit: "Right to work",
  age: "Age",
  clearance: "Checks and clearance",
  place: "Place of work",
  location: "Location",
  years: "Years of experience",
  degree: "Education",
  eligibility: "Who can apply",
  language: "Languages",
  registration: "License or registration",
  licence: "Driving license",
  physical: "Physical demands",
  contract: "Contract",
  shift: "Working hours",
  travel: "Travel",
  pay: "Pay",
  start: "Start",
  deadline: "Apply by",
} as const;
export type KnockOutKind = keyof typeof knockOutKinds;

/** A rule's find in a sentence: the value in a fixed form, the value in words, and its position. */
export type Fact = { kind: KnockOutKind; value: string; words: string } & Span;
/** A degree or a language can be merely welcome. `places` are all places that say so. */
export type KnockOut = { kind: KnockOutKind; value: string; words: string; isWelcome?: true; places: Place[] };

export type Sentence = {
  text: string;
  block: BlockKind;
  /** How strongly the beginning of the sentence asks for something. */
  strength: Strength | undefined;
  /** Whether the line is as short as the lines at the top of a posting. */
  isShort: boolean;
};

/** The fact at a pattern's match; empty without a match. */
export function factAt(kind: KnockOutKind, value: string, words: string, found: RegExpExecArray | null): Fact[] {
  return found ? [{ kind, value, words, start: found.index, end: found.index + found[0].length }] : [];
}
