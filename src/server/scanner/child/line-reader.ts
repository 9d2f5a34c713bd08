// A thread beside the main one of a reader's process: it reads lines of the same picture.
import { parentPort } from "node:worker_threads";
import { recogniser } from "./ocr/models.ts";
import { readShared, type Shared } from "./ocr/read-shared.ts";

await recogniser();
parentPort?.on("message", async (shared: Shared) => {
  parentPort?.postMessage(await readShared(shared));
});
