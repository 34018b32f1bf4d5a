import { getDocument } from "unpdf/pdfjs?drawing";
import { checkOther, checkPdf } from "./check-file.ts";
import { startReader } from "./reader-thread.ts";
import { readScan } from "./scan-requests.ts";

/** The worker that also checks a resume, draws its pages, and reads scans. */
startReader({ getDocument }, { checkPdf, checkOther, readScan });
