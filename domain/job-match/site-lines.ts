/** Lines that a job site adds around a posting: its buttons, counts and hints. */
const ofSite =
  /^(?:&nbsp;|share|show (?:more|less|all|match details)(?: options)?|…?\s?see more|tailor my resume|help me stand out|create cover letter|easy apply|saved?|follow(?:ing)?|report this job|set alert(?: for similar jobs)?|use ai to assess how you fit|get ai-powered advice\b.*|(?:re)?try premium\b.*|am i a good fit\b.*|how your profile and resume fit this job|profile insights|people you can reach out to|(?:school|company) alumni from .*|meet the hiring team|job poster|be an early applicant|actively (?:recruiting|reviewing applicants)|promoted\b(?: by .{2,40})?(?: [·•] .*)?|responses managed off linkedin|(?:over )?[\d,.]+\+? (?:applicants|followers|people clicked apply|(?:\w+ )?on linkedin)|responded to \d+% or more applications\b.*)$/i;
/** The words before "logo" must be a name: "Create a new logo" is a task. */
const logo = /^((?:\p{Lu}|\d)\S*(?: (?:[\p{Lu}\d&]\S*|of|and|the|for|de|und))*) logo$/u;

/** Whether a line is the job site's own, not the posting's: "Easy Apply", "Acme logo". */
export const isOfSite = (line: string): boolean =>
  line.length <= 150 && (ofSite.test(line) || (line.endsWith(" logo") && logo.test(line)));

/** The company whose logo stands above a copied posting: "Acme" of "Acme logo". */
export const companyOfLogo = (lines: string[]): string | undefined =>
  lines
    .slice(0, 5)
    .map((line) => logo.exec(line)?.[1])
    .find(Boolean);
