import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { documents } from "#server/db/schema/index.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";
import { documentForm, PIXEL, pdfOfSize, upload } from "./testing.ts";

let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
let billId: number;

beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  ann = await household(test);
  ({ id: billId } = await ann.addBill());
});
afterEach(() => test.reset());
afterAll(() => test.close());

const kept = () => test.db.select().from(documents);
const HTML = "<!doctype html><script>alert(1)</script>";
const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

it.each([
  ["HTML named .pdf", Buffer.from(HTML), "bill.pdf", "application/pdf"],
  ["HTML with a PDF further down", Buffer.from(`${HTML}\n%PDF-1.7\n`), "bill.pdf", "application/pdf"],
  ["an SVG", Buffer.from(SVG), "logo.svg", "image/svg+xml"],
  ["an SVG that says it is a PNG", Buffer.from(SVG), "logo.png", "image/png"],
  ["a script", Buffer.from("#!/bin/sh\nrm -rf /"), "bill.pdf", "application/pdf"],
  ["a ZIP, like Office files", Buffer.from("PK\u0003\u0004rest"), "bill.docx", "application/pdf"],
  ["a program", Buffer.from("MZ\u0090\u0000rest"), "bill.pdf", "application/pdf"],
  ["only the first bytes of a PNG", PIXEL.subarray(0, 7), "x.png", "image/png"],
])("%s is rejected by its content", async (_, bytes, name, type) => {
  const answer = await upload(ann, billId, { bytes, name, type });
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ code: "wrong_type", message: expect.stringContaining("PDF or an image") });
  expect(await kept()).toEqual([]);
});

it("an empty file is rejected with a field error", async () => {
  const answer = await upload(ann, billId, { bytes: Buffer.alloc(0) });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: { document: "This file is empty" } });
});

it("one byte more than ten megabytes is rejected, with or without a Content-Length", async () => {
  const bytes = pdfOfSize(10 * 1024 * 1024 + 1);
  const response = await upload(ann, billId, { bytes });
  expect(response.statusCode).toBe(413);
  expect(response.json().message).toBe("File size must be less than 10MB");
  const { payload, headers } = documentForm(pdfOfSize(10 * 1024 * 1024 + 50_000));
  const untold = await ann.send("POST", `/api/bills/${billId}/documents`, undefined, {
    payload,
    headers: { ...headers, "content-length": "0" },
  });
  expect(untold.statusCode).toBe(413);
  expect(await kept()).toEqual([]);
});

// A file that is two things at once is stored as the one its first bytes say, and never served as the other.
it.each([
  ["a GIF that is a script", Buffer.from("GIF89a/*\u0001\u0000*/=1;alert(1)//"), "gif", "image/gif"],
  ["a PNG followed by HTML", Buffer.concat([PIXEL, Buffer.from(HTML)]), "png", "image/png"],
  ["a JPEG with HTML in its comment", Buffer.from(`\xff\xd8\xff\xfe${HTML}`, "latin1"), "jpg", "image/jpeg"],
])("%s is served only as a picture", async (_, bytes, ending, type) => {
  const { id, name } = (await upload(ann, billId, { bytes, name: "x.html", type: "text/html" })).json();
  expect(name).toBe(`x.html.${ending}`);
  for (const path of [`/api/documents/${id}`, `/api/documents/${id}/view`]) {
    const { headers } = await ann.get(path);
    expect(headers["content-type"]).toBe(type);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).toContain("sandbox");
  }
});

it("a PDF containing HTML is downloaded, never shown inline", async () => {
  const { id } = (await upload(ann, billId, { bytes: Buffer.from(`%PDF-1.7\n${HTML}`) })).json();
  expect((await ann.get(`/api/documents/${id}`)).headers["content-disposition"]).toMatch(/^attachment; /);
  expect((await ann.get(`/api/documents/${id}/view`)).statusCode).toBe(415);
});

it.each([
  ["../../../etc/passwd", "passwd.pdf"],
  ["..\\..\\boot.ini", "boot.ini.pdf"],
  ["/absolute/bill.pdf", "bill.pdf"],
  ["a\u202Egpj.pdf", "agpj.pdf"],
  ["Rechnung März 💡.pdf", "Rechnung März 💡.pdf"],
  ['a"; filename="evil.html', "a%22; filename=%22evil.html.pdf"],
  ["", "document.pdf"],
  [`${"x".repeat(3_000)}.pdf`, `${"x".repeat(146)}.pdf`],
])("a file named %j is stored as %j", async (name, expected) => {
  const answer = await upload(ann, billId, { bytes: pdfOfSize(50), name });
  expect(answer.json().name).toBe(expected);
  const { headers } = await ann.get(`/api/documents/${answer.json().id}`);
  const [, ascii, encoded] = /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''(\S+)$/.exec(
    String(headers["content-disposition"]),
  ) ?? ["", "", ""];
  expect(ascii).toMatch(/^[\x20-\x7e]+$/);
  expect(decodeURIComponent(encoded ?? "")).toBe(expected);
});

it("a form without the file, with another field, or no form at all is rejected", async () => {
  const path = `/api/bills/${billId}/documents`;
  expect((await ann.post(path, {})).statusCode).toBe(415);
  const other = await ann.send("POST", path, undefined, documentForm(pdfOfSize(50), { field: "billImage" }));
  expect(other.statusCode).toBe(400);
  const broken = { payload: "--x\r\nnonsense", headers: { "content-type": "multipart/form-data; boundary=x" } };
  expect((await ann.send("POST", path, undefined, broken)).statusCode).toBe(400);
  expect(await kept()).toEqual([]);
});

it("another household's bill and documents are not found", async () => {
  const { id } = (await upload(ann, billId, { bytes: pdfOfSize(50) })).json();
  const { payment } = (await ann.post("/api/bills/pay", { billId })).json();
  const bob = await household(test, "bob@example.com");
  const { id: his } = await bob.addBill();
  for (const [method, path] of [
    ["GET", `/api/documents/${id}`],
    ["GET", `/api/documents/${id}/view`],
    ["DELETE", `/api/documents/${id}`],
    ["GET", `/api/bills/${billId}/documents`],
  ] as const)
    expect((await bob.send(method, path)).statusCode, path).toBe(404);
  expect((await upload(bob, billId, { bytes: PIXEL })).statusCode).toBe(404);
  expect((await upload(bob, his, { bytes: PIXEL }, `?paymentId=${payment.id}`)).statusCode).toBe(404);
  expect(await kept()).toHaveLength(1);
});
