import { answerQuestions } from "../thread.ts";
import { answer } from "./search.ts";

/** The worker that loads and searches the index without blocking the page. */
answerQuestions(answer);
