import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { openScanner, type ScannerOptions } from "./open-scanner.ts";
import type { Outcome, Scanner } from "./scanner.ts";
import { hostilePdfs } from "./testing-hostile.ts";
import { POWER_BILL, pdfOf } from "./testing-pdf.ts";
import { pictureWith } from "./testing-picture.ts";

let scanner: Scanner;
let ended: unknown[] = [];
afterEach(() => {
  scanner.close();
  ended = [];
});

/** The clock is out of the way: what ends a reader here is what it does. */
function open(options: Partial<ScannerOptions> = {}) {
  const log = { warn: (facts: unknown) => void ended.push(facts) };
  scanner = openScanner({ log, seconds: 3600, work: { text: 1, draw: 1, look: 30 }, ...options });
}

async function read(bytes: Uint8Array, who = "ann"): Promise<Outcome> {
  const place = scanner.enter(who);
  if ("none" in place) throw new Error(`no place for ${who}: ${place.none}`);
  const options = { today: day("2026-03-02"), withViews: false, signal: new AbortController().signal };
  const kind = bytes[0] === 0x25 ? "pdf" : "png";
  return place.read({ bytes, kind }, { ...options, onProgress: () => {} }).finally(place.leave);
}

const HOSTILE = hostilePdfs();
const ENDLESS = HOSTILE["a form that draws itself twice"] ?? Buffer.alloc(0);

it.each([
  "a form that draws itself twice",
  "empty forms that draw the next ten times, ten deep",
  "forms that draw the next ten times, ten deep",
  "five million times saved and restored",
  "patterns in patterns",
  "20,000 stamps of heavy look",
  "a shading of a slow function",
])(
  "ends %s by the work it makes, and goes on",
  async (what) => {
    open();
    const outcome = await read(HOSTILE[what] ?? Buffer.alloc(0));
    expect(outcome).toEqual({ refusal: "complex" });
    expect(ended).toEqual([expect.objectContaining({ why: expect.stringMatching(/^(work|memory)$/), kind: "pdf" })]);
    expect(await read(pdfOf(POWER_BILL))).toMatchObject({ reading: { amount: "84.00" } });
  },
  300_000,
);

it.each(["a word of 5 MB within the page", "half a million words"])(
  "refuses %s by its count of letters",
  async (what) => {
    open({ work: { text: 60, draw: 1, look: 30 } });
    expect(await read(HOSTILE[what] ?? Buffer.alloc(0))).toEqual({ refusal: "complex" });
    expect(ended).toEqual([]);
  },
  300_000,
);

it("reads the bill of a third person while two flood it", async () => {
  open();
  const done: string[] = [];
  const flood = ["ann", "ann", "ann", "bob", "bob", "bob"].map((who) =>
    read(ENDLESS, who).finally(() => done.push(who)),
  );
  expect(["ann", "bob"].map((who) => scanner.enter(who))).toEqual([{ none: "own" }, { none: "own" }]);
  const served = read(pdfOf(POWER_BILL), "cleo").finally(() => done.push("cleo"));
  expect(await served).toMatchObject({ reading: { amount: "84.00" } });
  await Promise.all(flood);
  // Two were being read when she came, one of the other's was let in before her.
  expect(done.indexOf("cleo")).toBeLessThanOrEqual(3);
}, 300_000);

it("reads no more for somebody whose hour is spent, and still for others", async () => {
  open({ secondsAnHour: 0.001 });
  await read(pdfOf(POWER_BILL));
  expect(scanner.enter("ann")).toEqual({ none: "spent", seconds: expect.any(Number) });
  expect(await read(pdfOf(POWER_BILL), "bob")).toMatchObject({ reading: { amount: "84.00" } });
});

it("leaves nothing in the temporary and the home folder", async () => {
  const [temporary, home] = [mkdtempSync(join(tmpdir(), "scan-")), mkdtempSync(join(tmpdir(), "scan-"))];
  const before = { TMPDIR: process.env.TMPDIR, HOME: process.env.HOME };
  Object.assign(process.env, { TMPDIR: temporary, HOME: home });
  try {
    open();
    const lines = POWER_BILL.filter(({ y }) => y < 110 || y > 360);
    expect(await read(await pictureWith(lines, { format: "png" }))).toMatchObject({ reading: { engine: "picture" } });
    expect(await read(pdfOf(POWER_BILL))).toMatchObject({ reading: { engine: "text" } });
    // What runs the sources as they are keeps its own folder there; the built server has none.
    const left = readdirSync(temporary).filter((name) => !name.startsWith("tsx-"));
    expect([left, readdirSync(home)]).toEqual([[], []]);
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    for (const folder of [temporary, home]) rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
