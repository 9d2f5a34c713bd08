import sharp, { type Sharp } from "sharp";

const TABLES = ["#8a6f55", "#5d6470", "#b9b2a6"];
const ACROSS = 1150;

/** A paper on a table, as a hurried hand takes it: turned a little, half in shadow, not quite sharp. Each nth differs. */
export async function photographed(paper: Sharp, nth: number): Promise<Buffer> {
  const tilt = ((nth % 5) - 2) * 1.3 + 0.4;
  const background = TABLES[nth % TABLES.length] ?? "#8a6f55";
  const turned = await paper
    .linear(0.9, 8)
    .tint("#fff8ee")
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background })
    .rotate(tilt, { background })
    .png()
    .toBuffer();
  const { data: soft, info } = await sharp(turned)
    .resize({ width: ACROSS })
    .blur(0.6 + (nth % 3) * 0.15)
    .png()
    .toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  return sharp(soft)
    .composite([{ input: shadowOn(size, nth) }, { input: await grainOn(size), blend: "soft-light" }])
    .jpeg({ quality: 58, mozjpeg: true })
    .toBuffer();
}

type Size = { width: number; height: number };

/** A lamp on one side, the photographer's shadow on the other. */
function shadowOn({ width, height }: Size, nth: number): Buffer {
  const from = nth % 2 === 0 ? 'x1="0" y1="0" x2="1" y2="1"' : 'x1="1" y1="0" x2="0" y2="0.6"';
  const stops = [
    [0, 0],
    [0.55, 0.08],
    [1, 0.42],
  ].map(([at, dark]) => `<stop offset="${at}" stop-opacity="${dark}"/>`);
  return Buffer.from(
    `<svg width="${width}" height="${height}"><linearGradient id="s" ${from}>${stops.join("")}</linearGradient><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  );
}

/** What a small sensor adds in a dim room. */
const grainOn = (size: Size) =>
  sharp({
    create: { ...size, channels: 3, background: "#808080", noise: { type: "gaussian", mean: 128, sigma: 9 } },
  })
    .png()
    .toBuffer();
