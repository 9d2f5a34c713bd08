import { formatMoney } from "#core/money.ts";
import type { Page } from "#core/scan/page.ts";
import type { Draft } from "#core/scan/read-bill.ts";
import type { Reading } from "#server/scanner/scanner.ts";

type Shown = {
  pages: readonly Pick<Page, "width" | "height">[];
  pictures: readonly (string | null)[];
  views: Uint8Array<ArrayBuffer>[];
  engine: Reading["engine"];
};

/** A draft in the words of the contract, with the pages to draw it on. */
export function toReading(draft: Draft, { pages, pictures, views, engine }: Shown): Reading {
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
    views,
  };
}
