CREATE TABLE "api_tokens" (
	"household_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "api_tokens_household_id_id_pk" PRIMARY KEY("household_id","id"),
	CONSTRAINT "api_tokens_hash" UNIQUE("household_id","token_hash"),
	CONSTRAINT "api_tokens_scope" CHECK ("api_tokens"."scope" in ('read', 'write'))
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
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
CREATE TABLE "bill_shares" (
	"household_id" uuid NOT NULL,
	"bill_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"share" integer NOT NULL,
	CONSTRAINT "bill_shares_household_id_bill_id_user_id_pk" PRIMARY KEY("household_id","bill_id","user_id"),
	CONSTRAINT "bill_shares_share" CHECK ("bill_shares"."share" between 1 and 10000)
);
--> statement-breakpoint
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
CREATE TABLE "email_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"household_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"email" text,
	"invited_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_household_id_id_pk" PRIMARY KEY("household_id","id"),
	CONSTRAINT "invitations_token" UNIQUE("household_id","token_hash"),
	CONSTRAINT "invitations_role" CHECK ("invitations"."role" in ('viewer', 'member', 'owner'))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"proof" jsonb,
	"challenge" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "statement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"household_id" uuid NOT NULL,
	"statement_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	"amount" numeric(10,2) NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"bill_id" bigint,
	"payment_id" bigint,
	CONSTRAINT "statement_lines_household_id_id_pk" PRIMARY KEY("household_id","id"),
	CONSTRAINT "statement_lines_key" UNIQUE("household_id","account_id","key"),
	CONSTRAINT "statement_lines_amount" CHECK ("statement_lines"."amount" between -99999999.99 and 99999999.99)
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"household_id" uuid NOT NULL,
	"account_id" bigint NOT NULL,
	"state" text NOT NULL,
	"format" text NOT NULL,
	"account_hint" text,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"line_count" integer DEFAULT 0 NOT NULL,
	"closing_day" date,
	"closing_amount" numeric(10,2),
	"layout_key" text,
	"layout" json,
	"made" json,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	CONSTRAINT "statements_household_id_id_pk" PRIMARY KEY("household_id","id"),
	CONSTRAINT "statements_state" CHECK ("statements"."state" in ('draft', 'applied', 'undone')),
	CONSTRAINT "statements_format" CHECK ("statements"."format" in ('csv', 'ofx', 'qif', 'camt', 'mt940')),
	CONSTRAINT "statements_closing" CHECK ("statements"."closing_amount" between -99999999.99 and 99999999.99)
);
--> statement-breakpoint
ALTER TABLE "bills" DROP CONSTRAINT "bills_frequency";--> statement-breakpoint
ALTER TABLE "incomes" DROP CONSTRAINT "incomes_frequency";--> statement-breakpoint
ALTER TABLE "bills" ALTER COLUMN "next_credit_date" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "households" ALTER COLUMN "currency" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "households" ALTER COLUMN "currency" DROP NOT NULL;--> statement-breakpoint
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
ALTER TABLE "bills" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "customer_number" text;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "share_mode" text DEFAULT 'income' NOT NULL;--> statement-breakpoint
ALTER TABLE "incomes" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "incomes" ADD COLUMN "every" integer;--> statement-breakpoint
ALTER TABLE "incomes" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "share" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "part_of" date;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "challenge" text;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "move_rate" text DEFAULT 'level' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "move_rounding" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "must_confirm" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_member_fk" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."members"("household_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_amounts" ADD CONSTRAINT "bill_amounts_bill_fk" FOREIGN KEY ("household_id","bill_id") REFERENCES "public"."bills"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_shares" ADD CONSTRAINT "bill_shares_bill_fk" FOREIGN KEY ("household_id","bill_id") REFERENCES "public"."bills"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_shares" ADD CONSTRAINT "bill_shares_member_fk" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."members"("household_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_chunks" ADD CONSTRAINT "document_chunks_document_fk" FOREIGN KEY ("household_id","document_id") REFERENCES "public"."documents"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_bill_fk" FOREIGN KEY ("household_id","bill_id") REFERENCES "public"."bills"("household_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_payment_fk" FOREIGN KEY ("household_id","payment_id") REFERENCES "public"."payments"("household_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_fk" FOREIGN KEY ("household_id","statement_id") REFERENCES "public"."statements"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_account_fk" FOREIGN KEY ("household_id","account_id") REFERENCES "public"."accounts"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_amounts_bill" ON "bill_amounts" USING btree ("household_id","bill_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_content" ON "documents" USING btree ("household_id","bill_id","sha256") WHERE "documents"."is_complete";--> statement-breakpoint
CREATE INDEX "documents_bill" ON "documents" USING btree ("household_id","bill_id");--> statement-breakpoint
CREATE INDEX "documents_payment" ON "documents" USING btree ("household_id","payment_id") WHERE "documents"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "documents_to_sweep" ON "documents" USING btree ("created_at") WHERE "documents"."bill_id" is null or not "documents"."is_complete";--> statement-breakpoint
CREATE INDEX "email_links_user" ON "email_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_links_expires_at" ON "email_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invitations_expire" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_expires_at" ON "pending_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_user" ON "pending_sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "statement_lines_statement" ON "statement_lines" USING btree ("household_id","statement_id");--> statement-breakpoint
CREATE INDEX "statements_account" ON "statements" USING btree ("household_id","account_id");--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_member_fk" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."members"("household_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_part" ON "payments" USING btree ("household_id","bill_id","part_of") WHERE "payments"."part_of" is not null;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_custom" CHECK (case when "bills"."frequency" = 'custom' then "bills"."every" is not null and "bills"."every" between 1 and 60 and "bills"."unit" is not null and ("bills"."unit" in ('week', 'month', 'year')) else "bills"."every" is null and "bills"."unit" is null end);--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_skipped_months" CHECK ("bills"."skipped_months" <@ '{1,2,3,4,5,6,7,8,9,10,11,12}' and cardinality("bills"."skipped_months") < 12);--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_ends" CHECK (("bills"."ends_on" is null) = ("bills"."ends_by" is null) and ("bills"."ends_by" in ('date', 'count')));--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_estimate" CHECK ("bills"."estimate" in ('last', 'average-of-three', 'average-of-year', 'highest-of-year'));--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_pause" CHECK ("bills"."paused_from" is not null or "bills"."paused_until" is null);--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_weeks_left_out" CHECK ("bills"."weeks_left_out" >= 0);--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_frequency" CHECK ("bills"."frequency" in ('weekly', 'monthly', 'quarterly', 'annually', 'fortnightly', 'four-weekly', 'half-yearly', 'custom', 'once'));--> statement-breakpoint
ALTER TABLE "households" ADD CONSTRAINT "households_currency" CHECK ("households"."currency" in ('USD', 'EUR', 'GBP', 'AUD'));--> statement-breakpoint
ALTER TABLE "households" ADD CONSTRAINT "households_share_mode" CHECK ("households"."share_mode" in ('income', 'equal', 'percent'));--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_custom" CHECK (case when "incomes"."frequency" = 'custom' then "incomes"."every" is not null and "incomes"."every" between 1 and 60 and "incomes"."unit" is not null and ("incomes"."unit" in ('week', 'month', 'year')) else "incomes"."every" is null and "incomes"."unit" is null end);--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_frequency" CHECK ("incomes"."frequency" in ('weekly', 'biweekly', 'monthly', 'annually', 'four-weekly', 'twice-monthly', 'fortnightly', 'half-yearly', 'custom'));--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_share" CHECK ("members"."share" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_part_of" CHECK ("payments"."part_of" is null or "payments"."settles_due" is null);--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_move_rate" CHECK ("user_settings"."move_rate" in ('level', 'exact'));--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_move_rounding" CHECK ("user_settings"."move_rounding" in ('0', '1', '5', '10'));--> statement-breakpoint
-- by hand
INSERT INTO "bill_amounts" ("household_id", "bill_id", "from_day", "amount", "why") SELECT "household_id", "id", "start_date", "amount", 'added' FROM "bills";--> statement-breakpoint
-- Pictures and PDFs are compressed already; to try again would only cost time.
ALTER TABLE "document_chunks" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
-- Nobody has chosen a household's currency yet: each member goes on seeing their own.
UPDATE "households" SET "currency" = NULL;--> statement-breakpoint
-- Until now a household had one member, whose incomes they are.
UPDATE "incomes" SET "user_id" = m."user_id" FROM "members" m
WHERE m."household_id" = "incomes"."household_id"
  AND (SELECT count(*) FROM "members" o WHERE o."household_id" = m."household_id") = 1;
