import type { Strip } from "#server/scanner/child/ocr/raster.ts";

/** A text transcribed from a picture, in capitals, and its position. */
export type Box = { x: number; y: number; width: number; text: string };

const MAX_WRONG = 0.6;
const MAX_WRONG_OF_A_PART = 0.35;

/** What is written on a strip, as far as the boxes tell it surely; small letters as they were read. */
export function textOf(strip: Strip, boxes: readonly Box[], read: string): string | undefined {
  const [cos, sin] = [Math.cos(strip.angle), Math.sin(strip.angle)];
  const onStrip = boxes.flatMap((box) => {
    const [dx, dy] = [box.x - strip.x, box.y - strip.y];
    const [along, across] = [dx * cos + dy * sin, dy * cos - dx * sin];
    const [from, to] = [along - box.width / 2, along + box.width / 2];
    const inside = (Math.min(to, strip.length / 2) - Math.max(from, -strip.length / 2)) / box.width;
    return Math.abs(across) < strip.thickness * 0.3 && inside > 0.05 ? [{ from, inside, text: box.text }] : [];
  });
  if (onStrip.length === 0) return undefined;
  onStrip.sort((a, b) => a.from - b.from);
  const isWhole = onStrip.every(({ inside }) => inside > 0.9);
  const typed = onStrip.map(({ text }) => text).join(" ");
  const aligned = align(letters(read), typed, !isWhole);
  if (aligned === undefined) return undefined;
  const most = isWhole ? MAX_WRONG : MAX_WRONG_OF_A_PART;
  return aligned.wrong <= most * Math.max(1, aligned.text.replaceAll(" ", "").length) ? aligned.text : undefined;
}

const letters = (text: string) => [...text].filter((sign) => sign !== " ");

/** How much of what was typed was read, with the fewest changes; of a part, what stands before and behind is free. */
function align(read: readonly string[], typed: string, isPart: boolean) {
  const characters = [...typed];
  const costs = [
    characters.map((_, at) => (isPart ? 0 : characters.slice(0, at).filter((sign) => sign !== " ").length)),
  ];
  costs[0]?.push(isPart ? 0 : characters.filter((sign) => sign !== " ").length);
  const missed = (sign: string | undefined) => (sign === " " ? 0 : 1);
  for (const [row, sign] of read.entries()) {
    const above = costs[row] ?? [];
    const costsRow = [row + 1];
    for (const [column, other] of characters.entries())
      costsRow.push(
        Math.min(
          (above[column] ?? 0) + changed(sign, other),
          (above[column + 1] ?? 0) + 1,
          (costsRow[column] ?? 0) + missed(other),
        ),
      );
    costs.push(costsRow);
  }
  const last = costs.at(-1) ?? [];
  let column = characters.length;
  if (isPart) for (const [at, cost] of last.entries()) if (cost < (last[column] ?? 0)) column = at;
  const wrong = last[column] ?? 0;
  let row = read.length;
  const text: string[] = [];
  while (row > 0 || (column > 0 && !isPart)) {
    const cost = costs[row]?.[column] ?? 0;
    const [sign = "", other = ""] = [read[row - 1], characters[column - 1]];
    if (row > 0 && column > 0 && cost === (costs[row - 1]?.[column - 1] ?? 0) + changed(sign, other)) {
      text.unshift(sameButCase(sign, other) ? sign : isSmall(sign) ? other.toLowerCase() : marked(sign, other));
      [row, column] = [row - 1, column - 1];
    } else if (column > 0 && cost === (costs[row]?.[column - 1] ?? 0) + missed(other)) {
      text.unshift(marked("", other));
      column--;
    } else row--;
  }
  const found = text.join("").replace(SMALL_AROUND, (sign) => sign.toLowerCase());
  const plain = found.replaceAll(UNSURE, "").trim();
  return plain === "" ? undefined : { text: plain, wrong };
}

const sameButCase = (a: string, b: string) => a.toUpperCase() === b.toUpperCase();
const changed = (a: string, b: string) => (b === " " ? 2 : sameButCase(a, b) ? 0 : 1);
const isSmall = (sign: string) => sign !== sign.toUpperCase();

/** A letter that was read as a capital is one; one that was missed, or read as no letter, may be either. */
const UNSURE = "\ue000";
const marked = (sign: string, other: string) => (/\p{L}/u.test(sign) ? other : `${UNSURE}${other}`);
const SMALL_AROUND = /(?<=\p{Ll})(?:\ue000\p{Lu})+|(?:\ue000\p{Lu})+(?=\p{Ll})(?<!(?:^|[^\p{L}\ue000])\ue000\p{Lu})/gu;
