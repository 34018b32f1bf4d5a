import type { Hackathon } from "#domain/hackathons/hackathons.ts";

/** A hackathon with the six required texts, and the fields of a test. */
export const hackathon = (more: Partial<Hackathon> = {}): Hackathon => ({
  name: "Hack Day",
  registration_link: "https://hack.example/",
  registration_deadline: "Not Specified",
  hackathon_date: "Not Specified",
  source: "Devfolio",
  skills: "AI, Web",
  id: "devfolio:hack",
  origin: "devfolio",
  organizer: null,
  mode: null,
  city: null,
  country: null,
  prize: null,
  team: null,
  starts: null,
  ends: null,
  deadline: null,
  usual_months: null,
  also_at: [],
  changed_at: null,
  ...more,
});
