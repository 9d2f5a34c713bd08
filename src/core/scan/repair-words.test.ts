import { expect, it } from "vitest";
import { repairName, repairWords } from "./repair-words.ts";

it.each([
  ["9 SPEED MART S/B", "99 Speed Mart S/B"],
  ["99 SPEED MARI S/B", "99 Speed Mart S/B"],
  ["GARDENIA BAKERIES (KI)SDN BHD", "Gardenia Bakeries (KL) SDN BHD"],
  ["Brltish Gas Ltd", "British Gas Ltd"],
  ["British Gas", "British Gas"],
  ["Brightwell Gas", "Brightwell Gas"],
  ["Fuse Energy", "Fuse Energy"],
  ["Evoenergy", "Evoenergy"],
  ["Sure Telecom", "Sure Telecom"],
  ["28 Degrees", "28 Degrees"],
])("repairs the name %s to %s", (read, meant) => {
  expect(repairName(read)).toBe(meant);
});

it.each([
  ["EAGLE ENTERFRISE", "EAGLE ENTERPRISE"],
  ["Happy Entyerprise", "Happy Enterprise"],
  ["nterprise", "enterprise"],
  ["Services industriels de Vernand", "Services industriels de Vernand"],
  ["Golden Lake Scn Bhd", "Golden Lake Sdn Bhd"],
  ["Golden Lake Sdin Bhd", "Golden Lake Sdn Bhd"],
  ["GOLDEN LAKE SDN. BHO", "GOLDEN LAKE SDN. BHD"],
  ["Golden Lake Sdn Bhd", "Golden Lake Sdn Bhd"],
  ["Golden Lake Scin Bhd", "Golden Lake Sdn Bhd"],
  ["GOLDEN LAKE 5DN BHD", "GOLDEN LAKE SDN BHD"],
  ["GOLDEN LAKE SDN 3HD", "GOLDEN LAKE SDN BHD"],
  ["GOLDEN LAKE (KL)SDN BIID", "GOLDEN LAKE (KL)SDN BHD"],
  ["GOLDEN LAKE SIN BHI", "GOLDEN LAKE SDN BHD"],
  ["GOLDEN LAKE S DN BHD", "GOLDEN LAKE SDN BHD"],
  ["GOLDEN LAKE SDN. BHD.l", "GOLDEN LAKE SDN. BHD."],
  ["golden lake sdn bhd", "golden lake sdn bhd"],
  ["Golden Swan Bhd", "Golden Swan Bhd"],
  ["Golden Sun Bed", "Golden Sun Bed"],
  ["GOLDEN LAKE S7B", "GOLDEN LAKE S/B"],
  ["GOLDEN LAKE 5/B", "GOLDEN LAKE S/B"],
  ["GOLDEN LAKE S/R", "GOLDEN LAKE S/B"],
  ["Uncle Sid", "Uncle Sid"],
  ["MR. F.1.X. TOOLS", "MR. F.I.X. TOOLS"],
  ["Route 1. Motors", "Route 1. Motors"],
  ["GOLDEN F00D COURT", "GOLDEN FOOD COURT"],
  ["The St0re", "The Store"],
  ["Level 40 Cafe", "Level 40 Cafe"],
  ["Bus S7B Tours", "Bus S7B Tours"],
  ["Sun Bed Shop", "Sun Bed Shop"],
  ["Three Rivers Restaurants", "Three Rivers Restaurants"],
  ["Entreprise Dupont", "Entreprise Dupont"],
  ["Enterprise", "Enterprise"],
  ["GOLDEN OISTRIBUTION", "GOLDEN DISTRIBUTION"],
  ["Nordgas Versorqung", "Nordgas Versorgung"],
  ["Antique Quay", "Antique Quay"],
  ["Marketings", "Marketings"],
  ["Hardwood Floors", "Hardwood Floors"],
])("repairs %s to %s", (read, meant) => {
  expect(repairWords(read)).toBe(meant);
});
