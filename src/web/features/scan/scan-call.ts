import * as z from "zod/mini";
import type { FaultBody } from "#contract/faults.ts";
import { scanBill } from "#contract/requests/scan.ts";
import { SCAN_FIELD, SCAN_MAX_TOTAL_BYTES, ScanLine, type ScanProgress, ScanResult } from "#contract/scan.ts";
import { isRefusal, refusalOf } from "#web/lib/ask.ts";

/** More pixels do not improve the result. */
const MAX_EDGE = 2600;
const QUALITY = 0.85;

// A compiled schema would need eval, which the Content-Security-Policy forbids; zod must not even try.
z.config({ jitless: true });

const NDJSON = "application/x-ndjson";

type ScanOptions = { onProgress: (progress: ScanProgress) => void; signal: AbortSignal };

/** A refusal sent as a line of the stream, after the response status was already a success. */
const refusalFrom = (fault: FaultBody) => Object.assign(new Error(fault.message), { status: 422, fault });

/** Whether the server was too busy, and a retry may succeed. */
export const isBusy = (error: unknown) =>
  isRefusal(error) && (error.fault?.code === "not_ready" || error.fault?.code === "too_many");

/** Whether no bill was found; its amount may be on the next page. */
export const isUnreadable = (error: unknown) => isRefusal(error) && error.fault?.code === "unreadable";

/** Reads the response's lines up to the result. Throws a sent fault, and on anything else that is not a valid response. */
export async function readAnswer(
  body: ReadableStream<Uint8Array>,
  onProgress: ScanOptions["onProgress"],
): Promise<ScanResult> {
  for await (const line of readLines(body)) {
    const message = z.parse(ScanLine, JSON.parse(line));
    if ("result" in message) return message.result;
    if ("fault" in message) throw refusalFrom(message.fault);
    onProgress(message.progress);
  }
  throw new Error("The answer ended before its result");
}

/** Uploads a bill, or images of its pages, and reports progress. Aborting the signal also cancels the scan on the server. */
export async function scan(files: readonly File[], { onProgress, signal }: ScanOptions): Promise<ScanResult> {
  const form = new FormData();
  for (const file of await shrinkPictures(files)) form.append(SCAN_FIELD, file);
  const response = await fetch(scanBill.path, {
    method: scanBill.method,
    credentials: "include",
    headers: { accept: NDJSON },
    body: form,
    signal,
  });
  if (!response.ok) throw await refusalOf(response);
  const isStream = response.headers.get("content-type")?.startsWith(NDJSON);
  if (isStream && response.body) return readAnswer(response.body, onProgress);
  return z.parse(ScanResult, await response.json());
}

/** Splits a stream into lines regardless of chunks; leaving the loop early cancels it. */
async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let buffered = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      buffered += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = buffered.split("\n");
      buffered = lines.pop() ?? "";
      yield* lines.filter((line) => line.trim() !== "");
      if (done) break;
    }
    if (buffered.trim() !== "") yield buffered;
  } finally {
    // The stream may already be broken.
    await reader.cancel().catch(() => undefined);
  }
}

/** Shrinks images to fit the upload limit; unchanged where they fit, or where this browser cannot draw one. */
async function shrinkPictures(files: readonly File[]): Promise<readonly File[]> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return size <= SCAN_MAX_TOTAL_BYTES ? files : Promise.all(files.map(shrink));
}

async function shrink(file: File): Promise<File> {
  try {
    // Applies the camera's orientation, as the reader would.
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, MAX_EDGE / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
    return blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
}
