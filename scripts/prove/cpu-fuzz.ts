import type { ResumeDocument, TextItem } from "#domain/resume/page.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { ResumeRefused } from "#domain/resume/refusals.ts";
import { quantile } from "../bench/worker.ts";
import { type Part, randomOf, type Scale } from "./part.ts";

const pages: Record<Scale, number> = { long: 1000, short: 200, test: 25 };
/** The most CPU time that a page may take, in milliseconds. */
const limit = 150;

/** Texts that the reader's patterns look for. Repeating them keeps the patterns busy. */
const pieces = [
  ..."aA1é -.,@/:(|_•–+#",
  "a.",
  "a-a.",
  "a@a.",
  "+1 ",
  "and ",
  "of ",
  "at ",
  "12/2019 ",
  "Jan 2020 - ",
  "github as a.b-b-",
  "https://",
  "linkedin.com/in/",
  "University of ",
  "B.Sc. ",
  "Engineer ",
];

/**
 * Endless text in one run, in lines, and in tiny pieces. Each page must be read or refused quickly.
 */
export const cpuFuzz: Part = async ({ scale, seed }) => {
  const random = randomOf(seed);
  const costs: number[] = [];
  const surprises: string[] = [];
  readSafely(hostilePage(random)); // the first reading also compiles
  for (let n = 0; n < pages[scale]; n++) {
    const page = hostilePage(random);
    const before = process.cpuUsage();
    const surprise = readSafely(page);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
    if (surprise) surprises.push(surprise);
  }
  const [p99, most] = [quantile(costs, 0.99), Math.max(...costs)];
  return [
    {
      part: "cpu-fuzz",
      what: `${pages[scale]} pages of endless text`,
      goal: "read, or refused as too complex",
      figure: surprises.join(", ") || "nothing else",
      holds: surprises.length === 0,
    },
    {
      part: "cpu-fuzz",
      what: "CPU of such a page",
      goal: `p99 ≤ ${limit} ms`,
      figure: `p99 ${p99.toFixed(0)} ms, most ${most.toFixed(0)} ms`,
      holds: p99 <= limit,
      isNoisy: true,
    },
  ];
};

/** The error of a reading, unless it is a refusal. */
function readSafely(page: ResumeDocument): string | undefined {
  try {
    readResume(page);
  } catch (error) {
    if (!(error instanceof ResumeRefused) || error.refusal !== "too-complex") return String(error);
  }
}

/**
 * The runs of text on a page: how many there are, how many are side by side, and how long they are.
 */
const shapes = [
  { runs: 1, columns: 1, length: 20_000 },
  { runs: 20, columns: 1, length: 990 },
  { runs: 200, columns: 1, length: 100 },
  { runs: 450, columns: 9, length: 9 },
  { runs: 5000, columns: 9, length: 3 },
] as const;

function hostilePage(random: () => number): ResumeDocument {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const { runs, columns, length } = pick(shapes);
  const seed = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(pieces)).join("");
  const text = seed.repeat(Math.ceil(length / seed.length)).slice(0, length) + pick(["", "!", "x y z 1 @ ("]);
  const head: TextItem[] = [run("Ada Lovelace", 40, 40, 22), run("Experience", 40, 100, 14)];
  const body = Array.from({ length: runs }, (_, n) =>
    run(text, 40 + 60 * (n % columns), 120 + 12 * Math.floor(n / columns), 10),
  );
  return { pages: [{ width: 595, height: 842, items: [...head, ...body], links: [] }] };
}

function run(text: string, x: number, y: number, size: number): TextItem {
  return { text, x, y, width: Math.min(500, text.length * size * 0.5), angle: 0, size, font: "Sans" };
}
