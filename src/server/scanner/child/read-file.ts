import type { ScanProgress } from "#contract/scan.ts";
import type { Page } from "#core/scan/page.ts";
import { readBill } from "#core/scan/read-bill.ts";
import type { Job } from "#server/scanner/messages.ts";
import type { Reading } from "#server/scanner/scanner.ts";
import { MOST_PAGES, openPdf, pdfWords } from "./pdf-text.ts";
import { refuse } from "./refused.ts";
import { toReading } from "./to-reading.ts";

type Tell = (progress: ScanProgress) => void;

/** Reads one file from bytes to fields. */
export async function readFile(job: Job, tell: Tell): Promise<Reading> {
  if (job.kind !== "pdf") throw refuse("unreadable");
  const document = await openPdf(job.bytes);
  const pages: Page[] = [];
  const count = Math.min(document.numPages, MOST_PAGES);
  for (let number = 1; number <= count; number++) {
    tell({ stage: "reading", page: number, pages: count });
    pages.push(await pdfWords(document, number));
  }
  tell({ stage: "extracting" });
  const draft = readBill(pages, { today: job.today });
  if (draft.name === null && draft.amount === null) throw refuse("unreadable");
  return toReading(draft, { pages, pictures: [], views: [], engine: "text" });
}
