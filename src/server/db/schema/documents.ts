import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { DOCUMENT_KINDS } from "#core/documents.ts";
import { bytes, instant, oneOf, rowId } from "#server/db/columns.ts";
import { bills } from "./bills.ts";
import { households } from "./households.ts";
import { payments } from "./payments.ts";

/** A document attached to a bill. Its content is in document_chunks, written before the row is complete. */
export const documents = pgTable(
  "documents",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    /** Null once its bill was deleted; the cleanup then removes it with its content. */
    billId: rowId("bill_id"),
    /** The payment of that bill it belongs to. */
    paymentId: rowId("payment_id"),
    name: text("name").notNull(),
    /** The detected type of its content; the type given by the sender is ignored. */
    kind: text("kind", { enum: DOCUMENT_KINDS }).notNull(),
    size: integer("size").notNull(),
    sha256: text("sha256").notNull(),
    /** False while it is being received: hidden, and deleted by the cleanup if the upload never finishes. */
    isComplete: boolean("is_complete").notNull().default(false),
    addedBy: text("added_by"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    foreignKey({
      name: "documents_bill_fk",
      columns: [table.household, table.billId],
      foreignColumns: [bills.household, bills.id],
    }),
    foreignKey({
      name: "documents_payment_fk",
      columns: [table.household, table.paymentId],
      foreignColumns: [payments.household, payments.id],
    }),
    // A document is stored once per bill, however often it is sent.
    uniqueIndex("documents_content").on(table.household, table.billId, table.sha256).where(sql`${table.isComplete}`),
    index("documents_bill").on(table.household, table.billId),
    index("documents_payment").on(table.household, table.paymentId).where(sql`${table.paymentId} is not null`),
    index("documents_to_sweep").on(table.createdAt).where(sql`${table.billId} is null or not ${table.isComplete}`),
    check("documents_kind", oneOf(table.kind, DOCUMENT_KINDS)),
    check("documents_size", sql`${table.size} between 0 and 10485760`),
  ],
);

/** A document's bytes in chunks, small enough that reading or writing one doesn't block other requests. */
export const documentChunks = pgTable(
  "document_chunks",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id").notNull(),
    documentId: rowId("document_id").notNull(),
    part: integer("part").notNull(),
    bytes: bytes("bytes").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    unique("document_chunks_part").on(table.household, table.documentId, table.part),
    foreignKey({
      name: "document_chunks_document_fk",
      columns: [table.household, table.documentId],
      foreignColumns: [documents.household, documents.id],
    }).onDelete("cascade"),
  ],
);
