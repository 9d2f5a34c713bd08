import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { BillEvent } from "#contract/bill-life.ts";
import { ExportFile } from "#contract/export.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";
import { CHUNK_BYTES } from "./chunks.ts";
import { documentForm, PIXEL, pdfOfSize, upload } from "./testing.ts";

type Member = Awaited<ReturnType<typeof household>>;
let test: TestApp;
let ann: Member;
let bob: Member;
let billId: number;

beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  ann = await household(test);
  bob = await household(test, "bob@example.com");
  const details = { notes: "Meter 4711\nCall on Mondays", website: "power.example", customerNumber: "K-17" };
  ({ id: billId } = await ann.addBill(details));
});
afterEach(() => test.reset());
afterAll(() => test.close());

const exported = async (who: Member) => ExportFile.parse((await who.get("/api/export")).json());
type File = Awaited<ReturnType<typeof exported>>;

/** Like the browser: the file without its contents, then each of them separately. */
async function bringTo(who: Member, { contents, ...file }: File) {
  const summary = (await who.post("/api/import", { ...file, contents: [] })).json();
  for (const { id, base64 } of contents) {
    const listed = file.documents.find((each) => each.id === id);
    const query = new URLSearchParams({
      billKey: file.bills.find((bill) => bill.id === listed?.billId)?.key ?? "",
      createdAt: listed?.createdAt ?? "",
    });
    const payment = file.payments.find((each) => each.id === listed?.paymentId);
    if (payment) query.set("paymentKey", payment.key);
    const form = documentForm(Buffer.from(base64, "base64"), { name: listed?.name ?? "" });
    const answer = await who.send("POST", `/api/import/documents?${query}`, undefined, form);
    expect(answer.statusCode).toBe(201);
  }
  return summary;
}

it("documents and details are exported, and imported byte for byte", async () => {
  const { payment } = (await ann.post("/api/bills/pay", { billId })).json();
  const later = { nextAmount: "150.00", nextAmountFrom: "2026-12-01" };
  await ann.send("PATCH", `/api/bills/${billId}`, { ...later, customerNumber: "K-17" });
  const large = pdfOfSize(2 * CHUNK_BYTES + 7);
  await upload(ann, billId, { bytes: large, name: "März.pdf" }, `?paymentId=${payment.id}`);
  await upload(ann, billId, { bytes: PIXEL, name: "meter.png" });
  test.clock.forward(60 * 24 * 5);

  const file = await exported(ann);
  expect(await bringTo(bob, file)).toMatchObject({ documents: { missing: 2, known: 0 } });
  const [bill] = (await bob.bills()).filter(({ name }: { name: string }) => name === "Power");
  expect(bill).toMatchObject({
    notes: "Meter 4711\nCall on Mondays",
    website: "https://power.example",
    customerNumber: "K-17",
    ...later,
  });
  const editsOf = async (who: Member, id: number) =>
    (await who.get(`/api/bills/${id}/history`))
      .json()
      .items.flatMap(({ edit, at }: BillEvent) => (edit ? [{ ...edit, at }] : []));
  expect(await editsOf(bob, bill.id)).toEqual(await editsOf(ann, billId));
  expect(await editsOf(bob, bill.id)).not.toEqual([]);
  const { items } = (await bob.get(`/api/bills/${bill.id}/documents`)).json();
  const exportedDocuments = (await ann.get(`/api/bills/${billId}/documents`)).json().items;
  const shown = ({ name, kind, size, createdAt }: Record<string, unknown>) => ({ name, kind, size, createdAt });
  expect(items.map(shown)).toEqual(exportedDocuments.map(shown));
  const [paid] = (await bob.get(`/api/payments?billId=${bill.id}`)).json().items;
  const paper = items.find(({ name }: { name: string }) => name === "März.pdf");
  expect(paper.paymentId).toBe(paid.id);
  expect((await bob.get(`/api/documents/${paper.id}`)).rawPayload.equals(large)).toBe(true);

  expect(await bringTo(bob, file)).toMatchObject({ documents: { missing: 0, known: 2 } });
  expect((await bob.get(`/api/bills/${bill.id}/documents`)).json().items).toEqual(items);
});

it("a file with embedded contents is rejected, with a hint where they belong", async () => {
  await upload(ann, billId, { bytes: PIXEL });
  const answer = await bob.post("/api/import", await exported(ann));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain("/api/import/documents");
});

it("a document of a bill or payment missing from the file is rejected", async () => {
  await upload(ann, billId, { bytes: PIXEL });
  const { contents: _, ...file } = await exported(ann);
  const [document] = file.documents;
  for (const change of [{ billId: 999 }, { paymentId: 999 }]) {
    const answer = await bob.post("/api/import", { ...file, documents: [{ ...document, ...change }] });
    expect(answer.statusCode).toBe(422);
  }
});

it("another household's bill is not found until its file is imported", async () => {
  const key = encodeURIComponent(`${ann.household}/bill/${billId}`);
  const answer = await bob.send("POST", `/api/import/documents?billKey=${key}`, undefined, documentForm(PIXEL));
  expect(answer.statusCode).toBe(404);
});

it("a document deleted during the export is left out, and the file stays valid", async () => {
  await upload(ann, billId, { bytes: pdfOfSize(500, 1) });
  const { id } = (await upload(ann, billId, { bytes: pdfOfSize(500, 2) })).json();
  await ann.send("DELETE", `/api/documents/${id}`);
  const file = await exported(ann);
  expect(file.documents).toHaveLength(1);
  expect(file.contents).toHaveLength(1);
});
