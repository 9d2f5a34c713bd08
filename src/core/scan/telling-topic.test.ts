import { expect, it } from "vitest";
import { tellingTopic } from "./telling-topic.ts";

it.each([
  ["AYUNTAMIENTO DE CASTELLON  IMPUESTO SOBRE BIENES INMUEBLES", "housing"],
  ["Asilo Nido Il Girasole, retta di novembre", "education"],
  ["Your gym membership renews", "subscriptions"],
  ["Your electricity bill", undefined],
  ["Palestra della scuola dell'infanzia", undefined],
])("%s is called %s", (text, topic) => {
  expect(tellingTopic(text)).toBe(topic);
});
