import { answerAll } from "../thread.ts";
import { answer } from "./engine.ts";

/** The engine's worker thread: reads, indexes and searches the rows without blocking the page. */
answerAll(answer);
