import { Compass, Lightbulb, Sprout, UsersRound } from "lucide-react";

export const values = [
  {
    Icon: Compass,
    title: "Mission-Driven",
    text: "Every tool here has to bring somebody closer to work they want. What does not, goes.",
  },
  {
    Icon: UsersRound,
    title: "Community-Focused",
    text: "Visitors tell us what is missing and what is broken. Their messages decide what we build next.",
  },
  {
    Icon: Lightbulb,
    title: "Innovation",
    text: "We would rather solve a dull problem well than a shiny one badly, and we use new technology where it helps.",
  },
  {
    Icon: Sprout,
    title: "Growth-Oriented",
    text: "Nobody starts out ready. The tools are made for learning by doing, one small step at a time.",
  },
];
