/**
 * The recipient's and the sender's name, the sender's link, place and skills, and the days on which
 * the sender applied and last wrote, as they are written in a sentence.
 */
export type People = {
  recipient?: string;
  sender?: string;
  link?: string;
  place?: string;
  skills?: string;
  day?: string;
  written?: string;
};

/** The placeholders for what is missing. */
export const openNames = {
  recipient: "[Recipient Name]",
  sender: "[Your Name]",
  link: "[link]",
  place: "[city and country]",
  skills: "[two skills]",
  day: "[day of your application]",
  written: "[day of your message]",
};
