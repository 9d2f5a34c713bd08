import type { Page, Word } from "#core/scan/page.ts";

const NARROW = /[iljtf.,:;'|!I() ]/;
const WIDE = /[mwMW%@]/;

/** How wide a text is in a common typeface. */
export function widthOf(text: string, size: number): number {
  let sum = 0;
  for (const letter of text)
    sum += NARROW.test(letter) ? 0.28 : WIDE.test(letter) ? 0.82 : /\p{Lu}/u.test(letter) ? 0.66 : 0.53;
  return sum * size;
}

/** A paper that words are put on. */
export type Sheet = {
  pages: { width: number; height: number; words: Word[] }[];
  /** Writes a line and says where it ends. */
  put: (text: string, x: number, y: number, size: number, align?: "left" | "right" | "centre") => number;
  turn: () => void;
};

export function sheetOf(width: number, height: number): Sheet {
  const pages: Sheet["pages"] = [{ width, height, words: [] }];
  return {
    pages,
    put(text, x, y, size, align = "left") {
      const whole = widthOf(text, size);
      let at = align === "right" ? x - whole : align === "centre" ? x - whole / 2 : x;
      for (const word of text.split(" ")) {
        const long = widthOf(word, size);
        if (word !== "") pages.at(-1)?.words.push({ text: word, x: at, y: y - size * 0.8, width: long, height: size });
        at += long + 0.28 * size;
      }
      return at;
    },
    turn: () => void pages.push({ width, height, words: [] }),
  };
}

export const finished = ({ pages }: Sheet): Page[] => pages.map((page) => ({ ...page, words: [...page.words] }));
