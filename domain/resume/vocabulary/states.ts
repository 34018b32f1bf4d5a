/**
 * States of the United States as addresses write them, except DE and IN, which may be Germany and
 * India.
 */
export const states = new Set(
  "AL AK AZ AR CA CO CT FL GA HI ID IL IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC".split(
    " ",
  ),
);

const others = new Set("DE IN AB BC MB NB NL NS ON PE QC SK".split(" "));

/** Letters that end the address of a town in the United States or Canada. */
export function isState(letters: string): boolean {
  return states.has(letters) || others.has(letters);
}
