CREATE TABLE "document_chunks" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "document_chunks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"household_id" uuid NOT NULL,
	"document_id" bigint NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "document_chunks_household_id_id_pk" PRIMARY KEY("household_id","id"),
	CONSTRAINT "document_chunks_part" UNIQUE("household_id","document_id","part")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"household_id" uuid NOT NULL,
	"bill_id" bigint,
	"payment_id" bigint,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL,
	"added_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "documents_household_id_id_pk" PRIMARY KEY("household_id","id"),
	CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('jpeg', 'png', 'gif', 'webp', 'avif', 'tiff', 'pdf')),
	CONSTRAINT "documents_size" CHECK ("documents"."size" between 0 and 10485760)
);
--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "customer_number" text;--> statement-breakpoint
ALTER TABLE "document_chunks" ADD CONSTRAINT "document_chunks_document_fk" FOREIGN KEY ("household_id","document_id") REFERENCES "public"."documents"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_bill_fk" FOREIGN KEY ("household_id","bill_id") REFERENCES "public"."bills"("household_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_payment_fk" FOREIGN KEY ("household_id","payment_id") REFERENCES "public"."payments"("household_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_content" ON "documents" USING btree ("household_id","bill_id","sha256") WHERE "documents"."is_complete";--> statement-breakpoint
CREATE INDEX "documents_bill" ON "documents" USING btree ("household_id","bill_id");--> statement-breakpoint
CREATE INDEX "documents_payment" ON "documents" USING btree ("household_id","payment_id") WHERE "documents"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "documents_to_sweep" ON "documents" USING btree ("created_at") WHERE "documents"."bill_id" is null or not "documents"."is_complete";--> statement-breakpoint
-- by hand
-- Pictures and PDFs are compressed already; to try again would only cost time.
ALTER TABLE "document_chunks" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
