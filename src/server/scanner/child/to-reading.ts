import { formatMoney } from "#core/money.ts";
import { layoutOf } from "#core/scan/learn/layout.ts";
import { valuesOn } from "#core/scan/learn/values.ts";
import type { Page } from "#core/scan/page.ts";
import type { Draft } from "#core/scan/read-bill.ts";
import { rowsOf } from "#core/scan/rows.ts";
import { spaced } from "#core/scan/squash.ts";
import type { Reading } from "#server/scanner/scanner.ts";

type Shown = {
  pages: readonly Page[];
  /** Which pages of the file they are, and which were not read. */
  numbers: readonly number[];
  unread: number[];
  pictures: readonly (string | null)[];
  views: Reading["views"];
  engine: Reading["engine"];
  topics: Reading["topics"];
};

/** Neither whom nor how much: whatever else was found, it helps nobody. */
export const isWorthless = ({ name, amount, dueDate }: Draft) => amount === null && (name === null || dueDate === null);

/** More than any bill says. */
const MOST_TEXT = 50_000;
const textOf = (pages: readonly Page[]) => {
  const words = pages.flatMap((page) => rowsOf([page]).flatMap(({ cells }) => cells.map(({ text }) => text)));
  return spaced(words.join(" ").slice(0, MOST_TEXT));
};

/** A draft in the words of the contract, with the pages to draw it on. */
export function toReading(draft: Draft, { pages, numbers, unread, pictures, views, engine, topics }: Shown): Reading {
  const { amount, ...rest } = draft;
  return {
    ...rest,
    amount: amount === null ? null : formatMoney(amount),
    pages: pages.map(({ width, height }, at) => ({
      number: numbers[at] ?? at + 1,
      width: Math.round(width),
      height: Math.round(height),
      picture: pictures[at] ?? null,
    })),
    readAs: draft.name,
    layout: layoutOf(pages),
    values: valuesOn(pages, draft.date).map((value) => ({ ...value, page: numbers[value.page - 1] ?? value.page })),
    unread,
    lesson: null,
    text: textOf(pages),
    engine,
    topics,
    views,
  };
}
