/** How names of jobs end. "Engineer, Payments" is one job, "Engineer, Analyst" are two. */
const job =
  /(?:er|or|ist|yst|ian|ant|architect|executive|representative|associate|lead|head|chief|nurse|chef|clerk|trainee|intern|apprentice|sre|sdet)$/i;
/** Words that end like a job, and are what a job is about: "Manager, Customer". */
const trade = /\b(?:computer|customer|consumer|power|server|cyber|center|sector|vendor|motor|career)$/i;

/** Whether a text ends as names of jobs do. */
export const isJob = (text: string): boolean => job.test(text) && !trade.test(text);
