CREATE TABLE "calendar_addresses" (
	"household_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_addresses_household_id_user_id_pk" PRIMARY KEY("household_id","user_id"),
	CONSTRAINT "calendar_addresses_secret" UNIQUE("household_id","secret_hash")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"household_id" uuid NOT NULL,
	"income_id" bigint NOT NULL,
	"payday" date NOT NULL,
	"account_id" bigint NOT NULL,
	"planned" numeric(10,2) NOT NULL,
	"moved" numeric(10,2) NOT NULL,
	"moved_by" text,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"operation_id" bigint,
	CONSTRAINT "transfers_household_id_id_pk" PRIMARY KEY("household_id","id"),
	CONSTRAINT "transfers_once" UNIQUE("household_id","income_id","payday","account_id"),
	CONSTRAINT "transfers_planned" CHECK ("transfers"."planned" between 0 and 99999999.99),
	CONSTRAINT "transfers_moved" CHECK ("transfers"."moved" between 0 and 99999999.99)
);
--> statement-breakpoint
ALTER TABLE "incomes" DROP CONSTRAINT "incomes_frequency";--> statement-breakpoint
ALTER TABLE "operations" DROP CONSTRAINT "operations_kind";--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "catch_up_weekly" numeric(10,2);--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "catch_up_until" date;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "catch_up" numeric(10,2);--> statement-breakpoint
ALTER TABLE "incomes" ADD COLUMN "second_payment_day" integer;--> statement-breakpoint
ALTER TABLE "incomes" ADD COLUMN "payday" date;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_member_fk" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."members"("household_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_income_fk" FOREIGN KEY ("household_id","income_id") REFERENCES "public"."incomes"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_account_fk" FOREIGN KEY ("household_id","account_id") REFERENCES "public"."accounts"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfers_account" ON "transfers" USING btree ("household_id","account_id");--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_catch_up" CHECK (("bills"."catch_up_weekly" is null) = ("bills"."catch_up_until" is null) and ("bills"."catch_up_weekly" is null or ("bills"."catch_up_weekly" > 0 and "bills"."catch_up_weekly" <= 99999999.99)));--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_catch_up" CHECK ("entries"."catch_up" > 0 and "entries"."catch_up" <= "entries"."amount");--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_second_payment_day" CHECK ("incomes"."second_payment_day" between 1 and 31);--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_frequency" CHECK ("incomes"."frequency" in ('weekly', 'biweekly', 'four-weekly', 'monthly', 'twice-monthly', 'annually'));--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_kind" CHECK ("operations"."kind" in ('opening', 'correction', 'weekly', 'add-week', 'remove-week', 'payment', 'reversal', 'import', 'transfer', 'allocation'));