import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { POWER_BILL, pdfOf } from "#server/scanner/testing-pdf.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";
import { formWith } from "./testing-form.ts";

let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
beforeAll(async () => {
  test = await testApp();
  ann = await household(test);
});
afterAll(() => test.close());

it("reads a bill from a PDF's text, with the place of each finding", async () => {
  const answer = await ann.post("/api/bills/scan", undefined, formWith(pdfOf(POWER_BILL)));
  expect(answer.json()).toMatchObject({
    name: "Brightwell Energy",
    amount: "84.00",
    frequency: "monthly",
    category: "utilities",
    date: "2026-03-03",
    dueDate: "2026-03-17",
    paymentDay: 17,
    isDirectDebit: true,
    currency: "GBP",
    engine: "text",
  });
  expect(answer.statusCode).toBe(200);
  const { amount } = answer.json().findings;
  expect(amount.page).toBe(1);
  expect(amount.box.x).toBeCloseTo(450 / 595, 1);
  expect(amount.box.y).toBeCloseTo(360 / 842, 1);
  expect(amount.confidence).toBeGreaterThan(0.8);
  expect(test.logged()).not.toContain("Brightwell");
});

it("trusts the e-invoice inside a PDF over its text", async () => {
  const content = `<Invoice><IssueDate>2026-03-03</IssueDate><DueDate>2026-03-20</DueDate>
    <AccountingSupplierParty><Party><PartyName><Name>Brightwell Energy Ltd</Name></PartyName></Party></AccountingSupplierParty>
    <LegalMonetaryTotal><PayableAmount>84.01</PayableAmount></LegalMonetaryTotal></Invoice>`;
  const file = pdfOf(POWER_BILL, { attachment: { name: "factur-x.xml", content } });
  const result = (await ann.post("/api/bills/scan", undefined, formWith(file))).json();
  expect(result).toMatchObject({ engine: "e-invoice", amount: "84.01", dueDate: "2026-03-20", frequency: "monthly" });
  expect(result.findings.amount).toEqual({ confidence: 0.99, page: null, box: null });
  expect(result.findings.name).toMatchObject({ confidence: 0.99, page: 1 });
});

it("has a picture of each page to draw the findings on", async () => {
  const { pages } = (await ann.post("/api/bills/scan", undefined, formWith(pdfOf(POWER_BILL, { pages: 5 })))).json();
  expect(pages.length).toBe(3);
  const picture = await sharp(Buffer.from(pages[0].picture, "base64")).metadata();
  expect([picture.format, picture.width]).toEqual(["jpeg", 777]);
  expect([pages[0].width, pages[0].height]).toEqual([595, 842]);
});

it("makes a user who sends too many at once wait, and no one else", async () => {
  const bob = await household(test, "bob@example.com");
  const form = formWith(pdfOf(POWER_BILL));
  const send = (who: typeof ann) => who.post("/api/bills/scan", undefined, form);
  const many = Array.from({ length: 16 }, () => send(ann));
  expect((await send(bob)).statusCode).toBe(200);
  const answers = await Promise.all(many);
  const refused = answers.filter((answer) => answer.statusCode !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["retry-after"]).toBe("10");
    expect(answer.json().message).toBe("Your other bills are still being read. Please try again when they're done.");
  }
});

it("reports progress line by line on request", async () => {
  const form = formWith(pdfOf(POWER_BILL, { pages: 2 }));
  const answer = await ann.post("/api/bills/scan", undefined, {
    ...form,
    headers: { ...form.headers, accept: "application/x-ndjson" },
  });
  expect(answer.headers["content-type"]).toContain("application/x-ndjson");
  const lines = answer.body
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.slice(0, -1)).toEqual([
    { progress: { stage: "reading", page: 1, pages: 2 } },
    { progress: { stage: "reading", page: 2, pages: 2 } },
    { progress: { stage: "extracting" } },
  ]);
  expect(lines.at(-1).result).toMatchObject({ amount: "84.00" });
});

const WRONG_TYPE = "Please upload an image file (JPG, PNG, GIF) or PDF";
const UNREADABLE = "No bill could be read from this file";

it.each([
  ["text disguised as a picture", Buffer.from("not a picture"), 415, WRONG_TYPE],
  ["an empty file", Buffer.alloc(0), 415, WRONG_TYPE],
  ["a web page", Buffer.from("<html>%PDF-1.4</html>"), 415, WRONG_TYPE],
  ["a file of 10 MB and one byte", Buffer.alloc(10 * 1024 * 1024 + 1), 413, "File size must be less than 10MB"],
  ["a PDF with a password", pdfOf(POWER_BILL, { encrypted: true }), 422, "This PDF is password-protected"],
  ["a truncated PDF", pdfOf(POWER_BILL).subarray(0, 300), 422, UNREADABLE],
  ["an empty PDF", pdfOf([]), 422, UNREADABLE],
  ["a PDF of 10,000 pages", pdfOf(POWER_BILL, { pages: 10_000 }), 422, UNREADABLE],
])("rejects %s", async (_, bytes, status, message) => {
  const answer = await ann.post("/api/bills/scan", undefined, formWith(bytes));
  expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
});

it("says which pages of a file it did not read when it finds no bill", async () => {
  const blank = await sharp({ create: { width: 200, height: 280, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const tiff = (pages: number) =>
    sharp(Array(pages).fill(blank), { join: { animated: true } })
      .tiff()
      .toBuffer();
  const messageFor = async (pages: number) =>
    (await ann.post("/api/bills/scan", undefined, formWith(await tiff(pages)))).json().message;
  expect(await messageFor(5)).toBe(UNREADABLE);
  expect(await messageFor(6)).toBe(`${UNREADABLE}. Page 6 was not read.`);
  expect(await messageFor(9)).toBe(`${UNREADABLE}. Pages 6 to 9 were not read.`);
});

it("reports an error as the last line once lines have started", async () => {
  const form = formWith(pdfOf([]));
  const answer = await ann.post("/api/bills/scan", undefined, {
    ...form,
    headers: { ...form.headers, accept: "application/x-ndjson" },
  });
  const last = JSON.parse(answer.body.trim().split("\n").at(-1) ?? "");
  expect(last).toEqual({ fault: { code: "unreadable", message: UNREADABLE } });
});

it("requires a form, and the file in its field", async () => {
  const json = await ann.post("/api/bills/scan", { billImage: "x" });
  expect([json.statusCode, json.json().message]).toEqual([415, WRONG_TYPE]);
  const other = await ann.post("/api/bills/scan", undefined, formWith(pdfOf(POWER_BILL), "photo"));
  expect([other.statusCode, other.json().code]).toEqual([400, "invalid"]);
  const truncated = await ann.post("/api/bills/scan", undefined, {
    payload: "--x\r\nnothing",
    headers: { "content-type": "multipart/form-data; boundary=x" },
  });
  expect(truncated.statusCode).toBe(400);
});

it("accepts a form nowhere else", async () => {
  const answer = await ann.post("/api/bills", undefined, formWith(pdfOf(POWER_BILL)));
  expect(answer.statusCode).toBe(415);
});
