import { expect, it } from "vitest";
import { mendName, mendWords } from "./mend-words.ts";

it.each([
  ["9 SPEED MART S/B", "99 Speed Mart S/B"],
  ["Brltish Gas Ltd", "British Gas Ltd"],
  ["British Gas", "British Gas"],
  ["Brightwell Gas", "Brightwell Gas"],
])("the name %s is %s", (read, meant) => {
  expect(mendName(read)).toBe(meant);
});

it.each([
  ["EAGLE ENTERFRISE", "EAGLE ENTERPRISE"],
  ["Happy Entyerprise", "Happy Enterprise"],
  ["nterprise", "enterprise"],
  ["Golden Lake Scn Bhd", "Golden Lake Sdn Bhd"],
  ["Golden Lake Sdin Bhd", "Golden Lake Sdn Bhd"],
  ["GOLDEN LAKE SDN. BHO", "GOLDEN LAKE SDN. BHD"],
  ["Golden Lake Sdn Bhd", "Golden Lake Sdn Bhd"],
  ["GOLDEN LAKE S7B", "GOLDEN LAKE S/B"],
  ["Bus S7B Tours", "Bus S7B Tours"],
  ["Sun Bed Shop", "Sun Bed Shop"],
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
