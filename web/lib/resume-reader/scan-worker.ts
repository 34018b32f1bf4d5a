import { createOCREngine, type OCREngine, supportsFastBuild } from "tesseract-wasm";
import { FileRefused } from "#domain/resume-formats/file-refused.ts";
import { recognize } from "./recognize.ts";
import type { ScanMessage, ScanQuestion } from "./scan-threads.ts";

/**
 * The worker that recognizes words in pictures. Its policy, in scripts/headers-file.ts, blocks all
 * connections, so the page sends it the engine and the data.
 */

const say = (message: ScanMessage) => postMessage(message);

let engine: OCREngine | undefined;

addEventListener("message", async ({ data: question }: MessageEvent<ScanQuestion>) => {
  try {
    if ("wasm" in question) {
      engine = await createOCREngine({ wasmBinary: question.wasm });
      engine.loadModel(question.model);
      say({ kind: "loaded" });
    } else if (engine) {
      const found = recognize(engine, question.picture, (share) => say({ kind: "progress", share }));
      postMessage({ kind: "page", ...found } satisfies ScanMessage, { transfer: [found.picture.data.buffer] });
    }
  } catch (error) {
    say({ kind: "failed", sentence: error instanceof FileRefused ? error.message : undefined });
  }
});

say({ kind: "ready", isFast: supportsFastBuild() });
