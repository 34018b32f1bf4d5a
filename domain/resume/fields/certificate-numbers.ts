/** The facts in an entry of a list of certificates. */
type Said = { title: string; rest: string; period: string; expiry: string };

/** The description's lines. The period comes first, as for a job. */
export const described = (...lines: string[]) => lines.filter(Boolean).join("\n");

/** A line such as "PIN 16K2207E" or "Credential ID: 7" belongs to the certificate above. */
const numberLine =
  /^(?:pin|(?:(?:licen[cs]e|registration|reg\.?|credential|certificate|certification|cert\.?|member(?:ship)?) )?(?:no\.?|nr\.?|number|id)|#)[:.]? ?[a-z\d/-]*\d[a-z\d/-]*$/i;

/** Moves a number, or an expiry without a title, to the certificate above. */
export function withNumbersAbove<Head extends Said>(heads: Head[]): Head[] {
  const found: Head[] = [];
  for (const head of heads) {
    const above = found.at(-1);
    const isOfAbove = numberLine.test(head.title) || (head.title === "" && head.expiry !== "");
    if (!above || !isOfAbove) found.push(head);
    else
      found[found.length - 1] = {
        ...above,
        rest: described(above.rest, head.title, head.rest),
        period: above.period || head.period,
        expiry: above.expiry || head.expiry,
      };
  }
  return found;
}
