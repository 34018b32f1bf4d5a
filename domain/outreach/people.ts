/**
 * The recipient's and the sender's name, the sender's link, place and skills, and the day on which
 * the sender applied, as it is written in a sentence.
 */
export type People = {
  recipient?: string;
  sender?: string;
  link?: string;
  place?: string;
  skills?: string;
  day?: string;
};

/** The placeholders for what is missing. */
export const openNames = {
  recipient: "[Recipient Name]",
  sender: "[Your Name]",
  link: "[link]",
  place: "[city and country]",
  skills: "[two skills]",
  day: "[day of your application]",
};
