import { answerQuestions } from "../thread.ts";
import { answer } from "./engine.ts";

/** The worker that loads, indexes and searches the rows without blocking the page. */
answerQuestions(answer);
