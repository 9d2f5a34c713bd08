import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, afterEach, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { kindOf } from "./file-kind.ts";
import { openScanner, type ScannerOptions } from "./open-scanner.ts";
import type { Scanner } from "./scanner.ts";
import { POWER_BILL, pdfOf } from "./testing-pdf.ts";
import { gifOf, hugePng, pdfBomb, pictureWith } from "./testing-picture.ts";

let scanner: Scanner;
let warned: unknown[] = [];
afterEach(() => {
  if (scanner !== warm) scanner.close();
  warned = [];
});

function open(options: Partial<ScannerOptions> = {}) {
  // Time limits are disabled unless a test is about them.
  scanner = openScanner({ log: { warn: (facts: unknown) => void warned.push(facts) }, seconds: 3600, ...options });
}

/** Pictures read one after the other by one process, to reuse its networks: nothing else is shared. */
function openWarm() {
  if (warm === undefined) {
    open();
    warm = scanner;
  }
  scanner = warm;
}
let warm: Scanner | undefined;
afterAll(() => warm?.close());

async function read(bytes: Uint8Array, signal = new AbortController().signal) {
  const place = scanner.enter("ann");
  const kind = kindOf(bytes);
  if ("none" in place || kind === undefined) throw new Error("no place or kind");
  const options = { today: day("2026-03-02"), withViews: false, signal, onProgress: () => {} };
  return place.read([{ bytes, kind }], options).finally(place.leave);
}

const FLAT = 150 * 1024 * 1024;
setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");
/** This process's own memory, without the allocator's reserve. */
const own = () => process.memoryUsage().heapUsed + process.memoryUsage().external;

const FEW_LINES = POWER_BILL.filter(({ y }) => y < 110 || y > 360);
// The recogniser may lose a space.
const name = expect.stringMatching(/^Brightwell ?Energy$/);
const EXPECTED = { name, amount: "84.00", dueDate: "2026-03-17", engine: "picture" };

it("reads photos of every format: tilted, upside down, sideways, upright", async () => {
  openWarm();
  const tilted = await read(await pictureWith(FEW_LINES, { format: "jpeg", tilt: 4 }));
  expect(tilted).toMatchObject({ reading: EXPECTED });
  const box = "reading" in tilted ? tilted.reading.findings.amount?.box : undefined;
  expect(box?.x).toBeGreaterThan(0.6);
  // PNG and TIFF are covered in inputs.test.ts.
  expect(await read(await pictureWith(FEW_LINES, { format: "webp", tilt: 180 }))).toMatchObject({ reading: EXPECTED });
  expect(await read(await pictureWith(FEW_LINES, { format: "gif", tilt: 90 }))).toMatchObject({ reading: EXPECTED });
  expect(await read(await pictureWith(FEW_LINES, { format: "avif" }))).toMatchObject({ reading: EXPECTED });
  expect(scanner.count()).toBe(1);
}, 300_000);

it("refuses hostile files itself, and continues", async () => {
  openWarm();
  const photo = await pictureWith(FEW_LINES, { format: "jpeg", width: 300 });
  const hostile = {
    "a picture of 3.6 gigapixels": hugePng(60_000, 60_000),
    "a picture with most of it missing": hugePng(5_000, 5_000),
    "a truncated photo": photo.subarray(0, photo.length / 3),
    "a web page behind a photo's first bytes": Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<html>")]),
    "a GIF of 1,000 frames": gifOf(1000),
    "a picture of nothing": gifOf(1),
    "a PDF whose page unpacks to 160 MB": pdfBomb(160),
  };
  for (const [what, bytes] of Object.entries(hostile)) {
    expect(await read(bytes), what).toEqual({ refusal: "unreadable", unread: [] });
  }
  // None of them had to be stopped from outside.
  expect(warned).toEqual([]);
  expect(await read(pdfOf(POWER_BILL))).toMatchObject({ reading: { engine: "text" } });
}, 300_000);

it("stops a process that takes too much memory, and starts a new one", async () => {
  open({ megabytes: 300 });
  const bomb = pdfBomb(140);
  // Creating the bomb left 140 MB of garbage; measured is what reading it adds, at its peak and at the end.
  collect();
  const [before, ownBefore] = [process.memoryUsage.rss(), own()];
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, own() - ownBefore);
  }, 20);
  expect(await read(bomb)).toEqual({ refusal: "complex", unread: [] });
  clearInterval(watch);
  expect(most).toBeLessThan(FLAT);
  const growth = () => {
    collect();
    return process.memoryUsage.rss() - before;
  };
  // A busy machine returns freed pages late; a leak never would.
  await expect.poll(growth, { timeout: 60_000, interval: 200 }).toBeLessThan(FLAT);
  expect(warned).toEqual([expect.objectContaining({ why: "memory", kind: "pdf" })]);
  expect(await read(pdfOf(POWER_BILL))).toMatchObject({ reading: { amount: "84.00" } });
}, 300_000);

it("stops a scan that takes too long or is cancelled", async () => {
  open({ seconds: 0.05 });
  await expect(read(await pictureWith(FEW_LINES, { format: "png" }))).rejects.toMatchObject({ code: "not_ready" });
  expect(warned).toEqual([expect.objectContaining({ why: "time" })]);
  const gone = new AbortController();
  const given = read(pdfOf(POWER_BILL), gone.signal);
  setTimeout(() => gone.abort(new Error("gone")), 20);
  await expect(given).rejects.toThrow("gone");
  expect(scanner.count()).toBe(0);
}, 120_000);

it("ends its process when idle", async () => {
  open({ idleSeconds: 0.1 });
  await read(pdfOf(POWER_BILL));
  expect(scanner.count()).toBe(1);
  await expect.poll(() => scanner.count()).toBe(0);
});

it("refuses more than it can queue", async () => {
  open({ places: 2 });
  const places = ["ann", "bob", "cleo"].map((who) => scanner.enter(who));
  expect(places.map((place) => "none" in place && place.none)).toEqual([false, false, "full"]);
});
