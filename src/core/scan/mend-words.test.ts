import { expect, it } from "vitest";
import { mendWords } from "./mend-words.ts";

it.each([
  ["EAGLE ENTERFRISE", "EAGLE ENTERPRISE"],
  ["Happy Entyerprise", "Happy Enterprise"],
  ["nterprise", "enterprise"],
  ["Three Rivers Restaurants", "Three Rivers Restaurants"],
  ["Entreprise Dupont", "Entreprise Dupont"],
  ["Enterprise", "Enterprise"],
  ["Nordgas Versorqung", "Nordgas Versorgung"],
  ["Antique Quay", "Antique Quay"],
  ["Marketings", "Marketings"],
  ["Hardwood Floors", "Hardwood Floors"],
])("%s is %s", (read, meant) => {
  expect(mendWords(read)).toBe(meant);
});
