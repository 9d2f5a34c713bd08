import { expect, it } from "vitest";
import { knownZones, zoneGroups, zoneText } from "./zone-options.ts";

it.each([
  ["Europe/London", "London, Europe"],
  ["America/New_York", "New York, America"],
  ["America/Argentina/Ushuaia", "Ushuaia, Argentina, America"],
  ["Europe/Kiev", "Kyiv, Europe"],
  ["Antarctica/DumontDUrville", "Dumont d'Urville, Antarctica"],
  ["UTC", "UTC"],
])("says %s as %s", (zone, words) => {
  expect(zoneText(zone)).toBe(words);
});

it("lists places by name under their part of the world", () => {
  const zones = ["UTC", "Europe/Vienna", "America/New_York", "Europe/London", "America/Argentina/Ushuaia"];
  expect(zoneGroups(zones)).toEqual([
    {
      label: "America",
      options: [
        { value: "America/New_York", label: "New York" },
        { value: "America/Argentina/Ushuaia", label: "Ushuaia, Argentina" },
      ],
    },
    {
      label: "Europe",
      options: [
        { value: "Europe/London", label: "London" },
        { value: "Europe/Vienna", label: "Vienna" },
      ],
    },
    { label: "Other", options: [{ value: "UTC", label: "UTC" }] },
  ]);
});

it("offers a time zone that this browser has another name for, once", () => {
  const zones = knownZones("US/Pacific", "UTC");
  expect(zones.filter((zone) => zone === "US/Pacific")).toHaveLength(1);
  expect(zones.filter((zone) => zone === "UTC")).toHaveLength(1);
  expect(zones).toContain("Europe/London");
  const kyiv = ["Europe/Kyiv", "Europe/Kiev"];
  for (const zone of kyiv) expect(knownZones(zone).filter((each) => kyiv.includes(each))).toEqual([zone]);
});
