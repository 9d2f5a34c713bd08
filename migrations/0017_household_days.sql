ALTER TABLE "households" ADD COLUMN "not_before" date;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "deletes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "deletes_by" text;--> statement-breakpoint
CREATE INDEX "households_deletes" ON "households" USING btree ("deletes_at") WHERE "households"."deletes_at" is not null;