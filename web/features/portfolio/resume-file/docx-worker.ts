import { answerAll } from "#web/lib/thread.ts";
import { writeDocx } from "./write-docx.ts";

answerAll(writeDocx);
