import { answerAll } from "#web/lib/thread.ts";
import { answerPdf } from "./answer-pdf.ts";

answerAll(answerPdf);
