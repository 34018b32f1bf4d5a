import { answerQuestions } from "#web/lib/thread.ts";
import { answerPdf } from "./answer-pdf.ts";

answerQuestions(answerPdf);
