CREATE TABLE "bill_edits" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "bill_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"household_id" uuid NOT NULL,
	"bill_id" bigint NOT NULL,
	"what" text NOT NULL,
	"before" text,
	"after" text,
	"actor" text,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bill_edits_household_id_id_pk" PRIMARY KEY("household_id","id"),
	CONSTRAINT "bill_edits_what" CHECK ("bill_edits"."what" in ('name', 'amount', 'next-amount', 'amount-began', 'interval', 'due-date', 'end', 'estimate', 'category', 'account', 'automatic', 'notes', 'website', 'customer-number', 'paused', 'resumed', 'archived', 'brought-back')),
	CONSTRAINT "bill_edits_length" CHECK (length("bill_edits"."before") <= 100 and length("bill_edits"."after") <= 100)
);
--> statement-breakpoint
CREATE TABLE "scan_lessons" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "scan_lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"household_id" uuid NOT NULL,
	"biller" text NOT NULL,
	"read_as" text,
	"layout" json NOT NULL,
	"learned" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scan_lessons_household_id_id_pk" PRIMARY KEY("household_id","id")
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_kind";--> statement-breakpoint
DROP INDEX "bills_account";--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "next_amount" numeric(10,2);--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "next_amount_from" date;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "not_before" date;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "deletes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "deletes_by" text;--> statement-breakpoint
ALTER TABLE "bill_edits" ADD CONSTRAINT "bill_edits_bill_fk" FOREIGN KEY ("household_id","bill_id") REFERENCES "public"."bills"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_lessons" ADD CONSTRAINT "scan_lessons_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_edits_bill" ON "bill_edits" USING btree ("household_id","bill_id","id");--> statement-breakpoint
CREATE INDEX "bills_next_amount" ON "bills" USING btree ("next_amount_from","household_id","id") WHERE "bills"."next_amount_from" is not null;--> statement-breakpoint
CREATE INDEX "households_deletes" ON "households" USING btree ("deletes_at") WHERE "households"."deletes_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_payment" ON "statement_lines" USING btree ("household_id","payment_id") WHERE "statement_lines"."payment_id" is not null;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_next_amount" CHECK (("bills"."next_amount" is null) = ("bills"."next_amount_from" is null) and ("bills"."next_amount" is null or ("bills"."next_amount" > 0 and "bills"."next_amount" <= 99999999.99)));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('jpeg', 'png', 'gif', 'webp', 'avif', 'tiff', 'heic', 'pdf'));
--> statement-breakpoint
-- by hand
-- Each weekly credit writes a savings record twice and an account once. With room on their pages the new versions stay beside
-- the old ones, and no index has to learn of them.
ALTER TABLE "bill_savings" SET (fillfactor = 40);--> statement-breakpoint
ALTER TABLE "accounts" SET (fillfactor = 70);
