import JSZip from "jszip";

/** Parts of WordprocessingML, and the archive that joins them into a Word file. */

export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

export const t = (text: string) => `<w:t xml:space="preserve">${escaped(text)}</w:t>`;
export const r = (text: string, properties = "") =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${t(text)}</w:r>`;
export const bold = (text: string) => r(text, "<w:b/>");
export const tab = "<w:r><w:tab/></w:r>";
export const br = "<w:r><w:br/></w:r>";

/** A paragraph, with an optional style; `more` contains further properties. */
export const p = (content: string, style = "", more = "") =>
  `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}${more}</w:pPr>${content.startsWith("<") ? content : content && r(content)}</w:p>`;

export const rightTab = '<w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs>';
export const bullet = (content: string) => p(content, "", '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');

export const link = (id: string, text: string) => `<w:hyperlink r:id="${id}" w:history="1">${r(text)}</w:hyperlink>`;

export const cell = (content: string, properties = "") =>
  `<w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/>${properties}</w:tcPr>${content || "<w:p/>"}</w:tc>`;
export const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;
export const table = (...rows: string[]) =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid/>${rows.join("")}</w:tbl>`;

/** A field whose link is only in its instruction, in the runs that Word writes. */
export const field = (instruction: string, shown: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${escaped(instruction)} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${r(shown)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

/**
 * A text box as Word 2010 and later write it: the text is there twice, as a shape and as its
 * fallback.
 */
export const textBox = (content: string, across = 0, down = 0) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor behindDoc="0"><wp:positionH relativeFrom="page"><wp:posOffset>${across}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${down}</wp:posOffset></wp:positionV><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;

const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
export const mainNamespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const namespaces = `xmlns:w="${mainNamespace}" xmlns:r="${office}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"`;

export const style = (id: string, name: string, more = "", basedOn = "Normal", type = "paragraph") =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${basedOn && `<w:basedOn w:val="${basedOn}"/>`}${more}</w:style>`;

const normal =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>';

const wordStyles = [
  style("Title", "Title", '<w:rPr><w:sz w:val="56"/></w:rPr>'),
  style(
    "Heading1",
    "heading 1",
    '<w:pPr><w:spacing w:before="240"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:sz w:val="32"/></w:rPr>',
  ),
  style("Heading2", "heading 2", '<w:pPr><w:outlineLvl w:val="1"/></w:pPr><w:rPr><w:sz w:val="26"/></w:rPr>'),
  style("ListBullet", "List Bullet", '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>'),
  style("Hyperlink", "Hyperlink", '<w:rPr><w:u w:val="single"/></w:rPr>', "", "character"),
];

const numbering = `<w:numbering ${namespaces}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val=""/><w:rPr><w:rFonts w:ascii="Symbol"/></w:rPr></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;

type Parts = {
  body: string;
  styles?: string[];
  /** Links by the id of their relation. */
  links?: Record<string, string>;
  /** Headers and footers by their kind: "default", "first". */
  headers?: Record<string, string>;
  footers?: Record<string, string>;
  /** Further properties of the last section, after its headers. */
  section?: string;
  /** Changes a part before it is packed. */
  change?: (path: string, xml: string) => [string, string];
};

export async function docx({ body, styles = [], links = {}, headers = {}, footers = {}, section = "", change }: Parts) {
  const zip = new JSZip();
  const put = (path: string, xml: string) => zip.file(...(change?.(path, xml) ?? ([path, xml] as [string, string])));
  const edges = [
    ...Object.entries(headers).map(([kind, content]) => ({ kind, content, tag: "header", root: "hdr" })),
    ...Object.entries(footers).map(([kind, content]) => ({ kind, content, tag: "footer", root: "ftr" })),
  ];
  const references = edges.map(({ kind, tag }) => `<w:${tag}Reference w:type="${kind}" r:id="${tag}-${kind}"/>`);
  const relation = (id: string, type: string, target: string, mode = "") =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${escaped(target)}"${mode}/>`;
  const relations = (inside: string[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside.join("")}</Relationships>`;
  const outside = Object.entries(links).map(([id, url]) => relation(id, "hyperlink", url, ' TargetMode="External"'));
  put("[Content_Types].xml", '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>');
  put("_rels/.rels", relations([relation("rId1", "officeDocument", "word/document.xml")]));
  put(
    "word/document.xml",
    `<?xml version="1.0" encoding="UTF-8"?><w:document ${namespaces}><w:body>${body}<w:sectPr>${references.join("")}${section}</w:sectPr></w:body></w:document>`,
  );
  put("word/styles.xml", `<w:styles ${namespaces}>${normal}${[...wordStyles, ...styles].join("")}</w:styles>`);
  put("word/numbering.xml", numbering);
  for (const { kind, content, tag, root } of edges) {
    put(`word/${tag}-${kind}.xml`, `<w:${root} ${namespaces}>${content}</w:${root}>`);
    put(`word/_rels/${tag}-${kind}.xml.rels`, relations(outside));
  }
  put(
    "word/_rels/document.xml.rels",
    relations([
      relation("s", "styles", "styles.xml"),
      relation("n", "numbering", "numbering.xml"),
      ...edges.map(({ kind, tag }) => relation(`${tag}-${kind}`, tag, `${tag}-${kind}.xml`)),
      ...outside,
    ]),
  );
  return zip.generateAsync({ type: "uint8array", compression: "DEFLATE" });
}
