type Random = () => number;

/** A way to damage a file. */
type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array;

const pick = (random: Random, below: number) => Math.floor(random() * below);

const flipBits: Mutation = (bytes, random) => {
  const copy = bytes.slice();
  for (let n = 1 + pick(random, 50); n > 0; n--) {
    const at = pick(random, copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << pick(random, 8));
  }
  return copy;
};

const cut: Mutation = (bytes, random) => bytes.slice(0, pick(random, bytes.length));

const repeatPart: Mutation = (bytes, random) => {
  const [from, length] = [pick(random, bytes.length), pick(random, 2000)];
  const part = bytes.slice(from, from + length);
  return joined(bytes.slice(0, from), part, part, part, bytes.slice(from));
};

const removePart: Mutation = (bytes, random) => {
  const from = pick(random, bytes.length);
  return joined(bytes.slice(0, from), bytes.slice(from + pick(random, 500)));
};

/** Changes a number. In a PDF, a number is a length, a count or a reference. */
const lieAboutNumbers: Mutation = (bytes, random) => {
  const numbers = ["0", "-1", "1", "99999", "2147483648", "1e99"];
  const text = Buffer.from(bytes).toString("latin1");
  const lies = text.replace(/\b\d+\b/g, (number) =>
    random() < 0.02 ? (numbers[pick(random, numbers.length)] ?? number) : number,
  );
  return Buffer.from(lies, "latin1");
};

const swapObjects: Mutation = (bytes, random) => {
  const text = Buffer.from(bytes).toString("latin1");
  const swapped = text.replace(/(\d+) 0 R/g, (whole) => (random() < 0.1 ? `${pick(random, 30)} 0 R` : whole));
  return Buffer.from(swapped, "latin1");
};

const mutations = [flipBits, cut, repeatPart, removePart, lieAboutNumbers, swapObjects];

/**
 * The bytes, damaged one to three times. The signature at the start is kept, so that the file is
 * not refused at once.
 */
export function mutated(bytes: Uint8Array, random: Random): Uint8Array {
  let result = bytes;
  for (let n = 1 + pick(random, 3); n > 0; n--)
    result = mutations[pick(random, mutations.length)]?.(result, random) ?? result;
  return joined(bytes.slice(0, 8), result.slice(8));
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
