import { answerAll } from "../thread.ts";
import { answer } from "./search.ts";

/** The search's worker thread: reads and searches the index without blocking the page. */
answerAll(answer);
