export type ZoneOption = { value: string; label: string };
export type ZoneGroup = { label: string; options: readonly ZoneOption[] };

/** A readable time zone: "America/New_York" is "New York, America". */
export function zoneText(zone: string): string {
  const [region = zone, ...place] = zone.replaceAll("_", " ").split("/");
  return place.length === 0 ? region : `${place.reverse().join(", ")}, ${region}`;
}

/** Time zones grouped by region and named by city, so that typing finds them. */
export function zoneGroups(zones: readonly string[]): ZoneGroup[] {
  const groups = new Map<string, ZoneOption[]>();
  for (const zone of zones) {
    const region = zone.includes("/") ? zone.slice(0, zone.indexOf("/")) : "Other";
    const label = zone
      .slice(zone.indexOf("/") + 1)
      .split("/")
      .reverse()
      .join(", ")
      .replaceAll("_", " ");
    groups.set(region, [...(groups.get(region) ?? []), { value: zone, label }]);
  }
  const byLabel = (one: { label: string }, other: { label: string }) => one.label.localeCompare(other.label, "en");
  return [...groups].map(([label, options]) => ({ label, options: options.sort(byLabel) })).sort(byLabel);
}

/** The time zones known to this browser, plus any given ones. */
export function knownZones(...extra: readonly string[]): string[] {
  const supported = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set([...supported, ...extra, "UTC"])];
}
