/** The limits that schemas, editors, requests and sentences share. Lengths are in characters. */

/** A resume is a PDF of at most 2 MB and two pages: docs/spec.md, section 9. */
export const maxResumeBytes = 2 * 1024 * 1024;
export const maxResumePages = 2;
/** A Word file and the like may hold pictures, which are not unpacked. */
export const maxResumeFileBytes = 10 * 1024 * 1024;
/** How much a resume file may unpack to. Two pages need far less, and a worker has far more. */
export const maxUnpackedBytes = 24 * 1024 * 1024;
/** The limit for the pictures of a scan: two A4 pages of 300 dots an inch in color have 52 MB. */
export const maxUnpackedScanBytes = 96 * 1024 * 1024;
/** The size limit as sentences write it. */
export const maxResumeSize = `${maxResumeBytes / 1024 / 1024}MB`;

/** The length of a search text or a short form field: docs/spec.md, section 9. */
export const maxSearchLength = 100;

export const maxPersonName = 200;
/**
 * The longest email address that servers accept: RFC 5321, section 4.5.3.1.3, without the brackets.
 */
export const maxEmail = 254;

/**
 * The limits of portfolio data: lengths of a line, a paragraph and an address, and numbers of
 * entries.
 */
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
/** The longest text that a field of a prompt takes. */
export const maxPromptValue = 20_000;
