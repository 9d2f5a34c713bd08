export type ZoneOption = { value: string; label: string };
export type ZoneGroup = { label: string; options: readonly ZoneOption[] };

/** Places that browsers list under an outdated name or one without its accents and spaces. */
const PLACES = new Map([
  ["Asmera", "Asmara"],
  ["Asuncion", "Asunción"],
  ["Bogota", "Bogotá"],
  ["Calcutta", "Kolkata"],
  ["ComodRivadavia", "Comodoro Rivadavia"],
  ["Coral_Harbour", "Atikokan"],
  ["Cordoba", "Córdoba"],
  ["Curacao", "Curaçao"],
  ["DumontDUrville", "Dumont d'Urville"],
  ["El_Aaiun", "El Aaiún"],
  ["Enderbury", "Kanton"],
  ["Faeroe", "Faroe"],
  ["Godthab", "Nuuk"],
  ["Katmandu", "Kathmandu"],
  ["Kiev", "Kyiv"],
  ["Knox_IN", "Knox"],
  ["Ponape", "Pohnpei"],
  ["Rangoon", "Yangon"],
  ["Reunion", "Réunion"],
  ["Saigon", "Ho Chi Minh City"],
  ["Sao_Paulo", "São Paulo"],
  ["Sao_Tome", "São Tomé"],
  ["Scoresbysund", "Ittoqqortoormiit"],
  ["St_Johns", "St. John's"],
  ["Truk", "Chuuk"],
  ["Uzhgorod", "Uzhhorod"],
  ["Zaporozhye", "Zaporizhzhia"],
]);

const placesOf = (zone: string) => zone.split("/").map((place) => PLACES.get(place) ?? place.replaceAll("_", " "));

/** A readable time zone: "America/New_York" is "New York, America". */
export function zoneText(zone: string): string {
  const [region = zone, ...place] = placesOf(zone);
  return place.length === 0 ? region : `${place.reverse().join(", ")}, ${region}`;
}

/** Time zones grouped by region and named by city, so that typing finds them. */
export function zoneGroups(zones: readonly string[]): ZoneGroup[] {
  const groups = new Map<string, ZoneOption[]>();
  for (const zone of zones) {
    const [first = zone, ...place] = placesOf(zone);
    const region = place.length === 0 ? "Other" : first;
    const label = place.length === 0 ? first : place.reverse().join(", ");
    groups.set(region, [...(groups.get(region) ?? []), { value: zone, label }]);
  }
  const byLabel = (one: { label: string }, other: { label: string }) => one.label.localeCompare(other.label, "en");
  return [...groups].map(([label, options]) => ({ label, options: options.sort(byLabel) })).sort(byLabel);
}

/** The time zones known to this browser, plus any given ones, which replace those of the same name. */
export function knownZones(...extra: readonly string[]): string[] {
  const supported = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
  const names = new Set(extra.map(zoneText));
  return [...new Set([...supported.filter((zone) => !names.has(zoneText(zone))), ...extra, "UTC"])];
}
