import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { kindOf } from "./file-kind.ts";
import { openScanner, type ScannerOptions } from "./open-scanner.ts";
import type { Outcome, Scanner } from "./scanner.ts";
import { hostilePdfs } from "./testing-hostile.ts";
import { builtPdfs } from "./testing-hostile-built.ts";
import { drawnPdfs } from "./testing-hostile-drawn.ts";
import { hostilePictures } from "./testing-hostile-pictures.ts";
import { POWER_BILL, pdfOf } from "./testing-pdf.ts";
import { pictureWith } from "./testing-picture.ts";

let scanner: Scanner;
let ended: unknown[] = [];
afterEach(() => {
  ended = [];
});
afterAll(() => scanner.close());

/** Time limits are disabled: these stop a reader by its work. */
function open(options: Partial<ScannerOptions> = {}) {
  scanner?.close();
  const log = { warn: (facts: unknown) => void ended.push(facts) };
  const limits = { seconds: 3600, secondsAnHour: Number.POSITIVE_INFINITY };
  scanner = openScanner({ log, ...limits, ...options });
}

async function read(bytes: Uint8Array, who = "ann"): Promise<Outcome> {
  const place = scanner.enter(who);
  const kind = kindOf(bytes);
  if ("none" in place || kind === undefined) throw new Error(`no place for ${who}, or no kind`);
  const options = { today: day("2026-03-02"), withViews: false, signal: new AbortController().signal };
  return place.read([{ bytes, kind }], { ...options, onProgress: () => {} }).finally(place.leave);
}

const HOSTILE = hostilePdfs();
const ENDLESS = HOSTILE["a form that draws itself twice"] ?? Buffer.alloc(0);
const MADE = { ...drawnPdfs(), ...builtPdfs(), ...hostilePictures() };
const fileFor = async (what: string) => MADE[what]?.() ?? HOSTILE[what] ?? Buffer.alloc(0);

describe("limits by work", () => {
  // Less than a bill may take, so that hostile files end sooner.
  const work = { text: 0.5, draw: 0.5, look: 30 };
  beforeAll(() => open({ work }));

  it.each([
    "a form that draws itself twice",
    "empty forms that draw the next ten times, ten deep",
    "forms that draw the next ten times, ten deep",
    "five million times saved and restored",
    "patterns in patterns",
    "20,000 stamps of heavy look",
    "a shading of a slow function",
    "half a million groups in groups",
    "letters that draw heavy forms",
    "tiles of many lines on a sheet of A0",
    "a map of letters to long words",
    "a mask that masks itself",
  ])(
    "stops %s by the work it makes, and continues",
    async (what) => {
      expect(await read(await fileFor(what))).toEqual({ refusal: "complex", unread: [] });
      // Each starts with a new process: the previous one was stopped.
      expect(ended).toEqual([expect.objectContaining({ why: expect.stringMatching(/^(work|memory)$/), kind: "pdf" })]);
    },
    300_000,
  );

  it("still reads a bill", async () => {
    // The first bill of a process has its libraries to load.
    Object.assign(work, { text: 4, draw: 4 });
    expect(await read(pdfOf(POWER_BILL))).toMatchObject({ reading: { amount: "84.00" } });
  });
});

describe("refuses by content", () => {
  // A budget large enough for a busy machine: these are stopped by counting, and one process reads them all.
  beforeAll(() => open({ work: { text: 60, draw: 60, look: 60 } }));

  it.each([
    "a word of 5 MB within the page",
    "half a million words",
    "a fax of 30,000 by 30,000",
    "a grey picture of 144 MB",
    "a picture in runs of 144 MB",
    "a picture whose mask is 144 MB",
    "a JPEG 2000 of 30,000 by 30,000 in tiles of a pixel",
    "a JBIG2 of 12,000 by 12,000",
    "groups in groups, each the size of the page",
    "one picture drawn 10,000 times",
    "a picture of 5,000 by 5,000 drawn 1,000 times",
    "a mesh of 100,000 triangles the size of the page",
    "20,000 patches of curves",
    "radial spots, 5,000 of them",
    "masks drawn 3,000 times",
    "100,000 curves as thick as the page",
    "150,000 objects",
    "a million objects in one stream of objects",
    "two million objects at the same place",
    "50,000 pages",
  ])(
    "refuses %s by its size, as too complex",
    async (what) => {
      expect(await read(await fileFor(what))).toEqual({ refusal: "complex", unread: [] });
      expect([ended, scanner.count()]).toEqual([[], 1]);
    },
    300_000,
  );

  it.each([
    "a PNG that is one long line",
    "a TIFF of 10,000 pages",
    "a TIFF that is 4 gigapixels",
    "an AVIF of 49 megapixels",
    "a HEIC of 8,000 by 8,000, it says",
    "a HEIC of 4 gigapixels, it says",
    "a HEIC of 10,000 tiles",
    "a HEIC of 900 tiles that are larger than it says",
    "a HEIC that breaks off",
    "a HEIC with nothing in it",
    "a GIF of 65,535 by 65,535",
    "a WebP of 16,383 by 16,383, it says",
    "a tree of pages that goes round",
    "attached files whose names go round",
    "a function made of itself",
  ])(
    "finds no bill in %s, cheaply",
    async (what) => {
      expect(await read(await fileFor(what))).toEqual({ refusal: "unreadable", unread: [] });
      expect([ended, scanner.count()]).toEqual([[], 1]);
    },
    300_000,
  );

  it("still reads a bill", async () => {
    expect(await read(pdfOf(POWER_BILL))).toMatchObject({ reading: { amount: "84.00" } });
  });
});

it("reads a third user's bill while two flood it", async () => {
  // Half of the usual work for each flooding file, so that they end sooner.
  open({ placesPerUser: 2, work: { text: 2, draw: 2, look: 30 } });
  const done: string[] = [];
  const flood = ["ann", "ann", "bob", "bob"].map((who) => read(ENDLESS, who).finally(() => done.push(who)));
  expect(["ann", "bob"].map((who) => scanner.enter(who))).toEqual([{ none: "own" }, { none: "own" }]);
  const served = read(pdfOf(POWER_BILL), "cleo").finally(() => done.push("cleo"));
  expect(await served).toMatchObject({ reading: { amount: "84.00" } });
  await Promise.all(flood);
  // Two were being read when she came, and one of the other's was admitted before her.
  expect(done.indexOf("cleo")).toBeLessThanOrEqual(3);
}, 300_000);

it("reads no more for a user whose hour is used up, and still for others", async () => {
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
    // The source loader keeps its own folder there; the built server has none.
    const leftovers = readdirSync(temporary).filter((name) => !name.startsWith("tsx-"));
    expect([leftovers, readdirSync(home)]).toEqual([[], []]);
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    for (const folder of [temporary, home]) rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
