// A second thread in a reader's process: it reads lines of the same picture, and renders pages of a PDF.
import { parentPort } from "node:worker_threads";
import { drawPages, drawRaster } from "./draw-pages.ts";
import { recogniser } from "./ocr/models.ts";
import { readShared } from "./ocr/read-shared.ts";
import { isRefused, refuse } from "./refused.ts";
import type { ThreadRequest, ThreadResponse } from "./thread.ts";

async function handle(request: ThreadRequest): Promise<ThreadResponse> {
  if (request.kind === "greeting") return undefined;
  if (request.kind === "recogniser") return void (await recogniser());
  if (request.kind === "lines") return readShared(request.shared);
  const drawn = request.kind === "pages" ? drawPages(request) : drawRaster(request);
  // A page's error is the file's fault, and reported; any other is ours, and ends the process.
  return drawn.catch((error: unknown) => (isRefused(error) ? error : refuse("unreadable")));
}

let last: Promise<unknown> = Promise.resolve();
parentPort?.on("message", (request: ThreadRequest) => {
  last = last.then(async () => request.port.postMessage(await handle(request)));
});
