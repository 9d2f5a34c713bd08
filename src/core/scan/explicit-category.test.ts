import { expect, it } from "vitest";
import { explicitCategory } from "./explicit-category.ts";

it.each([
  ["AYUNTAMIENTO DE CASTELLON  IMPUESTO SOBRE BIENES INMUEBLES", "housing"],
  ["Asilo Nido Il Girasole, retta di novembre", "education"],
  ["Your gym membership renews", "subscriptions"],
  ["Your electricity bill", undefined],
  ["Palestra della scuola dell'infanzia", undefined],
])("categorises %s as %s", (text, topic) => {
  expect(explicitCategory(text)).toBe(topic);
});
