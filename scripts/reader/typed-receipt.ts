import { readFileSync } from "node:fs";
import type { Page, Word } from "#core/scan/page.ts";

const MARGIN = 20;

/** A transcribed receipt: each row has a line's eight corner coordinates, then its text, which may contain commas. */
export function typedReceipt(file: string): Page {
  const words = readFileSync(file, "utf8")
    .split(/\r?\n/)
    .flatMap((row): Word[] => {
      const [x1, y1, x2, , , y3, , , ...text] = row.split(",");
      if (text.length === 0) return [];
      const [x, y] = [Number(x1), Number(y1)];
      return [{ text: text.join(",").trim(), x, y, width: Number(x2) - x, height: Number(y3) - y }];
    });
  const width = Math.max(...words.map((word) => word.x + word.width)) + MARGIN;
  const height = Math.max(...words.map((word) => word.y + word.height)) + MARGIN;
  return { width, height, words };
}
