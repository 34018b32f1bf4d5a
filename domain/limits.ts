/** The limits that schemas, editors, requests and sentences share. Lengths are in characters. */

/** A resume is a PDF of at most 2 MB and two pages: docs/spec.md, section 9. */
export const maxResumeBytes = 2 * 1024 * 1024;
export const maxResumePages = 2;
/** What such a file may unpack into: far more than two pages need, and far less than an isolate has. */
export const maxUnpackedBytes = 24 * 1024 * 1024;
/** How sentences name the size. */
export const maxResumeSize = `${maxResumeBytes / 1024 / 1024}MB`;

/** What is typed into a search or a form's short field: docs/spec.md, section 9. */
export const maxSearchLength = 100;

export const maxPersonName = 200;
/** The longest address that mail servers accept: RFC 5321, section 4.5.3.1.3, less its brackets. */
export const maxEmail = 254;

/** What a portfolio's data may hold: the length of a line, a paragraph and an address, and the counts of entries. */
export const portfolioLimits = {
  line: 500,
  paragraph: 8000,
  url: 2000,
  photo: 200_000,
  entries: 100,
  skills: 300,
  tags: 60,
  links: 20,
};
