// Asks from a thread of its own, so that what an answer costs to receive is not counted as the server's.
import { parentPort } from "node:worker_threads";

/** Of an answer that ends. One that does not, a stream of events, is heard until its first words and left. */
async function read(answer) {
  if (!answer.headers.get("content-type")?.startsWith("text/event-stream")) return answer.text();
  const reader = answer.body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

parentPort.on("message", async ({ url, method, headers, body }) => {
  try {
    const answer = await fetch(url, { method, headers, body, redirect: "manual" });
    const text = await read(answer);
    // What a later request is made from is never long.
    parentPort.postMessage({ status: answer.status, bytes: text.length, text: text.slice(0, 20_000) });
  } catch (error) {
    parentPort.postMessage({ status: 0, bytes: 0, text: String(error?.cause ?? error) });
  }
});
