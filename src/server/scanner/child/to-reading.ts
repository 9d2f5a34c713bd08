import { formatMoney } from "#core/money.ts";
import type { Page } from "#core/scan/page.ts";
import type { Draft } from "#core/scan/read-bill.ts";
import type { Reading } from "#server/scanner/scanner.ts";
import { type Raster, toJpeg } from "./ocr/raster.ts";

type Shown = {
  pages: readonly Pick<Page, "width" | "height">[];
  pictures: readonly (string | null)[];
  views: Reading["views"];
  engine: Reading["engine"];
  topics: Reading["topics"];
};

/** Neither whom nor how much: whatever else was found, it helps nobody. */
export const isWorthless = ({ name, amount, dueDate }: Draft) => amount === null && (name === null || dueDate === null);

/** A page small enough to travel, to draw the findings on. */
export const pictureOf = async (raster: Raster) => (await toJpeg(raster, 1100, 62)).toString("base64");

/** Pages large enough for a model to read. */
export function viewsOf(rasters: readonly Raster[]): Promise<Reading["views"]> {
  return Promise.all(rasters.map(async (raster) => Uint8Array.from(await toJpeg(raster, 1600, 80))));
}

/** A draft in the words of the contract, with the pages to draw it on. */
export function toReading(draft: Draft, { pages, pictures, views, engine, topics }: Shown): Reading {
  const { amount, ...rest } = draft;
  return {
    ...rest,
    amount: amount === null ? null : formatMoney(amount),
    pages: pages.map(({ width, height }, at) => ({
      width: Math.round(width),
      height: Math.round(height),
      picture: pictures[at] ?? null,
    })),
    engine,
    topics,
    views,
  };
}
