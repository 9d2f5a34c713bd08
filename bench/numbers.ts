// How well numbers full of 1s are read, in every font installed: npm run bench:numbers -- [--misses]
import { execFileSync } from "node:child_process";
import { chromium, type Page } from "@playwright/test";
import { decode } from "#server/scanner/child/ocr/raster.ts";
import { readPicture } from "#server/scanner/child/ocr/read-picture.ts";
import { CHROMIUM_ARGS, findTestChromium } from "../scripts/chromium.mjs";

const [WIDTH, HEIGHT] = [794, 1123];
/** Pixels per CSS pixel: about 100, 130 and 170 dots per inch. */
const SCALES = [1.05, 1.35, 1.77];
const SIZES = [12, 14, 16, 20];
const ROWS = 16;
const NO_TEXT = /symbol|initials|keyboard|d050|z003|emoji|math|noto (sans|serif) ./i;
const showMisses = process.argv.includes("--misses");

let seed = 7;
function randomBelow(max: number): number {
  seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
  return (seed >> 8) % max;
}
const digits = (count: number) => Array.from({ length: count }, () => "1111111111234567890"[randomBelow(19)]).join("");
const twoDigits = (max: number) => String(1 + randomBelow(max)).padStart(2, "0");
const KINDS: readonly (() => string)[] = [
  () => `£${digits(3)}.${digits(2)}`,
  () => `$${digits(2)}.${digits(2)}`,
  () => `${digits(1)},${digits(3)}.${digits(2)}`,
  () => `${digits(3)},${digits(2)} €`,
  () => `${1 + randomBelow(12)}/11/2${randomBelow(7)}`,
  () => `11/${1 + randomBelow(12)}/26`,
  () => `${twoDigits(28)}/11/2026`,
  () => `11.${twoDigits(12)}.2026`,
  () => `Total due ${digits(3)}.${digits(2)}`,
  () => `Invoice ${digits(6)}`,
  () => `11 November 20${11 + randomBelow(16)}`,
  () => `Betrag ${digits(2)},${digits(2)} EUR`,
];

type Line = { text: string; x: number; y: number; size: number };
const linesOf = (): Line[] =>
  Array.from({ length: 2 * ROWS }, (_, at) => ({
    text: KINDS[at % KINDS.length]?.() ?? "",
    x: 60 + (at % 2) * 360,
    y: 40 + Math.floor(at / 2) * 62,
    size: SIZES[Math.floor(at / 2) % SIZES.length] ?? 12,
  }));

const withoutSpaces = (text: string) => text.replace(/\s/g, "");

async function read(page: Page, lines: readonly Line[], scale: number): Promise<string[]> {
  const { raster, page: found } = await readPicture(await decode(await page.screenshot({ type: "jpeg", quality: 80 })));
  const ratio = raster.width / (WIDTH * scale);
  return lines.map(({ x, y, size }) =>
    found.words
      .filter((word) => {
        const [left, middle] = [word.x / (ratio * scale), (word.y + word.height / 2) / (ratio * scale)];
        return middle > y - size / 2 && middle < y + 2 * size && left > x - 40 && left < x + 300;
      })
      .sort((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(" "),
  );
}

const families = execFileSync("fc-list", [":lang=en", "family"], { encoding: "utf8" })
  .split("\n")
  .map((line) => (line.split(",")[0] ?? "").replaceAll("\\", "").trim());
const fonts = [...new Set(families)].filter((name) => name !== "" && !NO_TEXT.test(name)).sort();
const executablePath = findTestChromium();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
let [right, shorter, total] = [0, 0, 0];
for (const font of fonts) {
  const lines = linesOf();
  const drawn = lines.map(
    ({ text, x, y, size }) =>
      `<p style="position:absolute;margin:0;left:${x}px;top:${y}px;font-size:${size}px">${text}</p>`,
  );
  for (const scale of SCALES) {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, deviceScaleFactor: scale });
    await page.setContent(`<body style="font-family:'${font}'">${drawn.join("")}`);
    const texts = await read(page, lines, scale);
    await page.close();
    for (const [at, { text }] of lines.entries()) {
      const found = withoutSpaces(texts[at] ?? "");
      total++;
      if (found === withoutSpaces(text)) right++;
      else if (found.length < withoutSpaces(text).length) shorter++;
      if (showMisses && found !== withoutSpaces(text)) console.log(`  ${font}, ${scale}: ${texts[at]} for ${text}`);
    }
  }
}
await browser.close();
console.log(
  `${fonts.length} fonts: ${right} of ${total} right (${((100 * right) / total).toFixed(2)}%), ${shorter} with signs lost`,
);
process.exit(0);
