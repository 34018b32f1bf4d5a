import {
  bold,
  br,
  bullet,
  cell,
  docx,
  escaped,
  field,
  link,
  mainNamespace,
  p,
  r,
  rightTab,
  row,
  style,
  t,
  tab,
  table,
  textBox,
} from "./docx-parts.ts";
import { jana, lucia, mara, owen, type Person } from "./people.ts";

/**
 * Word files, each with one difficulty of the format. A fixture states the expected values, texts
 * that must not be read, and texts that must be reported as hidden.
 */
type Fixture = {
  trap: string;
  person: Person;
  make: () => Promise<Uint8Array>;
  absent?: string[];
  hidden?: string[];
};

const german = { summary: "Profil", experience: "Berufserfahrung", education: "Ausbildung", skills: "Kenntnisse" };
const english = { summary: "Summary", experience: "Experience", education: "Education", skills: "Skills" };
const spanish = {
  summary: "Perfil",
  experience: "Experiencia laboral",
  education: "Formación académica",
  skills: "Habilidades",
};

type Role = Person["roles"][number];
type Study = Person["education"][number];
type Shape = {
  titles?: typeof english;
  heading?: (text: string) => string;
  role?: (role: Role) => string;
  study?: (study: Study) => string;
  item?: (text: string) => string;
};

const heading1 = (text: string) => p(text, "Heading1");
const plainRole = ({ position, organization, period }: Role) =>
  p(bold(position) + tab + r(period), "", rightTab) + p(organization);
const plainStudy = ({ degree, institution, period }: Study) =>
  p(bold(degree) + tab + r(period), "", rightTab) + p(institution);

const top = ({ name, title, email, phone, place, links }: Person) =>
  p(name, "Title") + p(title) + p([email, phone, place].join(" | ")) + links.map((url) => p(url)).join("");

function experience({ roles }: Person, { titles = english, heading = heading1, ...shape }: Shape = {}): string {
  const { role = plainRole, item = bullet } = shape;
  return heading(titles.experience) + roles.map((one) => role(one) + one.done.map(item).join("")).join("");
}
const education = ({ education }: Person, { titles = english, heading = heading1, study = plainStudy }: Shape = {}) =>
  heading(titles.education) + education.map(study).join("");
const skills = ({ skills }: Person, { titles = english, heading = heading1 }: Shape = {}) =>
  heading(titles.skills) + p(skills.join(", "));
const summary = ({ summary }: Person, { titles = english, heading = heading1 }: Shape = {}) =>
  heading(titles.summary) + p(summary);
const sections = (person: Person, shape?: Shape) =>
  summary(person, shape) + experience(person, shape) + education(person, shape) + skills(person, shape);
const whole = (person: Person, shape?: Shape) => top(person) + sections(person, shape);

const boldHeading = (text: string) => p(r(text.toUpperCase(), '<w:b/><w:sz w:val="26"/>'));
const sdt = (content: string, properties = "") =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const change = 'w:id="1" w:author="A" w:date="2024-01-01T00:00:00Z"';
const ins = (content: string) => `<w:ins ${change}>${content}</w:ins>`;
const del = (text: string) => `<w:del ${change}><w:r><w:delText>${escaped(text)}</w:delText></w:r></w:del>`;
const noBorders = '<w:tcBorders><w:top w:val="nil"/></w:tcBorders>';

export const fixtures: Fixture[] = [
  { trap: "Word's own styles, dates at a right tab stop", person: mara, make: () => docx({ body: whole(mara) }) },
  {
    trap: "a layout table with a sidebar of contact, skills and education",
    person: owen,
    make: () => {
      const { name, title, email, phone, place, links } = owen;
      const side =
        heading1("Contact") +
        [email, phone, place, ...links].map((line) => p(line)).join("") +
        heading1("Skills") +
        owen.skills.map((skill) => p(skill)).join("") +
        education(owen, { study: (one) => p(bold(one.degree)) + p(one.institution) + p(one.period) });
      const main = p(name, "Title") + p(title) + summary(owen) + experience(owen);
      return docx({ body: table(row(cell(side, noBorders), cell(main, noBorders))) });
    },
  },
  {
    trap: "a layout table in several rows, whose columns go on from row to row",
    person: mara,
    make: () => {
      const [first, second] = mara.roles as [Role, Role];
      const told = (one: Role) => plainRole(one) + one.done.map(bullet).join("");
      return docx({
        body:
          top(mara) +
          table(
            row(cell(skills(mara)), cell(heading1("Experience") + told(first))),
            row(cell(summary(mara)), cell(told(second) + education(mara))),
          ),
      });
    },
  },
  {
    trap: "text boxes, written twice, with the name and a sidebar",
    person: owen,
    make: () => {
      const side = heading1("Skills") + owen.skills.map((skill) => p(skill)).join("");
      const boxes = textBox(side, 5_000_000, 3_000_000) + textBox(top(owen), 600_000, 400_000);
      return docx({ body: p(boxes) + summary(owen) + experience(owen) + education(owen) });
    },
  },
  {
    trap: "aligned tabs, tabs in runs of their own, tab stops of a style",
    person: mara,
    make: () =>
      docx({
        styles: [style("Job", "Job", `<w:pPr>${rightTab}</w:pPr><w:rPr><w:b/></w:rPr>`)],
        body: whole(mara, {
          role: ({ position, organization, period }) =>
            p(
              `${r(organization)}<w:r><w:ptab w:relativeTo="margin" w:alignment="right" w:leader="none"/></w:r>${r(period)}`,
            ) + p(position, "Job"),
          study: ({ degree, institution, period }) =>
            p(`${r(degree)}<w:r><w:tab/>${t(period)}</w:r>`, "Job") + p(institution),
        }),
      }),
  },
  {
    trap: "contact details in the first page's header, a header for later pages, page numbers in the footer",
    person: owen,
    absent: ["Page 1 of 2", "Page  of"],
    make: () =>
      docx({
        headers: {
          first: top(owen),
          default: p(`${r("Owen Barrister")}${tab}${r(owen.email)}${tab}${r("page ")}${field("PAGE", "2")}`),
        },
        footers: {
          default: p(
            `${r("Page ")}${field("PAGE", "1")}${r(" of ")}<w:fldSimple w:instr=" NUMPAGES ">${r("2")}</w:fldSimple>`,
          ),
        },
        section: "<w:titlePg/>",
        body: sections(owen),
      }),
  },
  {
    trap: "contact details in the footer alone",
    person: mara,
    make: () =>
      docx({
        footers: {
          default: p([mara.email, mara.phone, mara.place].join(" | ")) + mara.links.map((url) => p(url)).join(""),
        },
        body: p(mara.name, "Title") + p(mara.title) + sections(mara),
      }),
  },
  {
    trap: "links by relation, by simple field and by field code, whose text is not their address",
    person: mara,
    make: () =>
      docx({
        links: { rId20: `mailto:${mara.email}`, rId21: mara.links[0] as string },
        body:
          p(mara.name, "Title") +
          p(mara.title) +
          p(
            `${link("rId20", "Email me")}${r(" | ")}${r(mara.phone)}${r(" | ")}${r(mara.place)}${r(" | ")}${link("rId21", "LinkedIn")}${r(" | ")}${field(`HYPERLINK "${mara.links[1]}" \\t "_blank"`, "GitHub")}`,
          ) +
          sections(mara),
      }),
  },
  {
    trap: "content controls: filled, empty with their placeholder, within a line, repeated",
    person: owen,
    absent: ["Click here to enter text", "[Your objective]", "[Hobbies]"],
    make: () =>
      docx({
        body:
          sdt(p(owen.name, "Title")) +
          p(sdt(r(owen.title), "<w:text/>")) +
          p(`${sdt(r(owen.email))}${r(" | ")}${sdt(r(owen.phone))}${r(" | ")}${sdt(r(owen.place))}`) +
          owen.links.map((url) => p(url)).join("") +
          sdt(p("[Your objective]"), "<w:showingPlcHdr/>") +
          p(sdt(r("Click here to enter text."), "<w:showingPlcHdr/><w:text/>")) +
          summary(owen) +
          sdt(sdt(experience(owen)), "<w15:repeatingSection/>".replace("w15:", "w:")) +
          education(owen) +
          skills(owen) +
          p(r("[Hobbies]", '<w:rStyle w:val="PlaceholderText"/>')),
      }),
  },
  {
    trap: "tracked changes: deletions, moves, a deleted paragraph mark and row",
    person: mara,
    absent: ["Junior", "Ostwind", "Removed", "old.address@example.com", "COBOL"],
    make: () =>
      docx({
        body:
          `<w:p><w:pPr><w:pStyle w:val="Title"/></w:pPr>${r("Mara ")}${del("Old ")}${ins(r("Lindqvist"))}</w:p>` +
          p(mara.title) +
          p(`${del("old.address@example.com")}${ins(r(mara.email))}${r(` | ${mara.phone} | ${mara.place}`)}`) +
          mara.links.map((url) => p(url)).join("") +
          heading1("Summary") +
          `<w:p><w:pPr><w:rPr><w:del ${change}/></w:rPr></w:pPr>${r(mara.summary.slice(0, 30))}</w:p><w:p>${r(mara.summary.slice(30))}</w:p>` +
          experience(mara, {
            role: ({ position, organization, period }) =>
              p(
                `${del("Junior ")}${r(position, `<w:b/><w:rPrChange ${change}><w:rPr><w:vanish/></w:rPr></w:rPrChange>`)}${tab}${r(period)}`,
                "",
                rightTab,
              ) + p(`${del("Ostwind")}${r(organization)}`),
          }) +
          `<w:p><w:moveFrom ${change}>${r("Removed by a move")}</w:moveFrom></w:p>` +
          education(mara) +
          heading1("Skills") +
          `<w:p><w:moveTo ${change}>${r(mara.skills.join(", "))}</w:moveTo></w:p>` +
          table(`<w:tr><w:trPr><w:del ${change}/></w:trPr>${cell(p("COBOL"))}</w:tr>`),
      }),
  },
  {
    trap: "hidden text: vanished, white, tiny, hidden by a style; white on a dark cell is seen",
    person: owen,
    absent: ["kubernetes", "rockstar", "synergy", "blockchain"],
    hidden: ["kubernetes terraform", "rockstar ninja", "synergy", "blockchain leader"],
    make: () =>
      docx({
        styles: [style("Keywords", "Keywords", "<w:rPr><w:vanish/></w:rPr>")],
        body:
          table(
            row(
              cell(
                p(r(owen.name, '<w:color w:val="FFFFFF"/><w:sz w:val="48"/>')),
                '<w:shd w:val="clear" w:fill="1F3864"/>',
              ),
            ),
          ) +
          p(owen.title) +
          p([owen.email, owen.phone, owen.place].join(" | ")) +
          owen.links.map((url) => p(url)).join("") +
          p(r("kubernetes terraform", "<w:vanish/>")) +
          p(r("rockstar ninja", '<w:color w:val="FFFFFF" w:themeColor="background1"/>')) +
          sections(owen) +
          p(`${r("synergy", '<w:sz w:val="2"/>')}`) +
          p("blockchain leader", "Keywords"),
      }),
  },
  {
    trap: "lists: by number, by style, typed markers behind tabs, and a number that switches the list off",
    person: mara,
    make: () => {
      const [first, second] = mara.roles as [Role, Role];
      return docx({
        body:
          top(mara) +
          summary(mara) +
          heading1("Experience") +
          plainRole(first) +
          p(`${r("•")}${tab}${r(first.done[0] as string)}`) +
          p(`${r("-")}${tab}${r(first.done[1] as string)}`) +
          p(
            `${bold(second.position)}${tab}${r(second.period)}`,
            "ListBullet",
            `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>${rightTab}`,
          ) +
          p(second.organization) +
          second.done.map((text) => p(text, "ListBullet")).join("") +
          education(mara) +
          heading1("Skills") +
          mara.skills.map(bullet).join(""),
      });
    },
  },
  {
    trap: "symbols of picture fonts, hyphens that stay or vanish, hard spaces",
    person: owen,
    make: () => {
      const sym = (font: string, char: string) => `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`;
      return docx({
        body:
          p(r("Owen\u00a0Barrister"), "Title") +
          p("Mar\u00adketing Manager") +
          p(
            `${sym("Wingdings", "F02A")}${r(` ${owen.email} | `)}${sym("Wingdings", "F028")}${r(` ${owen.phone} | ${owen.place}`)}`,
          ) +
          owen.links.map((url) => p(url)).join("") +
          summary(owen) +
          experience(owen, {
            item: (text) =>
              text.startsWith("Raised newsletter")
                ? p(
                    `${sym("Symbol", "F0B7")}${tab}${r("Raised newsletter sign")}<w:r><w:noBreakHyphen/>${t("ups by 38 per")}<w:softHyphen/>${t("cent.")}</w:r>`,
                  )
                : p(`${sym("Wingdings", "F0A7")}${tab}${r(text)}`),
          }) +
          education(owen) +
          skills(owen),
      });
    },
  },
  {
    trap: "dates in the left column of a grid without borders, the text beside them",
    person: mara,
    make: () =>
      docx({
        body:
          top(mara) +
          summary(mara) +
          heading1("Experience") +
          table(
            ...mara.roles.map((one) =>
              row(
                cell(p(one.period)),
                cell(p(bold(one.position)) + p(one.organization) + one.done.map(bullet).join("")),
              ),
            ),
          ) +
          heading1("Education") +
          table(
            ...mara.education.map((one) => row(cell(p(one.period)), cell(p(bold(one.degree)) + p(one.institution)))),
          ) +
          skills(mara),
      }),
  },
  {
    trap: "German, with style ids that Word translates",
    person: jana,
    make: () =>
      docx({
        styles: [
          style("Titel", "Title", '<w:rPr><w:sz w:val="48"/></w:rPr>'),
          style("berschrift1", "heading 1", '<w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/></w:rPr>'),
        ],
        body:
          p(jana.name, "Titel") +
          p(jana.title) +
          p([jana.email, jana.phone, jana.place].join(" | ")) +
          jana.links.map((url) => p(url)).join("") +
          sections(jana, { titles: german, heading: (text) => p(text, "berschrift1") }),
      }),
  },
  {
    trap: "the shape of Google Docs: direct formatting, one-row tables for the top, a drawn rule",
    person: owen,
    make: () => {
      const direct = '<w:rFonts w:ascii="Arial" w:cs="Arial"/><w:sz w:val="22"/><w:szCs w:val="22"/><w:rtl w:val="0"/>';
      const g = (text: string, more = "") => r(text, `${more}${direct}`);
      const rule =
        '<w:r><w:pict><v:rect style="width:0.0pt;height:1.5pt" o:hr="t" xmlns:o="urn:schemas-microsoft-com:office:office"/></w:pict></w:r>';
      return docx({
        body:
          table(
            row(
              cell(
                p(g(owen.name, '<w:b w:val="1"/>').replace('<w:sz w:val="22"/>', '<w:sz w:val="40"/>')) +
                  p(g(owen.title)),
              ),
              cell(
                p(g(owen.place)) + p(g(owen.phone)) + p(g(owen.email)) + owen.links.map((url) => p(g(url))).join(""),
              ),
            ),
          ) +
          p(rule) +
          sections(owen, {
            heading: (text) =>
              p(
                `<w:bookmarkStart w:id="0" w:name="_abc"/>${g(text.toUpperCase(), '<w:b w:val="1"/>')}<w:bookmarkEnd w:id="0"/>`,
                "Heading1",
              ),
            role: ({ position, organization, period }) =>
              p(`${g(organization, '<w:b w:val="1"/>')}${g(" — ")}${g(position, '<w:i w:val="1"/>')}`, "Heading2") +
              p(g(period.toUpperCase() === period ? period : period)),
            study: ({ degree, institution, period }) =>
              p(`${g(institution, '<w:b w:val="1"/>')}${g(" — ")}${g(degree, '<w:i w:val="1"/>')}`, "Heading2") +
              p(g(period)),
          }),
      });
    },
  },
  {
    trap: "the shape of LibreOffice: its own style names, links with fields inside, breaks left by the last layout",
    person: mara,
    make: () =>
      docx({
        styles: [style("TextBody", "Body Text", '<w:pPr><w:spacing w:after="140"/></w:pPr>')],
        links: { rId2: mara.links[0] as string, rId3: mara.links[1] as string, rId4: `mailto:${mara.email}` },
        body:
          p(mara.name, "Title") +
          p(mara.title, "TextBody") +
          p(`${link("rId4", mara.email)}${r(` | ${mara.phone} | ${mara.place}`)}`, "TextBody") +
          p(`${link("rId2", "LinkedIn")}${r(", ")}${link("rId3", "GitHub")}`, "TextBody") +
          sections(mara, {
            role: ({ position, organization, period }) =>
              p(
                `<w:r><w:lastRenderedPageBreak/><w:t>${position}, ${organization}</w:t><w:tab/><w:t>${period}</w:t></w:r>`,
                "Heading2",
                '<w:tabs><w:tab w:val="clear" w:pos="709"/><w:tab w:val="right" w:pos="9638"/></w:tabs>',
              ),
          }),
      }),
  },
  {
    trap: "Spanish, bold headings in capitals without any style",
    person: lucia,
    make: () => docx({ body: whole(lucia, { titles: spanish, heading: boldHeading }) }),
  },
  {
    trap: "headings in the left column of a table, what they announce in the right one",
    person: owen,
    make: () => {
      const beside = (title: string, content: string) => row(cell(p(bold(title))), cell(content));
      return docx({
        body:
          top(owen) +
          table(
            beside("Summary", p(owen.summary)),
            beside("Experience", owen.roles.map((one) => plainRole(one) + one.done.map(bullet).join("")).join("")),
            beside("Education", owen.education.map(plainStudy).join("")),
            beside("Skills", p(owen.skills.join(", "))),
          ),
      });
    },
  },
  {
    trap: "runs cut by spelling marks, bookmarks and revisions, entities, capitals by format",
    person: mara,
    make: () => {
      const cut = (text: string) =>
        [...(text.match(/.{1,5}/gsu) ?? [])]
          .map(
            (part, at) =>
              `<w:proofErr w:type="spellStart"/><w:r w:rsidR="00${at}"><w:rPr><w:lang w:val="en-US"/></w:rPr>${t(part)}</w:r>`,
          )
          .join("");
      return docx({
        body:
          p(r(mara.name, "<w:caps/>"), "Title") +
          p(cut(mara.title)) +
          p(cut([mara.email, mara.phone, mara.place].join(" | "))) +
          mara.links.map((url) => p(cut(url))).join("") +
          sections(mara, {
            heading: (text) => p(r(text, "<w:caps/>"), "Heading1"),
            item: (text) => bullet(cut(text)),
          }),
        change: (path, xml) => [path, xml.replaceAll("–", "&#8211;").replaceAll(" by half", " by h&#x61;lf")],
      });
    },
  },
  {
    trap: "dates pushed to the right by many spaces or many tabs",
    person: owen,
    make: () =>
      docx({
        body: whole(owen, {
          role: ({ position, organization, period }) =>
            p(`${bold(position)}${r(`                    ${period}`)}`) + p(organization),
          study: ({ degree, institution, period }) => p(`${bold(degree)}${tab.repeat(4)}${r(period)}`) + p(institution),
        }),
      }),
  },
];

/** These fixtures were not used while the Word reader was developed. */
export const unseen: Fixture[] = [
  {
    trap: "a table within a cell of a layout table",
    person: mara,
    make: () => {
      const grid = table(
        ...mara.roles.map((one) =>
          row(cell(p(one.period)), cell(p(bold(one.position)) + p(one.organization) + one.done.map(bullet).join(""))),
        ),
      );
      return docx({
        body:
          top(mara) +
          table(
            row(
              cell(
                skills(mara) +
                  education(mara, { study: (one) => p(bold(one.degree)) + p(one.institution) + p(one.period) }),
              ),
              cell(summary(mara) + heading1("Experience") + grid),
            ),
          ),
      });
    },
  },
  {
    trap: "styles based on styles, with a circle among them",
    person: owen,
    make: () =>
      docx({
        styles: [
          style("Section", "Section", '<w:rPr><w:color w:val="2E74B5"/></w:rPr>', "Heading1"),
          style("SectionFirst", "Section first", "", "Section"),
          style("Entry", "Entry", `<w:pPr>${rightTab}</w:pPr>`, "EntryBase"),
          style("EntryBase", "Entry base", "<w:rPr><w:b/></w:rPr>"),
          style("A", "A", '<w:rPr><w:sz w:val="22"/></w:rPr>', "B"),
          style("B", "B", "", "A"),
          style("Point", "Point", "", "ListBullet"),
        ],
        body: whole(owen, {
          heading: (text) => p(text, "SectionFirst"),
          role: ({ position, organization, period }) =>
            p(`${r(position)}${tab}${r(period)}`, "Entry") + p(organization, "A"),
          item: (text) => p(text, "Point"),
        }),
      }),
  },
  {
    trap: "the shape of Pages: one style, all else direct, lines broken within a paragraph",
    person: lucia,
    make: () =>
      docx({
        styles: [style("Body", "Body", '<w:rPr><w:rFonts w:ascii="Helvetica Neue"/><w:sz w:val="22"/></w:rPr>', "")],
        body:
          p(
            `${r(lucia.name, '<w:b w:val="1"/><w:sz w:val="36"/>')}${br}${r(lucia.title)}${br}${r(lucia.email)}${br}${r(lucia.phone)}${br}${r(lucia.place)}${br}${r(lucia.links[0] as string)}`,
            "Body",
          ) +
          sections(lucia, {
            titles: spanish,
            heading: (text) => p("", "Body") + p(r(text, '<w:b w:val="1"/><w:sz w:val="28"/>'), "Body"),
            role: ({ position, organization, period }) =>
              p(`${r(`${position}, ${organization}`, '<w:b w:val="1"/>')}${br}${r(period)}`, "Body"),
            item: (text) => p(`${r("•\u2003")}${r(text)}`, "Body"),
          }),
      }),
  },
  {
    trap: "the strict form of the format, other prefixes, the main part under another name",
    person: owen,
    make: () =>
      docx({
        body: whole(owen),
        change: (path, xml) => [
          path.replace("word/document.xml", "word/document2.xml").replace("document.xml.rels", "document2.xml.rels"),
          xml
            .replace("word/document.xml", "/word/document2.xml")
            .replaceAll(mainNamespace, "http://purl.oclc.org/ooxml/wordprocessingml/main")
            .replaceAll(
              "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
              "http://purl.oclc.org/ooxml/officeDocument/relationships",
            )
            .replace(/(<\/?|\s|xmlns:)w:/g, "$1ns0:")
            .replace("xmlns:w=", "xmlns:ns0="),
        ],
      }),
  },
  {
    trap: "two columns of the page itself, with a break between them",
    person: mara,
    make: () =>
      docx({
        section: '<w:cols w:num="2"/>',
        body: `${top(mara)}${skills(mara)}${education(mara)}${p('<w:r><w:br w:type="column"/></w:r>')}${summary(mara)}${experience(mara)}`,
      }),
  },
  {
    trap: "a text box of old Word without a fallback, and a frame",
    person: jana,
    make: () => {
      const box = (content: string) =>
        `<w:r><w:pict><v:shape style="position:absolute;margin-left:0;margin-top:0"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
      return docx({
        body:
          p(box(p(jana.name, "Title") + p(jana.title))) +
          p(
            [jana.email, jana.phone, jana.place].join(" | "),
            "",
            '<w:framePr w:w="4000" w:hAnchor="page" w:x="1" w:y="1"/>',
          ) +
          jana.links.map((url) => p(url)).join("") +
          sections(jana, { titles: german, heading: boldHeading }),
      });
    },
  },
];
