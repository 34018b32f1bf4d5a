export { getDocument, OPS } from "unpdf/pdfjs?drawing";
