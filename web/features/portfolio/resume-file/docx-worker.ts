import { answerQuestions } from "#web/lib/thread.ts";
import { writeDocx } from "./write-docx.ts";

answerQuestions(writeDocx);
