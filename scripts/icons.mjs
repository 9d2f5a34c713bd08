// Draws the icons of the installed application from public/favicon.svg: node scripts/icons.mjs, after a change to it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "./run-command.mjs";

const PUBLIC = join(ROOT, "public");
const favicon = await readFile(join(PUBLIC, "favicon.svg"), "utf8");

// A phone cuts its own shape out of these, so the ground goes to the edges, and the drawing into the middle.
const cut = (scale) => {
  const inset = 16 * (1 - scale);
  return favicon
    .replace(' rx="8"', "")
    .replace("<path", `<g transform="translate(${inset} ${inset}) scale(${scale})"><path`)
    .replace("</svg>", "</g></svg>");
};

async function draw(name, size, svg) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toFile(join(PUBLIC, name));
}

await Promise.all([
  draw("icon-192.png", 192, favicon),
  draw("icon-512.png", 512, favicon),
  draw("icon-maskable-512.png", 512, cut(0.75)),
  draw("apple-touch-icon.png", 180, cut(0.85)),
]);
