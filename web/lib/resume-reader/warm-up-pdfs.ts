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
 * Typical resumes as PDFs. Reading them warms up the reader's code. Half of them embed their font,
 * as most resumes do, and contain bullets and dashes beyond Latin-1. The JavaScript engine compiles
 * each pattern once for Latin-1 text and once for other text, and to machine code only after it has
 * used the pattern.
 */
export const warmUpPdfs = (): Promise<Uint8Array>[] => [plain(), embedded(), plain(), embedded()];

const plain = () =>
  pdf((line) => `(${line})`, ["<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"]);

const embedded = () =>
  pdf(
    (line) => `<${[...line.replace(/^- /, "• ").replace(/ [-|] /g, " – ")].map(hexCode).join("")}>`,
    [
      "<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 9 0 R>>",
      "<</Type/Font/Subtype/CIDFontType2/BaseFont/A/FontDescriptor 7 0 R/DW 500/W[32[250 300 400]]/CIDToGIDMap/Identity>>",
      "<</Type/FontDescriptor/FontName/A/Flags 4/FontBBox[0 -200 999 800]/Ascent 800/Descent -200/FontFile2 8 0 R>>",
      atob(trueType),
      "begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfrange <0000> <FFFF> <0000> endbfrange endcmap",
    ],
  );

const hexCode = (letter: string) => letter.charCodeAt(0).toString(16).padStart(4, "0");

/** A PDF with one page that shows the lines. `font` has one PDF object or more. */
async function pdf(shown: (line: string) => string, font: string[]): Promise<Uint8Array> {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>",
    `BT /F 10 Tf 14 TL 50 780 Td\n${lines.map((line) => `${shown(line)} Tj T*`).join("\n")}\nET`,
    ...font,
  ];
  // There is no cross-reference table: the library finds the objects itself.
  const bodies = objects.map(async (object) => (object.startsWith("<<") ? object : deflated(object)));
  const body = (await Promise.all(bodies)).map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join("");
  return bytesOf(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n%%EOF`);
}

const bytesOf = (binary: string) => Uint8Array.from(binary, (letter) => letter.charCodeAt(0));

/** The data as a compressed stream of a PDF. */
async function deflated(binary: string): Promise<string> {
  const stream = new Blob([bytesOf(binary)]).stream().pipeThrough(new CompressionStream("deflate"));
  const data = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = String.fromCharCode(...data);
  return `<</Filter/FlateDecode/Length ${data.length}>>stream\n${text}\nendstream`;
}

/** A TrueType font with three glyphs: one empty glyph and two triangles. */
const trueType =
  "AAEAAAAGAEAAAgAgZ2x5ZgAAAAAAAABsAAAAQGhlYWQAAAAAAAAArAAAADZoaGVhAAAAAAAAAOQAAAAkaG10eAAAAAAAAAEIAAAADGxvY2EA" +
  "AAAAAAABFAAAAAhtYXhwAAAAAAAAARwAAAAgAAEAAAAAAfQCvAACAAABAQEAAAD6APoAAAK8/UQAAAAAAQAAAAAB9AK8AAIAAAEBAQAAAPoA" +
  "+gAAArz9RAAAAAABAAAAAQAAAAAAAF8PPPUAAAPoAAAAAAAAAAAAAAAAAAAAAAAAAAAB9AK8AAAACAACAAAAAAAAAAEAAAMg/zgAAAH0AAAA" +
  "AAH0AAEAAAAAAAAAAAAAAAAAAAADAfQAAAH0AAAB9AAAAAAAAAAQACAAAQAAAAMAAwABAAAAAAABAAAAAAAAAAAAAAAAAAAAAA==";
