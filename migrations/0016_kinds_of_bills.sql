CREATE TABLE "bill_amounts" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "bill_amounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"household_id" uuid NOT NULL,
	"bill_id" bigint NOT NULL,
	"from_day" date NOT NULL,
	"amount" numeric(10,2) NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "bill_amounts_household_id_id_pk" PRIMARY KEY("household_id","id"),
	CONSTRAINT "bill_amounts_amount" CHECK ("bill_amounts"."amount" > 0 and "bill_amounts"."amount" <= 99999999.99),
	CONSTRAINT "bill_amounts_why" CHECK ("bill_amounts"."why" in ('added', 'edited', 'scanned', 'paid', 'estimated'))
);
--> statement-breakpoint
ALTER TABLE "bills" DROP CONSTRAINT "bills_frequency";--> statement-breakpoint
ALTER TABLE "incomes" DROP CONSTRAINT "incomes_frequency";--> statement-breakpoint
ALTER TABLE "bills" ALTER COLUMN "next_credit_date" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "every" integer;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "skipped_months" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "ends_by" text;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "estimate" text;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "dues_left" integer;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "paused_from" date;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "paused_until" date;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "archived_on" date;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "credit_until" date;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "weeks_left_out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "incomes" ADD COLUMN "every" integer;--> statement-breakpoint
ALTER TABLE "incomes" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "part_of" date;--> statement-breakpoint
ALTER TABLE "bill_amounts" ADD CONSTRAINT "bill_amounts_bill_fk" FOREIGN KEY ("household_id","bill_id") REFERENCES "public"."bills"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_amounts_bill" ON "bill_amounts" USING btree ("household_id","bill_id","id");--> statement-breakpoint
CREATE INDEX "payments_part" ON "payments" USING btree ("household_id","bill_id","part_of") WHERE "payments"."part_of" is not null;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_custom" CHECK (case when "bills"."frequency" = 'custom' then "bills"."every" is not null and "bills"."every" between 1 and 60 and "bills"."unit" is not null and ("bills"."unit" in ('week', 'month', 'year')) else "bills"."every" is null and "bills"."unit" is null end);--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_skipped_months" CHECK ("bills"."skipped_months" <@ '{1,2,3,4,5,6,7,8,9,10,11,12}' and cardinality("bills"."skipped_months") < 12);--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_ends" CHECK (("bills"."ends_on" is null) = ("bills"."ends_by" is null) and ("bills"."ends_by" in ('date', 'count')));--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_estimate" CHECK ("bills"."estimate" in ('last', 'average-of-three', 'average-of-year', 'highest-of-year'));--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_pause" CHECK ("bills"."paused_from" is not null or "bills"."paused_until" is null);--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_weeks_left_out" CHECK ("bills"."weeks_left_out" >= 0);--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_frequency" CHECK ("bills"."frequency" in ('weekly', 'monthly', 'quarterly', 'annually', 'fortnightly', 'four-weekly', 'half-yearly', 'custom', 'once'));--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_custom" CHECK (case when "incomes"."frequency" = 'custom' then "incomes"."every" is not null and "incomes"."every" between 1 and 60 and "incomes"."unit" is not null and ("incomes"."unit" in ('week', 'month', 'year')) else "incomes"."every" is null and "incomes"."unit" is null end);--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_frequency" CHECK ("incomes"."frequency" in ('weekly', 'biweekly', 'monthly', 'annually', 'four-weekly', 'twice-monthly', 'fortnightly', 'half-yearly', 'custom'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_part_of" CHECK ("payments"."part_of" is null or "payments"."settles_due" is null);--> statement-breakpoint
-- by hand
INSERT INTO "bill_amounts" ("household_id", "bill_id", "from_day", "amount", "why") SELECT "household_id", "id", "start_date", "amount", 'added' FROM "bills";
