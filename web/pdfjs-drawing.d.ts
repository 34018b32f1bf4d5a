/** The PDF library, including the code that draws pages. scripts/bounded-pdf-plugin.ts makes it. */
declare module "unpdf/pdfjs?drawing" {
  export { getDocument, OPS } from "unpdf/pdfjs";
}
