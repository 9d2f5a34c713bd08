import type { ScanProgress } from "#contract/scan.ts";
import type { Job, Phase } from "#server/scanner/messages.ts";
import type { Reading } from "#server/scanner/scanner.ts";
import { readImage } from "./read-image.ts";
import { readPdf } from "./read-pdf.ts";

export type Tell = {
  progress: (progress: ScanProgress) => void;
  /** Said before the work begins: whoever watches from outside counts what it takes. */
  phase: (phase: Phase) => void;
};

/** Reads one file from bytes to fields. */
export function readFile(job: Job, tell: Tell): Promise<Reading> {
  return job.kind === "pdf" ? readPdf(job, tell) : readImage(job, tell);
}
