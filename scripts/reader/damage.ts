import type { Page, Word } from "#core/scan/page.ts";
import type { Random } from "./random.ts";

const CONFUSED_WITH: Record<string, string> = {
  "0": "O",
  O: "0",
  "1": "l",
  l: "1",
  I: "l",
  "5": "S",
  S: "5",
  "8": "B",
  B: "8",
  e: "c",
  c: "e",
  a: "o",
  n: "r",
  m: "rn",
  u: "v",
  t: "f",
  i: "l",
  g: "q",
  ".": ",",
  ",": ".",
};

/** What a recogniser makes of a page: lines as one piece, lost spaces and accents, letters taken for others, lines astray. */
export function damaged(pages: readonly Page[], random: Random): Page[] {
  const wrong = random.pick([0, 0.003, 0.008, 0.02]);
  const slant = (random.next() - 0.5) * 0.02;
  const joins = random.chance(0.75);
  const losesAccents = random.chance(0.7);
  return pages.map((page) => {
    const lines = joins ? linesOf(page.words, random) : page.words.map((word) => ({ ...word }));
    const words = lines.flatMap((word): Word[] => {
      if (random.chance(0.004)) return [];
      let text = losesAccents
        ? word.text
            .normalize("NFD")
            .replace(/\p{M}/gu, "")
            .replace("£", random.pick(["", "E", "£"]))
            .replace("€", random.pick(["", "€", "C"]))
        : word.text;
      text = Array.from(text, (letter) =>
        random.chance(/\d/.test(letter) ? wrong / 4 : wrong) ? (CONFUSED_WITH[letter] ?? letter) : letter,
      ).join("");
      if (text.trim() === "") return [];
      const jitter = () => (random.next() - 0.5) * word.height * 0.12;
      return [
        {
          text,
          x: word.x + jitter(),
          y: word.y + jitter() + slant * word.x,
          width: word.width + jitter(),
          height: word.height * (1 + (random.next() - 0.5) * 0.15),
        },
      ];
    });
    return { ...page, words };
  });
}

/** Words beside each other as one piece; now and then a space goes missing. */
function linesOf(words: readonly Word[], random: Random): Word[] {
  const lines: Word[] = [];
  const loses = random.pick([0.01, 0.04, 0.15]);
  for (const word of words) {
    const last = lines.at(-1);
    const gap = last ? word.x - (last.x + last.width) : 0;
    if (last && Math.abs(last.y - word.y) < 1 && gap >= 0 && gap < 0.6 * word.height) {
      last.text += (random.chance(loses) ? "" : " ") + word.text;
      last.width = word.x + word.width - last.x;
    } else lines.push({ ...word });
  }
  return lines;
}
