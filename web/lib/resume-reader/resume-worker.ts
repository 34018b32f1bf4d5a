import { getDocument } from "unpdf/pdfjs";
import { startReader } from "./reader-thread.ts";

/**
 * The worker that reads a resume for a portfolio. It is one file with the library that reads text,
 * so that a slow connection is not asked twice.
 */
startReader({ getDocument });
