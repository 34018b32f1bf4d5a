const lines = [
  "Ada Example",
  "Software Engineer",
  "ada@example.com | +1 555 010 0100 | London, England | https://www.linkedin.com/in/ada | github.com/ada",
  "Summary",
  "Engineer with ten years of experience in web applications and distributed systems.",
  "Experience",
  "Senior Software Engineer, Example Ltd, London                    Jan 2019 - Present",
  "- Built a billing service in TypeScript and PostgreSQL, used by 40 teams.",
  "Web Developer, Sample Inc                                        2015 - 2018",
  "- Led the move to React; cut the load time by 60 %.",
  "Projects",
  "Tide Tables (https://example.com): tides of every harbor. React, SQLite",
  "Education",
  "B.Sc. in Computer Science, University of Example                 2011 - 2015",
  "Skills",
  "Languages: TypeScript, Python, SQL",
  "Certifications",
  "AWS Certified Developer, 2020",
  "Awards",
  "Winner, Example Hackathon, 2017",
  "Languages",
  "English (native), German (fluent)",
];

/**
 * Typical resumes as PDFs. Reading them warms up the reader's code. Half of them have a letter
 * beyond Latin-1 in each line: the engine compiles a pattern for texts of either kind, and only
 * those that it has used before to machine code.
 */
export const warmUpPdfs = (): Uint8Array[] => [pdf(""), pdf(bullet), pdf(""), pdf(bullet)];

const bullet = " \\225";

/** A page with the lines, each of which ends like `end`. */
function pdf(end: string): Uint8Array {
  const stream = `BT /F 10 Tf 14 TL 50 780 Td\n${lines.map((line) => `(${line}${end}) Tj T*`).join("\n")}\nET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>",
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
  ];
  // There is no cross-reference table: the library finds the objects itself.
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join("");
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n%%EOF`);
}
