import { expect, it } from "vitest";
import type { CsvLayout } from "#core/statements/csv/layout.ts";
import { type RememberedLayout, readRemembering } from "./read-remembering.ts";

const read = (text: string, remembered: RememberedLayout[] = [], chosen: CsvLayout | null = null) => {
  const file = readRemembering(new TextEncoder().encode(text), { chosen, remembered });
  const lines = "statements" in file ? file.statements.flatMap((one) => one.lines) : [];
  const { key, layout } = file.csv ?? {};
  if (key === undefined || layout === undefined) throw new Error("no layout");
  return { days: lines.map(({ day }) => day), amounts: lines.map(({ amount }) => amount), key, layout, ...file };
};
/** Reads a file again after choosing another layout. */
const correct = (text: string, change: Partial<CsvLayout>) => read(text, [], { ...read(text).layout, ...change });
const remember = ({ key, corrected }: ReturnType<typeof read>): RememberedLayout => ({ key, layout: corrected });

const HEAD = "Date,Description,Amount\n";

it("guesses the layout of each file anew if nobody corrected it", () => {
  const first = read(`${HEAD}10/05/2026,RENT,-850.00\n`);
  expect(first.days).toEqual(["2026-05-10"]);
  expect(first.corrected).toBeNull();
  const next = read(`${HEAD}11/02/2026,RENT,-850.00\n11/15/2026,GYM,-30.00\n`, [remember(first)]);
  expect(next.days).toEqual(["2026-11-02", "2026-11-15"]);
});

it("reads the next file as the last one was corrected, until it is corrected back", () => {
  const first = correct(`${HEAD}10/05/2026,RENT,-850.00\n`, { dateOrder: "mdy", isTurned: true });
  const next = `${HEAD}11/02/2026,RENT,-850.00\n`;
  // As a database may return it.
  const { roles, ...rest } = first.corrected ?? first.layout;
  const second = read(next, [{ key: first.key, layout: { roles, ...rest } }]);
  expect([second.days, second.amounts]).toEqual([["2026-11-02"], [85000]]);
  expect(second.corrected).toEqual(first.corrected);
  const back = correct(next, { dateOrder: "dmy", isTurned: false });
  expect(back.corrected).toBeNull();
  expect(read(next, [remember(back), remember(second)]).days).toEqual(["2026-02-11"]);
});

it("does not use a remembered layout by which dates can't be read, or no line is left", () => {
  const first = correct(`${HEAD}10/05/2026,RENT,-850.00\n`, { dateOrder: "mdy" });
  const next = `${HEAD}02/11/2026,RENT,-850.00\n15/11/2026,GYM,-30.00\n`;
  expect(read(next, [remember(first)]).days).toEqual(["2026-11-02", "2026-11-15"]);

  const out = correct("2026-10-01,RENT,850.00,\n2026-10-28,PAYROLL,,2000.00\n", {
    roles: ["date", "name", "out", "in"],
  });
  const other = '01/10/2026,"-850.00","RENT","+2150.00"\n28/10/2026,"+2000.00","SALARY","+4066.00"\n';
  expect(out.key).toBe(read(other).key);
  const known = { key: out.key, layout: out.layout };
  expect(read(other, [known]).amounts).toEqual([-85000, 200000]);
});
