import { readdirSync, readFileSync } from "node:fs";
import { getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { hideGlyphOutlines } from "./pdf-fonts.ts";
import { openPdf, pdfWords } from "./pdf-text.ts";

const bills = new URL("../testing-bills/", import.meta.url);
const bill = (name: string) => Uint8Array.from(readFileSync(new URL(name, bills)));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const shapesIn = (bytes: Uint8Array) => textOf(bytes).match(/\/FontFile/g)?.length ?? 0;
const without = (bytes: Uint8Array) => {
  const copy = Uint8Array.from(bytes);
  hideGlyphOutlines(copy);
  return copy;
};

it("finds the same words in every bill with and without its glyph outlines", async () => {
  const pdfs = readdirSync(bills).filter((name) => name.endsWith(".pdf"));
  let hidden = 0;
  for (const name of pdfs) {
    const bytes = bill(name);
    hidden += shapesIn(bytes) - shapesIn(without(bytes));
    const whole = await getDocumentProxy(Uint8Array.from(bytes), { isEvalSupported: false, verbosity: 0 });
    expect(await pdfWords(await openPdf(bytes), 1), name).toEqual(await pdfWords(whole, 1));
  }
  expect(hidden).toBeGreaterThan(20);
});

it("keeps the outlines of a font whose letters nothing else explains", () => {
  const bytes = bill("uk-power.pdf");
  const unexplained = Buffer.from(textOf(bytes).replace("/ToUnicode", "/NoUnicode"), "latin1");
  expect(shapesIn(without(bytes))).toBe(0);
  expect(shapesIn(without(unexplained))).toBe(1);
});

it("keeps the outlines when two fonts share them and one is not explained", () => {
  const text = textOf(bill("de-miete.pdf"));
  const [, described] = /\/FontDescriptor (\d+ \d+ R)/.exec(text) ?? [];
  const other = `\n900 0 obj\n<< /Type /Font /Subtype /TrueType /FontDescriptor ${described} >>\nendobj\n`;
  expect(shapesIn(without(Buffer.from(text, "latin1")))).toBe(0);
  expect(shapesIn(without(Buffer.from(text + other, "latin1")))).toBe(1);
});

it("keeps the outlines when fonts may be compressed", () => {
  const packed = Buffer.from(`${textOf(bill("uk-power.pdf"))}\n901 0 obj\n<< /Type /ObjStm >>\nendobj\n`, "latin1");
  expect(shapesIn(without(packed))).toBe(2);
});
