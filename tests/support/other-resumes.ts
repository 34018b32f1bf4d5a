import JSZip from "jszip";
import { escaped } from "./docx/docx-parts.ts";
import type { Person } from "./docx/people.ts";

/** The same resumes in the formats that are simpler than Word's. */

type Role = Person["roles"][number];
type Study = Person["education"][number];

export async function zipOf(parts: Record<string, string | Uint8Array>): Promise<Uint8Array> {
  const zip = new JSZip();
  for (const [path, content] of Object.entries(parts)) zip.file(path, content);
  return zip.generateAsync({ type: "uint8array", compression: "DEFLATE" });
}

const odfSpaces =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"';

const odfStyles =
  '<style:default-style style:family="paragraph"><style:text-properties fo:font-size="11pt"/></style:default-style><style:style style:name="Title" style:family="paragraph"><style:text-properties fo:font-size="28pt"/></style:style><style:style style:name="Heading_20_1" style:family="paragraph" style:default-outline-level="1"><style:text-properties fo:font-size="130%" fo:font-weight="bold"/></style:style>';

const odfOwn =
  '<style:style style:name="P1" style:family="paragraph"><style:paragraph-properties><style:tab-stops><style:tab-stop style:position="17cm" style:type="right"/></style:tab-stops></style:paragraph-properties></style:style><style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="T2" style:family="text"><style:text-properties text:display="none"/></style:style><style:style style:name="T3" style:family="text"><style:text-properties fo:color="#ffffff"/></style:style>';

export const odt = (body: string, edges = "") =>
  zipOf({
    mimetype: "application/vnd.oasis.opendocument.text",
    "content.xml": `<office:document-content ${odfSpaces}><office:automatic-styles>${odfOwn}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    "styles.xml": `<office:document-styles ${odfSpaces}><office:styles>${odfStyles}</office:styles><office:master-styles><style:master-page style:name="Standard">${edges}</style:master-page></office:master-styles></office:document-styles>`,
  });

export const odfParagraph = (content: string, style = "Standard") =>
  `<text:p text:style-name="${style}">${content}</text:p>`;
export const odfHeading = (text: string) =>
  `<text:h text:style-name="Heading_20_1" text:outline-level="1">${escaped(text)}</text:h>`;
const odfItems = (items: string[]) =>
  `<text:list>${items.map((item) => `<text:list-item>${odfParagraph(escaped(item))}</text:list-item>`).join("")}</text:list>`;

export const odfTop = ({ name, title, email, phone, place, links }: Person) =>
  odfParagraph(escaped(name), "Title") +
  odfParagraph(title) +
  odfParagraph([email, phone, place].join(" | ")) +
  links.map((url) => odfParagraph(`<text:a xlink:href="${url}">${url}</text:a>`)).join("");

const odfBold = (text: string) => `<text:span text:style-name="T1">${escaped(text)}</text:span>`;
export const odfRole = ({ position, organization, period, done }: Role) =>
  odfParagraph(`${odfBold(position)}<text:tab/>${period}`, "P1") + odfParagraph(escaped(organization)) + odfItems(done);
export const odfStudy = ({ degree, institution, period }: Study) =>
  odfParagraph(`${odfBold(degree)}<text:tab/>${period}`, "P1") + odfParagraph(escaped(institution));

export const odfSections = ({ summary, roles, education, skills }: Person) =>
  odfHeading("Summary") +
  odfParagraph(escaped(summary)) +
  odfHeading("Experience") +
  roles.map(odfRole).join("") +
  odfHeading("Education") +
  education.map(odfStudy).join("") +
  odfHeading("Skills") +
  odfParagraph(skills.join(", "));

/** Letters beyond ASCII in RTF: a code unit, and a question mark for old readers. */
export const rtfText = (text: string) =>
  text
    .replace(/[\\{}]/g, "\\$&")
    .replace(
      /[^\0-\x7f]/g,
      (sign) => `\\u${sign.charCodeAt(0) > 32767 ? sign.charCodeAt(0) - 65536 : sign.charCodeAt(0)}?`,
    );

export const rtf = (body: string, head = "\\ansi\\ansicpg1252\\uc1") =>
  new TextEncoder().encode(
    `{\\rtf1${head}{\\fonttbl{\\f0\\fswiss Arial;}{\\f1\\fnil\\fcharset204 Arial CYR;}}{\\colortbl;\\red255\\green255\\blue255;\\red0\\green0\\blue0;}{\\stylesheet{\\s1 heading 1;}}{\\info{\\title Secret title}}{\\*\\generator Someone;}\\pard\\plain\\f0\\fs22 ${body}}`,
  );

const rtfLine = (text: string) => `${rtfText(text)}\\par\n`;
export const rtfHeading = (text: string) =>
  `\\pard\\plain\\b\\fs28\\outlinelevel0 ${rtfText(text)}\\par\\pard\\plain\\fs22 `;
const rtfItem = (text: string) => `{\\listtext\\'95\\tab}\\ls1 ${rtfText(text)}\\par\\pard `;
const rtfDated = (text: string, period: string) =>
  `\\tqr\\tx9000 {\\b ${rtfText(text)}}\\tab ${rtfText(period)}\\par\\pard `;

export const rtfTop = ({ name, title, email, phone, place, links }: Person) =>
  `{\\b\\fs48 ${rtfText(name)}\\par}${rtfLine(title)}${rtfLine([email, phone, place].join(" | "))}${links
    .map((url) => `{\\field{\\*\\fldinst HYPERLINK "${url}"}{\\fldrslt ${url}}}\\par `)
    .join("")}`;

export const rtfSections = ({ summary, roles, education, skills }: Person, titles = english) =>
  rtfHeading(titles.summary) +
  rtfLine(summary) +
  rtfHeading(titles.experience) +
  roles
    .map(
      ({ position, organization, period, done }) =>
        rtfDated(position, period) + rtfLine(organization) + done.map(rtfItem).join(""),
    )
    .join("") +
  rtfHeading(titles.education) +
  education.map(({ degree, institution, period }) => rtfDated(degree, period) + rtfLine(institution)).join("") +
  rtfHeading(titles.skills) +
  rtfLine(skills.join(", "));

const english = { summary: "Summary", experience: "Experience", education: "Education", skills: "Skills" };

const typedWidth = 80;
const wrapped = (text: string, first = "", rest = "") => {
  const lines = [first];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line.length + word.length < typedWidth)
      lines.splice(-1, 1, line === first || line === rest ? line + word : `${line} ${word}`);
    else lines.push(rest + word);
  }
  return lines.join("\n");
};

/** A resume in plain text as people type it: headings in capitals, and lines wrapped by hand. */
export function typed({ name, title, email, phone, place, links, summary, roles, education, skills }: Person): string {
  const dated = (text: string, period: string) => text + period.padStart(typedWidth - text.length);
  return [
    name,
    title,
    [email, phone, place].join(" | "),
    ...links,
    "",
    "SUMMARY",
    wrapped(summary),
    "",
    "EXPERIENCE",
    ...roles.flatMap(({ position, organization, period, done }) => [
      dated(position, period),
      organization,
      ...done.map((item) => wrapped(item, "- ", "  ")),
      "",
    ]),
    "EDUCATION",
    ...education.flatMap(({ degree, institution, period }) => [dated(degree, period), institution, ""]),
    "SKILLS",
    skills.join(", "),
  ].join("\n");
}

/** A resume in Markdown, with the usual levels of headings. */
export const inMarkdown = ({ name, title, email, phone, place, links, summary, roles, education, skills }: Person) =>
  [
    `# ${name}`,
    title,
    `${email} | ${phone} | ${place}  \n${links.map((url) => `<${url}>`).join("  \n")}`,
    "## Summary",
    summary,
    "## Experience",
    ...roles.flatMap(({ position, organization, period, done }) => [
      `### ${position}`,
      `**${organization}** | *${period}*`,
      done.map((item) => `* ${item}`).join("\n"),
    ]),
    "## Education",
    ...education.flatMap(({ degree, institution, period }) => [`### ${degree}`, `${institution} | ${period}`]),
    "## Skills",
    skills.map((skill) => `- ${skill}`).join("\n"),
  ].join("\n\n");
