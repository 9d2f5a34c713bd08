import sharp from "sharp";
import { expect, it } from "vitest";
import { pictureWith } from "#server/scanner/testing-picture.ts";
import { decode } from "./raster.ts";
import { linesOn } from "./read-picture.ts";
import { readLine } from "./recognise.ts";

const LINES = [
  "Amount due: £1,284.60",
  "Zu zahlen: 97,35 EUR für Fußboden und Öfen",
  "Montant prélevé le 3 août, reçu à Genève",
  "Cuota de señal: año 2026, según contrato",
  "Fatura de março: não pague já, débito às 9 h",
  "Att betala: 312 kr för el på Ängsvägen",
];

async function read(picture: Uint8Array): Promise<string[]> {
  const { raster, strips } = await linesOn(await decode(picture));
  const texts: string[] = [];
  for (const strip of strips.toSorted((a, b) => a.y - b.y))
    texts.push((await readLine(raster, strip)).glyphs.map(({ text }) => text).join(""));
  return texts;
}

const sheet = pictureWith(
  LINES.map((text, at) => ({ text, x: 40, y: 60 + 40 * at })),
  { format: "png", width: 1240 },
);

it("reads pounds and the letters of six languages, with spaces between words", async () => {
  expect(await read(await sheet)).toEqual(LINES);
}, 60_000);

it("reads print half as wide as usual", async () => {
  const { width = 0, height = 0 } = await sharp(await sheet).metadata();
  const narrow = await sharp(await sheet)
    .resize(Math.round(width * 0.55), height, { fit: "fill" })
    .png()
    .toBuffer();
  const [first] = await read(narrow);
  expect(first).toBe(LINES[0]);
}, 60_000);

/** Text set as in fonts whose 1 is narrower than other digits, in parts of the font's size. */
const setNarrowly = (text: string, y: number) => {
  const size = 11;
  const advance = (sign: string) => (sign === "1" ? 0.36 : /[./]/.test(sign) ? 0.26 : 0.556);
  return [...text].map((sign, at) => ({
    text: sign,
    x: 60 + [...text.slice(0, at)].reduce((sum, before) => sum + size * advance(before), 0),
    y,
    size,
  }));
};

it("loses no narrow 1 of an amount or a day", async () => {
  const texts = ["11/11/2026", "111.60", "01.11.2026"];
  const drawn = texts.flatMap((text, at) => setNarrowly(text, 60 + 40 * at));
  expect(await read(await pictureWith(drawn, { format: "png", width: 1240 }))).toEqual(texts);
}, 60_000);
