import type { Job, ReadingListener } from "#server/scanner/messages.ts";
import type { Reading } from "#server/scanner/scanner.ts";
import { readImage } from "./read-image.ts";
import { readPdf } from "./read-pdf.ts";

/** Reads one file from bytes to fields. */
export function readFile(job: Job, listener: ReadingListener): Promise<Reading> {
  return job.kind === "pdf" ? readPdf(job, listener) : readImage(job, listener);
}
