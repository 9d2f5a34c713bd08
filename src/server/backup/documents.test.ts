import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bills, documentChunks, documents } from "#server/db/schema/index.ts";
import { type TestDatabase, testDatabase } from "#server/db/testing/test-database.ts";
import { examine } from "#server/doctor/examine.ts";
import { CHUNK_BYTES } from "#server/features/documents/chunks.ts";
import { readChunks } from "#server/features/documents/store.ts";
import { pdfOfSize, sha256 } from "#server/features/documents/testing.ts";
import { backupFolder, ROBIN, seedHousehold } from "./testing.ts";

const { backUp, restore, remove } = backupFolder();
const bytes = pdfOfSize(6 * CHUNK_BYTES + 11);
let source: TestDatabase;
let target: TestDatabase;

beforeAll(async () => {
  [source, target] = await Promise.all([testDatabase(), testDatabase()]);
  await seedHousehold(source.db);
  const [bill] = await source.db.select().from(bills).where(eq(bills.household, ROBIN)).limit(1);
  const kept = { household: ROBIN, billId: bill?.id ?? null, name: "März.pdf", kind: "pdf" } as const;
  const whole = { size: bytes.length, sha256: sha256(bytes), isComplete: true, createdAt: new Date() };
  const [row] = await source.db
    .insert(documents)
    .values({ ...kept, ...whole })
    .returning();
  for (let part = 0; part * CHUNK_BYTES < bytes.length; part++) {
    const piece = bytes.subarray(part * CHUNK_BYTES, (part + 1) * CHUNK_BYTES);
    await source.db.insert(documentChunks).values({ household: ROBIN, documentId: row?.id ?? 0, part, bytes: piece });
  }
});
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  remove();
});

const wrongIn = async ({ db }: TestDatabase) =>
  (await examine(db)).flatMap(({ wrong, check }) => (wrong > 0 ? [check] : []));

it("restores documents byte for byte", async () => {
  await restore(target.db, await backUp(source.db, "with-documents"));
  const [row] = await target.db.select().from(documents);
  expect(row).toMatchObject({ name: "März.pdf", size: bytes.length });
  const pieces: Buffer[] = [];
  if (row) for await (const piece of readChunks(target.db, row)) pieces.push(piece);
  expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
  expect(await wrongIn(target)).toEqual([]);
});

it("the doctor detects a document with a missing piece", async () => {
  await target.db.delete(documentChunks).where(eq(documentChunks.part, 2));
  expect(await wrongIn(target)).toEqual(["every document has its complete content"]);
});
