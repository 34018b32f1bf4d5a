import { answerAll } from "../thread.ts";
import { answer } from "./engine.ts";

/** The engine in a thread of its own: rows are read, indexed and searched where they block nothing. */
answerAll(answer);
