// A second thread in a reader's process: it reads lines of the same picture, and renders pages of a PDF.
import { parentPort } from "node:worker_threads";
import { drawPages, drawRaster } from "./draw-pages.ts";
import { recogniser } from "./ocr/models.ts";
import { readShared } from "./ocr/read-shared.ts";
import { isRefused, refuse } from "./refused.ts";
import type { Answer, Question } from "./thread.ts";

async function answerTo(question: Question): Promise<Answer> {
  if (question.asks === "greeting") return undefined;
  if (question.asks === "recogniser") return void (await recogniser());
  if (question.asks === "lines") return readShared(question.shared);
  const drawn = question.asks === "pages" ? drawPages(question) : drawRaster(question);
  // A page's error is the file's fault, and reported; any other is ours, and ends the process.
  return drawn.catch((error: unknown) => (isRefused(error) ? error : refuse("unreadable")));
}

let last: Promise<unknown> = Promise.resolve();
parentPort?.on("message", (question: Question) => {
  last = last.then(async () => question.port.postMessage(await answerTo(question)));
});
