/** The PDF library with what draws pages, made by scripts/bounded-pdf-plugin.ts. */
declare module "unpdf/pdfjs?drawing" {
  export { getDocument, OPS } from "unpdf/pdfjs";
}
