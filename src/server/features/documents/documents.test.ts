import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { documentChunks, documents } from "#server/db/schema/index.ts";
import { pdfOf } from "#server/scanner/testing-pdf.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";
import { CHUNK_BYTES } from "./chunks.ts";
import { sweepDocuments } from "./delete-document.ts";
import { PIXEL, pdfOfSize, upload } from "./testing.ts";

let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
let billId: number;

beforeAll(async () => {
  test = await testApp({ DOCUMENTS_MB: "12" });
});
beforeEach(async () => {
  ann = await household(test);
  ({ id: billId } = await ann.addBill());
});
afterEach(() => test.reset());
afterAll(() => test.close());

const list = async () => (await ann.get(`/api/bills/${billId}/documents`)).json();
const chunksLeft = async () => (await test.db.select({ id: documentChunks.id }).from(documentChunks)).length;

describe("a document", () => {
  it.each([
    ["one byte more than a chunk", CHUNK_BYTES + 1],
    ["whole chunks", 2 * CHUNK_BYTES],
    ["small", 20],
    ["of the maximum size", 10 * 1024 * 1024],
  ])("that is %s is returned byte for byte", async (_, size) => {
    const bytes = pdfOfSize(size);
    const answer = await upload(ann, billId, { bytes, name: "Power March.pdf" });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ name: "Power March.pdf", kind: "pdf", size, billId, paymentId: null });
    const file = await ann.get(`/api/documents/${answer.json().id}`);
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(file.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(size),
      "x-content-type-options": "nosniff",
      "content-disposition": `attachment; filename="Power March.pdf"; filename*=UTF-8''Power%20March.pdf`,
    });
    expect(file.headers["content-security-policy"]).toMatch(/^default-src 'none';.*; sandbox$/);
    expect(await list()).toMatchObject({ items: [{ name: "Power March.pdf" }], used: size, limit: 12 * 1024 * 1024 });
  });

  it("that is a picture is shown only with its detected type", async () => {
    const { id } = (await upload(ann, billId, { bytes: PIXEL, name: "x.html", type: "text/html" })).json();
    const view = await ann.get(`/api/documents/${id}/view`);
    expect(view.rawPayload.equals(PIXEL)).toBe(true);
    expect(view.headers).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-disposition": `inline; filename="x.html.png"; filename*=UTF-8''x.html.png`,
    });
    expect(view.headers["content-security-policy"]).toContain("sandbox");
  });

  it("that is a PDF is never sent inline; only pictures of its pages are", async () => {
    const bytes = pdfOf([{ text: "Power, 120.00", x: 60, y: 80 }], { pages: 2 });
    const { id } = (await upload(ann, billId, { bytes })).json();
    expect((await ann.get(`/api/documents/${id}/view`)).statusCode).toBe(415);
    const second = await ann.get(`/api/documents/${id}/page?page=2`);
    expect(second.json()).toMatchObject({ page: 2, pages: 2 });
    const [head, picture = ""] = second.json().picture.split(",");
    expect(head).toBe("data:image/jpeg;base64");
    expect(Buffer.from(picture, "base64").subarray(0, 3).toString("hex")).toBe("ffd8ff");
    expect((await ann.get(`/api/documents/${id}/page?page=3`)).statusCode).toBe(422);
    expect((await ann.get(`/api/documents/${id}/page?page=0`)).statusCode).toBe(400);
  });

  it.each([
    ["only starts like a PDF", pdfOfSize(5_000), 422],
    ["is encrypted", pdfOf([{ text: "x", x: 1, y: 1 }], { encrypted: true }), 422],
    ["is a picture", PIXEL, 415],
  ])("that %s has no pages to show", async (_, bytes, status) => {
    const { id } = (await upload(ann, billId, { bytes })).json();
    expect((await ann.get(`/api/documents/${id}/page`)).statusCode).toBe(status);
  });

  it("is stored once, however often it is sent", async () => {
    const bytes = pdfOfSize(5_000);
    const first = (await upload(ann, billId, { bytes })).json();
    const again = await upload(ann, billId, { bytes, name: "copy.pdf" });
    expect(again.json()).toEqual(first);
    expect((await list()).items).toHaveLength(1);
    expect(await chunksLeft()).toBe(1);
  });

  it("can belong to a payment of its bill", async () => {
    const { payment } = (await ann.post("/api/bills/pay", { billId })).json();
    const other = await ann.addBill({ name: "Water" });
    const bytes = pdfOfSize(100);
    expect((await upload(ann, other.id, { bytes }, `?paymentId=${payment.id}`)).statusCode).toBe(404);
    const kept = (await upload(ann, billId, { bytes }, `?paymentId=${payment.id}`)).json();
    expect(kept).toMatchObject({ billId, paymentId: payment.id });
  });

  it("is deleted with all of its content", async () => {
    const { id } = (await upload(ann, billId, { bytes: pdfOfSize(CHUNK_BYTES * 3) })).json();
    expect((await ann.send("DELETE", `/api/documents/${id}`)).statusCode).toBe(204);
    expect((await ann.get(`/api/documents/${id}`)).statusCode).toBe(404);
    expect((await list()).items).toEqual([]);
    expect(await chunksLeft()).toBe(0);
  });

  it("is hidden with its bill at once, and deleted by the next cleanup", async () => {
    const { id } = (await upload(ann, billId, { bytes: pdfOfSize(CHUNK_BYTES * 3) })).json();
    expect((await ann.send("DELETE", `/api/bills/${billId}`)).statusCode).toBe(204);
    expect((await ann.get(`/api/documents/${id}`)).statusCode).toBe(404);
    expect(await sweepDocuments(test.db, test.clock.now(), () => false)).toBe(1);
    expect(await chunksLeft()).toBe(0);
  });
});

describe("the storage limit", () => {
  const MB = 1024 * 1024;

  it("refuses a document that is too large, and stores nothing of it", async () => {
    await upload(ann, billId, { bytes: pdfOfSize(8 * MB, 1) });
    const before = await chunksLeft();
    const answer = await upload(ann, billId, { bytes: pdfOfSize(5 * MB, 2) });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain("can take up 12 MB");
    expect(await chunksLeft()).toBe(before);
    expect((await upload(ann, billId, { bytes: pdfOfSize(4 * MB, 3) })).statusCode).toBe(201);
  });

  it("holds for two simultaneous uploads", async () => {
    const answers = await Promise.all(
      [1, 2].map((seed) => upload(ann, billId, { bytes: pdfOfSize(8 * MB, seed), name: `${seed}.pdf` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await list()).used).toBe(8 * MB);
    expect(await test.db.select().from(documents)).toHaveLength(1);
  });
});

it("deletes an abandoned upload, but not one in progress", async () => {
  const draft = { household: ann.household, billId, name: "x.pdf", kind: "pdf", size: 0, sha256: "" } as const;
  await test.db.insert(documents).values({ ...draft, createdAt: test.clock.now() });
  expect((await list()).items).toEqual([]);
  expect(await sweepDocuments(test.db, test.clock.now(), () => false)).toBe(0);
  test.clock.forward(61);
  expect(await sweepDocuments(test.db, test.clock.now(), () => false)).toBe(1);
});
