import { getDocument } from "unpdf/pdfjs";
import { startReader } from "./reader-thread.ts";

/**
 * The worker that reads a resume for a portfolio. The worker and the library that reads text are
 * one file, so that a slow connection makes one request only.
 */
startReader({ getDocument });
