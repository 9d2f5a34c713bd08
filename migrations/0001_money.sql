CREATE TABLE "accounts" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"name" text NOT NULL,
	"balance" numeric(10,2) DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounts_owner_id_pk" PRIMARY KEY("owner","id"),
	CONSTRAINT "accounts_balance" CHECK ("accounts"."balance" between -99999999.99 and 99999999.99)
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answers_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "bill_savings" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bill_savings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"bill_id" integer NOT NULL,
	"weekly_amount" numeric(10,2) NOT NULL,
	"saved_amount" numeric(10,2) DEFAULT 0 NOT NULL,
	"credited_weeks" integer DEFAULT 0 NOT NULL,
	"last_updated" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bill_savings_owner_id_pk" PRIMARY KEY("owner","id"),
	CONSTRAINT "bill_savings_bill" UNIQUE("owner","bill_id"),
	CONSTRAINT "bill_savings_saved_amount" CHECK ("bill_savings"."saved_amount" between 0 and 99999999.99),
	CONSTRAINT "bill_savings_credited_weeks" CHECK ("bill_savings"."credited_weeks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"name" text NOT NULL,
	"amount" numeric(10,2) NOT NULL,
	"frequency" text NOT NULL,
	"category" text NOT NULL,
	"account_id" integer,
	"weekly_amount" numeric(10,2) NOT NULL,
	"start_date" date NOT NULL,
	"last_paid_date" date,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"is_direct_debit" boolean DEFAULT false NOT NULL,
	"next_payment_date" date,
	"payment_day" integer,
	"payment_day_type" text DEFAULT 'monthly' NOT NULL,
	"anchor_date" date,
	"next_credit_date" date NOT NULL,
	"skipped_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bills_owner_id_pk" PRIMARY KEY("owner","id"),
	CONSTRAINT "bills_amount" CHECK ("bills"."amount" > 0 and "bills"."amount" <= 99999999.99),
	CONSTRAINT "bills_weekly_amount" CHECK ("bills"."weekly_amount" between 0 and 99999999.99),
	CONSTRAINT "bills_frequency" CHECK ("bills"."frequency" in ('weekly', 'monthly', 'quarterly', 'annually')),
	CONSTRAINT "bills_category" CHECK ("bills"."category" in ('bills', 'utilities', 'housing', 'insurance', 'subscriptions', 'debt', 'other', 'savings', 'investment', 'expenses', 'food', 'transportation', 'entertainment', 'healthcare', 'education', 'shopping')),
	CONSTRAINT "bills_payment_day_type" CHECK ("bills"."payment_day_type" in ('weekly', 'monthly'))
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"operation_id" bigint NOT NULL,
	"pot" text NOT NULL,
	"account_id" integer,
	"bill_id" integer,
	"amount" numeric(10,2) NOT NULL,
	"after" numeric(10,2) NOT NULL,
	CONSTRAINT "entries_owner_id_pk" PRIMARY KEY("owner","id"),
	CONSTRAINT "entries_amount" CHECK ("entries"."amount" <> 0 and "entries"."amount" between -99999999.99 and 99999999.99),
	CONSTRAINT "entries_after" CHECK ("entries"."after" between -99999999.99 and 99999999.99),
	CONSTRAINT "entries_pot" CHECK (("entries"."pot" = 'account' and "entries"."account_id" is not null) or ("entries"."pot" = 'savings' and "entries"."bill_id" is not null and "entries"."account_id" is null))
);
--> statement-breakpoint
CREATE TABLE "incomes" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "incomes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"name" text NOT NULL,
	"amount" numeric(10,2) NOT NULL,
	"frequency" text NOT NULL,
	"account_id" integer,
	"weekly_amount" numeric(10,2) NOT NULL,
	"start_date" date NOT NULL,
	"payment_day" integer,
	"payment_day_type" text DEFAULT 'monthly' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "incomes_owner_id_pk" PRIMARY KEY("owner","id"),
	CONSTRAINT "incomes_amount" CHECK ("incomes"."amount" > 0 and "incomes"."amount" <= 99999999.99),
	CONSTRAINT "incomes_weekly_amount" CHECK ("incomes"."weekly_amount" between 0 and 99999999.99),
	CONSTRAINT "incomes_payment_day_type" CHECK ("incomes"."payment_day_type" in ('weekly', 'monthly')),
	CONSTRAINT "incomes_frequency" CHECK ("incomes"."frequency" in ('weekly', 'biweekly', 'monthly', 'annually'))
);
--> statement-breakpoint
CREATE TABLE "operations" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "operations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"request_hash" text,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operations_owner_id_pk" PRIMARY KEY("owner","id"),
	CONSTRAINT "operations_key" UNIQUE("owner","key"),
	CONSTRAINT "operations_kind" CHECK ("operations"."kind" in ('opening', 'correction', 'weekly', 'add-week', 'remove-week', 'payment', 'reversal'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"bill_id" integer,
	"bill_name" text NOT NULL,
	"account_id" integer,
	"amount" numeric(10,2) NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"due_date" date,
	"processed_at" timestamp (3) with time zone,
	"failure_reason" text,
	"next_try_date" date,
	"operation_id" bigint,
	"last_paid_before" date,
	"next_payment_before" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_owner_id_pk" PRIMARY KEY("owner","id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0 and "payments"."amount" <= 99999999.99),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('scheduled', 'completed', 'failed', 'cancelled')),
	CONSTRAINT "payments_source" CHECK ("payments"."source" in ('manual', 'scan', 'automatic', 'direct-debit'))
);
--> statement-breakpoint
CREATE TABLE "scheduler_beats" (
	"instance" text PRIMARY KEY NOT NULL,
	"beat_at" timestamp (3) with time zone NOT NULL,
	"last_run_at" timestamp (3) with time zone,
	"next_run_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "user_accounts" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "user_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_accounts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "user_accounts_once" UNIQUE("user_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_savings" ADD CONSTRAINT "bill_savings_owner_bill_id_bills_owner_id_fk" FOREIGN KEY ("owner","bill_id") REFERENCES "public"."bills"("owner","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_owner_operation_id_operations_owner_id_fk" FOREIGN KEY ("owner","operation_id") REFERENCES "public"."operations"("owner","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_accounts" ADD CONSTRAINT "user_accounts_user_id_account_id_accounts_owner_id_fk" FOREIGN KEY ("user_id","account_id") REFERENCES "public"."accounts"("owner","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_name" ON "accounts" USING btree ("owner",lower("name"));--> statement-breakpoint
CREATE INDEX "answers_created_at" ON "answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bills_next_credit" ON "bills" USING btree ("next_credit_date","owner","id");--> statement-breakpoint
CREATE INDEX "bills_next_payment" ON "bills" USING btree ("next_payment_date","owner","id") WHERE "bills"."next_payment_date" is not null and "bills"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "bills_account" ON "bills" USING btree ("owner","account_id");--> statement-breakpoint
CREATE INDEX "entries_operation" ON "entries" USING btree ("owner","operation_id");--> statement-breakpoint
CREATE INDEX "entries_account" ON "entries" USING btree ("owner","account_id","id") WHERE "entries"."pot" = 'account';--> statement-breakpoint
CREATE INDEX "entries_savings" ON "entries" USING btree ("owner","bill_id","id") WHERE "entries"."pot" = 'savings';--> statement-breakpoint
CREATE INDEX "incomes_account" ON "incomes" USING btree ("owner","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_occurrence" ON "payments" USING btree ("owner","bill_id","due_date") WHERE "payments"."source" in ('automatic', 'direct-debit');--> statement-breakpoint
CREATE INDEX "payments_bill" ON "payments" USING btree ("owner","bill_id");--> statement-breakpoint
CREATE INDEX "payments_next_try" ON "payments" USING btree ("next_try_date") WHERE "payments"."next_try_date" is not null;