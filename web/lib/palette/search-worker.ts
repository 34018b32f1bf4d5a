import { answerAll } from "../thread.ts";
import { answer } from "./search.ts";

/** The search in a thread of its own: the index is read and searched where it blocks nothing. */
answerAll(answer);
