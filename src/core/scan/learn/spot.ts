import { DAY_FORMS, MONEY_FORMS, type PaperValue, type ValueForm } from "./values.ts";

/** Where a value is found on a biller's bills: its label, its form and a point on the page. */
export type Spot = { form: ValueForm; label: string; page: number; x: number; y: number };

/** How many positions are remembered, as the same figure may occur more than once. */
export const MOST_SPOTS = 3;

/** In fractions of the page: a table's column stays in place while its rows move. */
const SAME_COLUMN = 0.12;
/** For values without a label, which are identified by position only. */
const SAME_PLACE = 0.03;
const ALIKE = 0.75;

export type SpotKind = "money" | "day";
const FORMS: Record<SpotKind, readonly ValueForm[]> = { money: MONEY_FORMS, day: DAY_FORMS };
const isFormOf = (kind: SpotKind, form: ValueForm) => FORMS[kind].includes(form);

const middleOf = ({ box }: PaperValue) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
const rounded = (share: number) => Math.round(share * 1000) / 1000;

/** The positions of a value on a bill, labelled ones first; empty if it isn't there. */
export function spotsOf(values: readonly PaperValue[], kind: SpotKind, value: string): Spot[] {
  const found = values.filter((each) => each.value === value && isFormOf(kind, each.form));
  const named = found.toSorted((one, other) => Number(other.label !== "") - Number(one.label !== ""));
  return named.slice(0, MOST_SPOTS).map((each) => {
    const { x, y } = middleOf(each);
    return { form: each.form, label: each.label, page: each.page, x: rounded(x), y: rounded(y) };
  });
}

/** The value at the learned positions on another bill of the same layout, by majority. */
export function valueAt(values: readonly PaperValue[], kind: SpotKind, spots: readonly Spot[]): PaperValue | undefined {
  const found = spots.flatMap(
    (spot) =>
      nearest(
        values.filter(({ form }) => isFormOf(kind, form)),
        spot,
      ) ?? [],
  );
  const votes = (value: string) => found.filter((each) => each.value === value).length;
  return found.toSorted((one, other) => votes(other.value) - votes(one.value))[0];
}

function nearest(values: readonly PaperValue[], spot: Spot): PaperValue | undefined {
  const near = values.flatMap((value) => {
    const { x, y } = middleOf(value);
    const [across, down] = [Math.abs(x - spot.x), Math.abs(y - spot.y)];
    const isAtSpot =
      spot.label === ""
        ? value.label === "" && value.page === spot.page && across < SAME_PLACE && down < SAME_PLACE
        : across < SAME_COLUMN && labelSimilarity(value.label, spot.label) >= ALIKE;
    return isAtSpot && areCompatible(value.form, spot.form)
      ? [{ value, distance: across + down + (value.page === spot.page ? 0 : 1) }]
      : [];
  });
  return near.sort((one, other) => one.distance - other.distance)[0]?.value;
}

/** Whether two forms are compatible: an ambiguous date may be unambiguous next month, and a currency mark may be missing. */
function areCompatible(form: ValueForm, learned: ValueForm): boolean {
  if (form === learned || isFormOf("money", form)) return true;
  const [isFullDate, wasFullDate] = [form, learned].map(
    (each) => each !== "part" && each !== "term" && each !== "monthday",
  );
  return isFullDate === true && wasFullDate === true && (form === "date" || learned === "date");
}

/** The similarity of two labels, 0 to 1, by letter pairs, which tolerates misread letters. */
function labelSimilarity(one: string, other: string): number {
  if (one === other) return 1;
  const [left, right] = [pairsOf(one), pairsOf(other)];
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return (2 * shared) / Math.max(1, left.size + right.size);
}

const pairsOf = (text: string) =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
