import type { Page } from "#core/scan/page.ts";
import { type Bill, billOf, type Names } from "./bill.ts";
import { damaged } from "./damage.ts";
import { footer, secondPage, slip } from "./ends.ts";
import type { Pen } from "./pen.ts";
import type { Random } from "./random.ts";
import { addressAndFacts, letterhead, payBox, prose, schedule, sentences, table } from "./sections.ts";
import { finished, sheetOf } from "./sheet.ts";

export type Drawn = { pages: Page[]; bill: Bill };

/** Draws one paper: words where a page of a bill might have them, with no look at a real one. */
export function drawPaper(random: Random, names: Names): Drawn {
  const bill = billOf(random, names);
  const isSlip = bill.scenario === "receipt" && random.chance(0.5);
  const [width, height] = isSlip ? [300, random.int(450, 900)] : [595, 842];
  const sheet = sheetOf(width, height);
  const margin = isSlip ? 14 : random.int(30, 70);
  const pen: Pen = {
    sheet,
    random,
    bill,
    size: random.pick([8, 9, 9.5, 10, 10, 11]),
    left: margin,
    right: width - margin,
    y: random.int(30, 60),
  };
  letterhead(pen);
  if (!isSlip) addressAndFacts(pen);
  const middle = random.chance(0.5)
    ? [payBox, prose, table]
    : random.chance(0.5)
      ? [prose, table, payBox]
      : [table, prose, payBox];
  for (const part of middle) if (part !== payBox || random.chance(0.7)) part(pen);
  if (random.chance(0.35)) schedule(pen);
  sentences(pen);
  if (!isSlip && random.chance(0.4)) slip(pen);
  if (!isSlip && random.chance(0.25)) secondPage(pen);
  footer(pen);
  const pages = finished(sheet);
  return { pages: random.chance(0.4) ? damaged(pages, random) : pages, bill };
}
