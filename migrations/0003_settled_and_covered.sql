ALTER TABLE "payments" ADD COLUMN "covers_date" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "settled_by" integer;