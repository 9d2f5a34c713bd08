import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { ScanProgress, ScanResult } from "#contract/scan.ts";
import { isRefusal, messageOf } from "#web/lib/ask.ts";
import { isBusy, readAnswer, scan } from "./scan-call.ts";

const result: ScanResult = {
  name: "Énergie Soleil ☀️",
  amount: "84.20",
  frequency: "monthly",
  category: "utilities",
  dueDate: "2026-12-01",
  paymentDay: null,
  isDirectDebit: true,
  date: null,
  currency: "EUR",
  findings: { name: { confidence: 0.9, page: 1, box: { x: 0, y: 0, width: 0.5, height: 0.1 } } },
  pages: [{ number: 1, width: 10, height: 20, picture: null }],
  unread: [2, 3],
  ...{ readAs: null, layout: [1], values: [], otherAmounts: [], lesson: null },
  engine: "text",
};
const queued = { progress: { stage: "queued" } };
const reading = { progress: { stage: "reading", page: 1, pages: 2 } };
const fault = { fault: { message: "We could not read this bill", code: "unreadable" } };

const text = (...lines: object[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join("");
const bytes = (words: string) => new TextEncoder().encode(words);

/** A stream cut into chunks, also in the middle of a character. */
function split(words: string, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const all = bytes(words);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= all.length) return controller.close();
      controller.enqueue(all.slice(at, at + size));
      at += size;
    },
  });
}

async function read(words: string, size = 1000) {
  const reported: ScanProgress[] = [];
  const answer = await readAnswer(split(words, size), (progress) => reported.push(progress)).catch(
    (error: unknown) => error,
  );
  return { reported, answer };
}

it.each([1, 2, 3, 7, 64, 100_000])("reads lines that arrive in pieces of %i bytes", async (size) => {
  const { reported, answer } = await read(text(queued, reading, { result }), size);
  expect(reported).toEqual([queued.progress, reading.progress]);
  expect(answer).toEqual(result);
});

it("reads a last line without a line break, and skips empty lines", async () => {
  expect((await read(`\n\n${text({ result }).trim()}`)).answer).toEqual(result);
});

it("throws a fault line as a refusal", async () => {
  const { answer } = await read(text(queued, fault), 5);
  expect(isRefusal(answer)).toBe(true);
  expect(messageOf(answer, "Failed to scan bill")).toBe("We could not read this bill");
});

it.each([
  ["not_ready", true],
  ["too_many", true],
  ["unreadable", false],
  ["bug", false],
])("knows by the code %s whether to try the same file again: %s", async (code, expected) => {
  const { answer } = await read(text(queued, { fault: { message: "No", code } }));
  expect(isBusy(answer)).toBe(expected);
  expect(isBusy(new Error("offline"))).toBe(false);
});

it.each([
  ["nothing at all", ""],
  ["progress alone", text(queued, reading)],
  ["half a result", text(queued, { result }).slice(0, -40)],
  ["an unknown line", text({ weather: "fine" })],
  ["a page of HTML", "<h1>Bad Gateway</h1>"],
])("falls back after %s", async (_, words) => {
  const { answer } = await read(words);
  expect(answer).toBeInstanceOf(Error);
  expect(isRefusal(answer)).toBe(false);
  expect(messageOf(answer, "Failed to scan bill")).toBe("Failed to scan bill");
});

it("cancels the stream once it has the result", async () => {
  const cancel = vi.fn();
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes(text({ result }))),
    cancel,
  });
  expect(await readAnswer(endless, () => undefined)).toEqual(result);
  expect(cancel).toHaveBeenCalled();
});

let hasHungUp = false;
let sent = "";
let reply: (response: ServerResponse) => void = () => undefined;
const server = createServer(async (request, response) => {
  response.on("close", () => {
    hasHungUp = !response.writableFinished;
  });
  sent = `${request.headers.accept} ${(await request.toArray()).join("")}`;
  reply(response);
});
const bill = new File(["bill"], "bill.png", { type: "image/png" });
const listening = { onProgress: () => undefined, signal: new AbortController().signal };

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => real(`http://127.0.0.1:${port}${path}`, init));
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

it("sends the file and accepts NDJSON", async () => {
  reply = (response) => response.writeHead(200, { "content-type": "application/x-ndjson" }).end(text({ result }));
  expect(await scan([bill], listening)).toEqual(result);
  expect(sent).toContain("application/x-ndjson");
  expect(sent).toContain('name="billImage"; filename="bill.png"');
});

it("accepts a plain JSON response", async () => {
  reply = (response) => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(result));
  expect(await scan([bill], listening)).toEqual(result);
});

it("throws a refusal that comes before any line", async () => {
  reply = (response) => response.writeHead(415).end(JSON.stringify({ message: "No picture", code: "wrong_type" }));
  const error = await scan([bill], listening).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 415 });
  expect(messageOf(error, "Failed to scan bill")).toBe("No picture");
});

it("cancels the request when aborted", async () => {
  const controller = new AbortController();
  reply = (response) => response.writeHead(200, { "content-type": "application/x-ndjson" }).write(text(queued));
  const asked = scan([bill], { onProgress: () => controller.abort(), signal: controller.signal });
  await expect(asked).rejects.toMatchObject({ name: "AbortError" });
  await vi.waitFor(() => expect(hasHungUp).toBe(true));
});
