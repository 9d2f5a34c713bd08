import { expect, it } from "vitest";
import { joinSpacedLetters } from "./spaced-letters.ts";

/** Letters of 5 points, with a gap before each. */
function letters(text: string, gaps: readonly number[]) {
  let x = 40;
  return [...text].map((letter, at) => {
    const word = { text: letter, x, y: 30, width: 5, height: 10 };
    x += 5 + (gaps[at] ?? gaps.at(-1) ?? 0);
    return word;
  });
}
const textsOf = (words: ReturnType<typeof letters>) => joinSpacedLetters(words).map(({ text }) => text);

it("joins spaced letters into the words that wider gaps part", () => {
  const heading = letters("ACMEGARDENS", [4, 4, 4, 9, 4]);
  expect(textsOf(heading)).toEqual(["ACME", "GARDENS"]);
  expect(joinSpacedLetters(heading)[0]).toEqual({ text: "ACME", x: 40, y: 30, width: 32, height: 10 });
});

it("leaves digits, initials, whole words and columns of letters", () => {
  expect(textsOf(letters("12345", [4]))).toEqual(["1", "2", "3", "4", "5"]);
  expect(textsOf(letters("JRR", [4]))).toEqual(["J", "R", "R"]);
  expect(textsOf(letters("ABCDE", [40]))).toEqual(["A", "B", "C", "D", "E"]);
  const word = { text: "Acme", x: 10, y: 30, width: 20, height: 10 };
  expect(textsOf([word, ...letters("AB", [4])])).toEqual(["Acme", "A", "B"]);
});
