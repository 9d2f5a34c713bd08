import sharp, { type Sharp } from "sharp";

/** A paper on a table, as a hurried hand takes it: turned a little, half in shadow, not quite sharp. Each nth differs. */
export async function photographed(paper: Sharp, nth: number): Promise<Buffer> {
  const tilt = ((nth % 5) - 2) * 1.3 + 0.4;
  const tables = ["#8a6f55", "#5d6470", "#b9b2a6"];
  const table = tables[nth % tables.length] ?? "#8a6f55";
  const turned = await paper
    .linear(0.9, 8)
    .tint("#fff8ee")
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: table })
    .rotate(tilt, { background: table })
    .png()
    .toBuffer();
  const { width, height } = await sharp(turned).metadata();
  const from = nth % 2 === 0 ? 'x1="0" y1="0" x2="1" y2="1"' : 'x1="1" y1="0" x2="0" y2="0.6"';
  const shadow = Buffer.from(
    `<svg width="${width}" height="${height}"><linearGradient id="s" ${from}><stop offset="0" stop-opacity="0"/><stop offset="0.55" stop-opacity="0.08"/><stop offset="1" stop-opacity="0.42"/></linearGradient><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  );
  const grain = await sharp({
    create: { width, height, channels: 3, background: "#808080", noise: { type: "gaussian", mean: 128, sigma: 14 } },
  })
    .png()
    .toBuffer();
  const shaded = await sharp(turned)
    .composite([{ input: shadow }, { input: grain, blend: "soft-light" }])
    .png()
    .toBuffer();
  return sharp(shaded)
    .resize({ width: 1150 })
    .blur(0.6 + (nth % 3) * 0.15)
    .jpeg({ quality: 58, mozjpeg: true })
    .toBuffer();
}
