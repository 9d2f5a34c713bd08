import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { kindOf } from "./file-kind.ts";
import { openScanner } from "./open-scanner.ts";
import { heicOf } from "./testing-heic.ts";
import { POWER_BILL, pdfOf, scanOf, type TextAt } from "./testing-pdf.ts";
import { pictureWith } from "./testing-picture.ts";

const scanner = openScanner({ log: { warn: () => {} }, seconds: 3600 });
afterAll(() => scanner.close());

async function read(...files: Uint8Array[]) {
  const place = scanner.enter("ann");
  if ("none" in place) throw new Error("no place");
  const given = files.map((bytes) => {
    const kind = kindOf(bytes);
    if (kind === undefined) throw new Error("no kind");
    return { bytes, kind };
  });
  const options = { today: day("2026-03-02"), withViews: false, signal: new AbortController().signal };
  const outcome = await place.read(given, { ...options, onProgress: () => {} }).finally(place.leave);
  if (!("reading" in outcome)) throw outcome;
  return outcome.reading;
}

/** The bill on two sheets: the biller, and the amount. */
const HEAD = POWER_BILL.filter(({ y }) => y < 200);
const FOOT = POWER_BILL.filter(({ y }) => y > 200).map((line) => ({ ...line, y: line.y - 200 }));
const name = expect.stringMatching(/^Brightwell ?Energy( Ltd)?$/);
const WHOLE = { name, amount: "84.00", dueDate: "2026-03-17" };
const photo = (lines: readonly TextAt[]) => pictureWith(lines, { format: "png" });
const FEW = POWER_BILL.filter(({ y }) => y < 110 || y > 360);

it("reads a HEIC, as phones make them, and a HEIF", async () => {
  const heic = await heicOf(await photo(FEW));
  expect(kindOf(heic)).toBe("heic");
  expect(await read(heic)).toMatchObject({ ...WHOLE, engine: "picture", pages: [{ number: 1 }], unread: [] });
  const heif = Buffer.from(heic);
  heif.write("mif1", 8);
  expect(await read(heif)).toMatchObject(WHOLE);
}, 300_000);

it("reads several pictures as the pages of one bill, in order", async () => {
  const reading = await read(await photo(HEAD), await photo(FOOT));
  expect(reading).toMatchObject({ ...WHOLE, pages: [{ number: 1 }, { number: 2 }], unread: [] });
  expect([reading.findings.name?.page, reading.findings.amount?.page]).toEqual([1, 2]);
}, 300_000);

it("reads all pages of a TIFF, and skips a small copy of one", async () => {
  const [head, foot] = [await photo(HEAD), await photo(FOOT)];
  const tiff = await sharp([head, foot], { join: { animated: true } })
    .tiff({ compression: "deflate" })
    .toBuffer();
  expect((await sharp(tiff).metadata()).pages).toBe(2);
  expect(await read(tiff)).toMatchObject({ ...WHOLE, pages: [{ number: 1 }, { number: 2 }] });
}, 300_000);

const USE = Array.from({ length: 12 }, (_, at) => ({
  text: `Day ${at + 1}: 4 kWh, calm and mild`,
  x: 50,
  y: 60 + at * 20,
}));

it("finds a total on page 4 of a PDF, with its place", async () => {
  const reading = await read(pdfOf(HEAD, { behind: [USE, USE, FOOT, USE] }));
  expect(reading).toMatchObject({ ...WHOLE, engine: "text", unread: [] });
  expect(reading.findings.amount).toMatchObject({ page: 4 });
  expect(reading.pages.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(reading.values.find(({ value }) => value === "84.00")?.page).toBe(4);
});

it.each([14, 25])("finds a total on page %i of a PDF", async (number) => {
  const behind = Array.from({ length: number }, (_, at) => (at === number - 2 ? FOOT : USE));
  const reading = await read(pdfOf(HEAD, { behind }));
  expect(reading).toMatchObject({ ...WHOLE, engine: "text", unread: [], findings: { amount: { page: number } } });
});

it("names the pages of a PDF that it did not read", async () => {
  expect(await read(pdfOf(POWER_BILL, { behind: [USE, USE, USE, USE] }))).toMatchObject({ ...WHOLE, unread: [4, 5] });
});

it("reads a scanned PDF until everything is found, and five pages at most", async () => {
  const sheet = async (lines: readonly TextAt[]) => {
    const bytes = await pictureWith(lines, { format: "jpeg" });
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    return { bytes, width, height };
  };
  const [bill, use, foot] = [await sheet(POWER_BILL), await sheet(USE.slice(0, 3)), await sheet(FOOT)];
  const early = await read(scanOf([bill, use, use]));
  expect(early).toMatchObject({ ...WHOLE, engine: "picture", unread: [2, 3] });
  const late = await read(scanOf([await sheet(HEAD), use, use, foot, use, use, use]));
  expect(late).toMatchObject({ amount: "84.00", unread: expect.arrayContaining([6, 7]) });
}, 300_000);

it("names the pages left unread when it finds no bill: of a scan, a TIFF, and a long PDF", async () => {
  const sheet = sharp(await pictureWith(USE.slice(0, 2), { format: "jpeg" }));
  const { width = 0, height: whole = 0 } = await sheet.metadata();
  // Strips of it, as they are quicker to read.
  const height = Math.round(whole / 5);
  const strip = await sheet.extract({ left: 0, top: 0, width, height }).jpeg().toBuffer();
  const pages = Array.from({ length: 7 }, () => strip);
  const scan = scanOf(pages.map((bytes) => ({ bytes, width, height })));
  await expect(read(scan)).rejects.toEqual({ refusal: "unreadable", unread: [6, 7] });
  const tiff = await sharp(pages.slice(1), { join: { animated: true } })
    .tiff()
    .toBuffer();
  await expect(read(tiff)).rejects.toEqual({ refusal: "unreadable", unread: [6] });
  const long = pdfOf(USE, { behind: Array.from({ length: 52 }, () => USE) });
  await expect(read(long)).rejects.toEqual({ refusal: "unreadable", unread: [51, 52, 53] });
}, 300_000);

it("reads a photo added to a TIFF that has too many pages", async () => {
  const [use, foot] = [await pictureWith(USE.slice(0, 2), { format: "jpeg" }), await photo(FOOT)];
  const tiff = await sharp([await photo(HEAD), ...Array(5).fill(use)], { join: { animated: true } })
    .tiff()
    .toBuffer();
  const reading = await read(tiff, foot);
  expect(reading).toMatchObject({ ...WHOLE, unread: [5, 6], findings: { amount: { page: 7 } } });
}, 300_000);
