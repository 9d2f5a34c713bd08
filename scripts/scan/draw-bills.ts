// Draws the bills the scanner is tested with: tsx scripts/scan/draw-bills.ts [folder]
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { CHROMIUM_ARGS, findChromium } from "../chromium.mjs";
import { AU } from "./bills/au.ts";
import { DE } from "./bills/de.ts";
import { FR } from "./bills/fr.ts";
import { UK } from "./bills/uk.ts";
import { US } from "./bills/us.ts";
import { pageOf } from "./layouts.ts";
import { photographed } from "./photographed.ts";

const bills = [...US, ...UK, ...AU, ...DE, ...FR];
const folder = resolve(process.argv[2] ?? "src/server/scanner/testing-bills");
mkdirSync(folder, { recursive: true });

const executablePath = findChromium();
if (executablePath === undefined) throw new Error("Chromium draws the bills; there is none here");
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
for (const [nth, bill] of bills.entries()) {
  const page = await browser.newPage({ viewport: { width: 794, height: 600 }, deviceScaleFactor: 1.5 });
  await page.setContent(pageOf(bill));
  const to = join(folder, bill.file);
  if (bill.file.endsWith(".pdf")) writeFileSync(to, await page.pdf({ format: "A4", printBackground: true }));
  else {
    const picture = sharp(await page.screenshot({ fullPage: true }));
    const isPhoto = bill.file.endsWith(".jpg");
    writeFileSync(
      to,
      isPhoto ? await photographed(picture, nth) : await picture.png({ palette: true, colours: 16 }).toBuffer(),
    );
  }
  await page.close();
}
await browser.close();

const truths = bills.map(({ file, biller, truth }) => ({ file, name: biller, ...truth }));
writeFileSync(join(folder, "truth.json"), `${JSON.stringify(truths, null, 2)}\n`);
