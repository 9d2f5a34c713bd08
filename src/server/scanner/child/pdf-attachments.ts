import type { PDFDocumentProxy } from "unpdf/pdfjs";
import * as z from "zod/mini";
import { type EInvoice, readEInvoice } from "#core/scan/e-invoice.ts";

const Attachments = z.record(z.string(), z.object({ filename: z.string(), content: z.instanceof(Uint8Array) }));
const LARGEST = 4_000_000;
/** What the standards name the file, the newest first; a PDF may carry several for older readers. */
const NAMES = [/^factur-x\.xml$/i, /^xrechnung\.xml$/i, /^zugferd-invoice\.xml$/i, /\.xml$/i];

/** The electronic invoice inside a PDF, where there is one. */
export async function pdfEInvoice(document: PDFDocumentProxy): Promise<EInvoice | undefined> {
  const { data } = Attachments.safeParse(await document.getAttachments());
  const files = Object.values(data ?? {}).filter(({ content }) => content.length <= LARGEST);
  for (const name of NAMES) {
    for (const file of files) {
      if (!name.test(file.filename)) continue;
      const invoice = readEInvoice(Buffer.from(file.content).toString("utf8"));
      if (invoice?.amount !== undefined || invoice?.name !== undefined) return invoice;
    }
  }
  return undefined;
}
