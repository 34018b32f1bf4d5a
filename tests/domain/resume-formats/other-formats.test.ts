import { describe, expect, test } from "vitest";
import { readFile } from "#domain/resume-formats/read-file.ts";
import { escaped } from "../../support/docx/docx-parts.ts";
import { jana, lucia, mara, owen } from "../../support/docx/people.ts";
import {
  inMarkdown,
  odfHeading,
  odfParagraph,
  odfRole,
  odfSections,
  odfStudy,
  odfTop,
  odt,
  rtf,
  rtfHeading,
  rtfSections,
  rtfText,
  rtfTop,
  typed,
} from "../../support/other-resumes.ts";
import { personIn } from "../../support/read-back.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = async (bytes: Uint8Array, name = "resume") => {
  const reading = await readFile(bytes, name);
  return { ...reading, person: personIn(reading.resume) };
};

describe("the reader of OpenDocument files", () => {
  test("reads headings, tab stops, lists and links", async () => {
    expect((await read(await odt(odfTop(mara) + odfSections(mara)))).person).toEqual(mara);
  });

  test("skips deletions, notes, comments and placeholders", async () => {
    const deleted = `<text:tracked-changes><text:changed-region><text:deletion>${odfParagraph("Deleted line")}</text:deletion></text:changed-region></text:tracked-changes>`;
    const noted = odfParagraph(
      `${escaped(owen.summary)}<text:note><text:note-body>${odfParagraph("A footnote")}</text:note-body></text:note><office:annotation>${odfParagraph("A comment")}</office:annotation><text:placeholder>Fill me</text:placeholder>`,
    );
    const plain = odfSections(owen).replace(odfParagraph(escaped(owen.summary)), noted);
    const { person, lines } = await read(await odt(deleted + odfTop(owen) + plain));
    expect(person).toEqual(owen);
    expect(lines.join("\n")).not.toMatch(/Deleted|footnote|comment|Fill me/);
  });

  test("leaves out hidden and white text, and reports it", async () => {
    const keywords = odfParagraph(
      '<text:span text:style-name="T2">kubernetes</text:span><text:span text:style-name="T3">rockstar</text:span>',
    );
    const { lines, hidden } = await read(await odt(odfTop(mara) + odfSections(mara) + keywords));
    expect(hidden).toEqual(["kubernetes", "rockstar"]);
    expect(lines.join("\n")).not.toMatch(/kubernetes|rockstar/);
  });

  test("reads a sidebar in a frame, contact details in the header, and spaces and breaks", async () => {
    const frame = odfParagraph(
      `<draw:frame svg:x="12cm" svg:y="3cm"><draw:text-box>${odfHeading("Skills")}${owen.skills.map((skill) => odfParagraph(skill)).join("")}</draw:text-box></draw:frame>`,
    );
    const name = odfParagraph(`Owen<text:s text:c="1"/>Barrister`, "Title") + odfParagraph(owen.title);
    const contact = odfParagraph([owen.email, owen.phone, owen.place].join("<text:line-break/>"));
    const link = odfParagraph(owen.links[0] as string);
    const body = odfSections({ ...owen, skills: [] }).replace(odfHeading("Skills"), "");
    const { person, edges } = await read(
      await odt(name + frame + body, `<style:header>${contact}${link}</style:header>`),
    );
    expect(person).toEqual(owen);
    expect(edges).toContain(owen.email);
  });

  test("reads a table of dates and a table of two columns", async () => {
    const cell = (content: string) => `<table:table-cell>${content}</table:table-cell>`;
    const row = (...cells: string[]) => `<table:table-row>${cells.map(cell).join("")}</table:table-row>`;
    const grid = mara.roles.map((role) =>
      row(odfParagraph(role.period), odfRole(role).replace(`<text:tab/>${role.period}`, "")),
    );
    const side = odfHeading("Skills") + mara.skills.map((skill) => odfParagraph(skill)).join("");
    const main = `${odfHeading("Summary")}${odfParagraph(escaped(mara.summary))}${odfHeading("Experience")}<table:table>${grid.join("")}</table:table>${odfHeading("Education")}${mara.education.map(odfStudy).join("")}`;
    const { person } = await read(await odt(`${odfTop(mara)}<table:table>${row(side, main)}</table:table>`));
    expect(person).toEqual(mara);
  });
});

describe("the reader of RTF files", () => {
  test("reads paragraphs, tabs, lists and links, and skips tables of fonts, colors and styles", async () => {
    const { person, lines } = await read(rtf(rtfTop(mara) + rtfSections(mara)));
    expect(person).toEqual(mara);
    expect(lines.join("\n")).not.toMatch(/Arial|heading 1|Secret|Someone/);
  });

  test("decodes letters by code page, by their font's charset and by number", async () => {
    const text = `{\\b\\fs48 Jana K\\'f6hler\\par}Projektleiterin\\par ${rtfText([jana.email, jana.phone].join(" | "))} | M\\u252\\'fcnchen\\par ${jana.links[0]}\\par `;
    const titles = {
      summary: "Profil",
      experience: "Berufserfahrung",
      education: "Ausbildung",
      skills: "Kenntnisse",
    };
    const sections = rtfSections(jana, titles).replaceAll("\\u252?", "\\uc2\\u252ue\\uc1 ");
    const { person, lines } = await read(rtf(`${text}${sections}{\\f1 \\'cc\\'ee\\'f1\\'ea\\'e2\\'e0}\\par`));
    expect(person).toEqual({ ...jana, skills: [...jana.skills, "Москва"] });
    expect(lines).toContain("Москва");
  });

  test("skips hidden and white text, deletions, pictures and binary data", async () => {
    const body = `{\\v vanished words}{\\cf1 white words}{\\deleted deleted words}{\\pict\\pngblip 89504e47}{\\pict\\bin5 ab}{c}{\\*\\unknown strange words}`;
    const { lines, hidden } = await read(rtf(rtfTop(owen) + rtfSections(owen) + body));
    expect(hidden).toEqual(["vanished words", "white words", "deleted words"]);
    expect(lines.join("\n")).not.toMatch(/words|89504|ab\}/);
  });

  test("skips an unknown control word, even a property name of every object", async () => {
    const { person } = await read(rtf(`${rtfTop(owen)}\\constructor \\tostring7 ${rtfSections(owen)}`));
    expect(person).toEqual(owen);
  });

  test("reads a text box with a sidebar, a table of dates and a header", async () => {
    const box = `{\\shp{\\*\\shpinst\\shpleft6000\\shptop3000{\\sp{\\sn shapeType}{\\sv 202}}{\\shptxt ${rtfHeading("Skills")}${mara.skills.map((skill) => `${skill}\\par `).join("")}}}{\\shprslt fallback}}`;
    const rows = mara.roles.map(
      ({ period, position, organization, done }) =>
        `\\trowd\\cellx2000\\cellx9000\\pard\\intbl ${rtfText(period)}\\cell {\\b ${rtfText(position)}}\\par ${rtfText(organization)}\\par ${done.map((item) => `{\\listtext\\'95\\tab}${rtfText(item)}`).join("\\par ")}\\cell\\row\\pard `,
    );
    const header = `{\\header ${mara.email} | ${mara.phone} | ${mara.place}\\par ${mara.links.join("\\par ")}\\par}`;
    const body = `${header}{\\b\\fs48 ${rtfText(mara.name)}\\par}${mara.title}\\par ${box}${rtfHeading("Summary")}${rtfText(mara.summary)}\\par ${rtfHeading("Experience")}${rows.join("")}${rtfHeading("Education")}${mara.education.map((one) => `${one.degree}\\par ${one.institution}\\par ${rtfText(one.period)}\\par `).join("")}`;
    expect((await read(rtf(body))).person).toEqual(mara);
  });
});

describe("the reader of plain text", () => {
  test.each([
    ["UTF-8", (text: string) => utf8(text)],
    ["UTF-8 with a mark", (text: string) => utf8(`\ufeff${text}`)],
    ["UTF-16, little end first", (text: string) => utf16(`\ufeff${text}`, true)],
    ["UTF-16, big end first", (text: string) => utf16(`\ufeff${text}`, false)],
    ["Windows line ends", (text: string) => utf8(text.replaceAll("\n", "\r\n"))],
  ])("reads a typed resume in %s", async (_, encode) => {
    expect((await read(encode(typed(mara)), "mara.txt")).person).toEqual(mara);
  });

  test("reads a typed resume in windows-1252", async () => {
    const text = typed({ ...owen, name: "Zoë Brontë" });
    const bytes = Uint8Array.from(text, (letter) => (letter === "–" ? 0x96 : letter.charCodeAt(0)));
    expect((await read(bytes, "zoe.txt")).person).toEqual({ ...owen, name: "Zoë Brontë" });
  });

  test("reads a job below a short bullet as a job, and a registration as a certificate", async () => {
    const text = `Siobhan Keane
siobhan.keane@example.ie | Galway, Ireland

Employment
Community Midwife, Riverside Hospital, Galway
September 2017 to present
- Lead home birth visits for ninety families a year, in a team of six midwives
- Wrote the local guideline
Staff Midwife, Harbour Hospital, Dublin
Oct 2013 - Aug 2017
- Worked in the labour ward

Registration
Midwifery Board, PIN 123456

Languages
Irish (native), Kichwa (basic)
`;
    const { resume } = await readFile(utf8(text), "siobhan.txt");
    expect(resume.roles.map(({ position, organization }) => [position.text, organization.text])).toEqual([
      ["Community Midwife", "Riverside Hospital"],
      ["Staff Midwife", "Harbour Hospital"],
    ]);
    expect(resume.honors.map(({ kind, title }) => [kind, title.text])).toEqual([["certification", "Midwifery Board"]]);
    expect(resume.languages.map(({ name }) => name.text)).toEqual(["Irish", "Kichwa"]);
  });

  test("reads paragraphs without line breaks", async () => {
    const summary = `${lucia.summary} ${lucia.summary} ${lucia.summary}`;
    const text = typed(lucia).replace(/SUMMARY\n.*?\n\n/s, `SUMMARY\n${summary}\n\n`);
    expect((await read(utf8(text), "lucia.txt")).person).toEqual({ ...lucia, summary });
  });
});

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
}

describe("the reader of Markdown files", () => {
  test("reads headings, bold text, lists and links", async () => {
    expect((await read(utf8(inMarkdown(mara)), "mara.md")).person).toEqual(mara);
  });

  test("reads a name that is only in the front matter", async () => {
    const text = `---\ntitle: "${owen.name}"\n---\n${inMarkdown(owen).replace(`# ${owen.name}\n`, "")}`;
    expect((await read(utf8(text), "owen.md")).person).toEqual(owen);
  });

  test("skips front matter, comments and HTML, and reads the addresses behind words as links", async () => {
    const text = `---\nlayout: cv\n---\n<!-- draft -->\n${inMarkdown(owen).replace(`<${owen.links[0]}>`, `[LinkedIn](${owen.links[0]})`)}\n\n<div class="end"></div>\n`;
    const { person, lines } = await read(utf8(text), "owen.md");
    expect(person).toEqual(owen);
    expect(lines.join("\n")).not.toMatch(/layout|draft|class=/);
  });

  test("keeps an unknown entity as it is typed", async () => {
    expect((await read(utf8(`${inMarkdown(owen)}\nRead &constructor; twice\n`), "owen.md")).lines).toContain(
      "Read &constructor; twice",
    );
  });
});
