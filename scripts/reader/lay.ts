import type { Random } from "./random.ts";
import { type Sheet, widthOf } from "./sheet.ts";

type Layout = {
  size: number;
  left: number;
  right: number;
  /** Where the columns of figures end. */
  column: number;
  pair: "beside" | "inline" | "above" | "far";
  gap: number;
};

/** Lays a written paper's rows out on a sheet. */
export function layOut(sheet: Sheet, random: Random, lines: readonly string[], width: number): void {
  const margin = width < 400 ? 14 : random.int(30, 75);
  const right = width - margin;
  const layout: Layout = {
    size: random.pick([8, 9, 9.5, 10, 10.5, 11, 12]),
    left: margin,
    right,
    column: random.chance(0.6) ? right : margin + (right - margin) * (0.55 + random.next() * 0.35),
    pair: random.pick(["beside", "beside", "inline", "above", "far"] as const),
    gap: random.pick([1.2, 1.35, 1.5, 1.7]),
  };
  const bottom = (sheet.pages[0]?.height ?? 842) - 20;
  let y = random.int(24, 60);
  const tops: number[] = [];
  let besideY = 0;
  for (const [at, line] of lines.entries()) {
    if (line === "") continue;
    if (y > bottom) {
      sheet.turn();
      y = 40;
    }
    const isAside = line.startsWith("@ ");
    // A column on the right begins beside the two rows before it.
    const isBefore = at > 0 && lines[at - 1]?.startsWith("@ ") === true;
    if (isAside && !isBefore) {
      besideY = y;
      y = tops[Math.max(0, tops.length - 3)] ?? y;
    }
    // What follows a short column begins below the rows beside it.
    if (!isAside && isBefore) y = Math.max(y, besideY);
    tops.push(y);
    if (random.chance(0.12)) y += layout.size * random.next() * 2;
    y = isAside
      ? row(sheet, random, line.slice(2), y, { ...layout, left: width * 0.56, column: layout.right })
      : row(sheet, random, line, y, layout);
  }
}

function row(sheet: Sheet, random: Random, line: string, y: number, layout: Layout): number {
  const { size, left, right, gap } = layout;
  const [, mark = "", text = line] = /^(##?|=|-) (.*)$/.exec(line) ?? [];
  if (mark === "#" || mark === "##") {
    const big = size * (mark === "#" ? random.pick([1.3, 1.7, 2.2, 2.8]) : random.pick([1.1, 1.3, 1.6]));
    const shown = mark === "#" && random.chance(0.12) ? text.toUpperCase() : text;
    const align = random.pick(["left", "left", "left", "right", "centre"] as const);
    sheet.put(shown, align === "left" ? left : align === "right" ? right : (left + right) / 2, y + big, big, align);
    return y + big * 1.5;
  }
  if (mark === "=") {
    sheet.put(text, (left + right) / 2, y + size, size, "centre");
    return y + size * gap;
  }
  if (/(?:^| )\|\|(?: |$)/.test(text)) return columns(sheet, random, cellsOf(text), y, layout);
  if (text.includes(" :: ")) return pair(sheet, text.split(" :: "), y, layout);
  const scale = mark === "-" ? 0.8 : 1;
  return sentence(sheet, text, y, { ...layout, size: size * scale });
}

/** Between two bars with nothing but a space is an empty cell. */
const cellsOf = (text: string) => text.split(/(?:^| )\|\|(?= |$)/).map((cell) => cell.trim());

function columns(sheet: Sheet, random: Random, cells: readonly string[], y: number, layout: Layout): number {
  const { size, left, column, gap } = layout;
  const strong = size * random.pick([1, 1, 1, 1, 1.2]);
  const step = (column - left) / Math.max(1, cells.length - 1);
  for (const [at, cell] of cells.entries())
    if (at === 0) sheet.put(cell, left, y + size, size);
    else sheet.put(cell, left + step * at, y + size, at === cells.length - 1 ? strong : size, "right");
  return y + strong * gap;
}

function pair(sheet: Sheet, [label = "", value = ""]: readonly string[], y: number, layout: Layout): number {
  const { size, left, column, gap } = layout;
  if (layout.pair === "inline") sheet.put(`${label}: ${value}`, left, y + size, size);
  else if (layout.pair === "above") {
    sheet.put(label, left, y + size * 0.85, size * 0.85);
    sheet.put(value, left, y + size * 2.1, size);
    return y + size * (gap + 1.2);
  } else {
    sheet.put(label, left, y + size, size);
    if (layout.pair === "far") sheet.put(value, column, y + size, size, "right");
    else sheet.put(value, Math.max(left + (column - left) * 0.4, left + widthOf(label, size) + size), y + size, size);
  }
  return y + size * gap;
}

function sentence(sheet: Sheet, text: string, y: number, { size, left, right, gap }: Layout): number {
  let at = y;
  let lineText = "";
  for (const word of text.split(" ")) {
    if (lineText !== "" && widthOf(`${lineText} ${word}`, size) > right - left) {
      sheet.put(lineText, left, at + size, size);
      at += size * gap;
      lineText = word;
    } else lineText = lineText === "" ? word : `${lineText} ${word}`;
  }
  sheet.put(lineText, left, at + size, size);
  return at + size * gap;
}
