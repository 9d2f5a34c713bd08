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
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_fk" FOREIGN KEY ("household_id","statement_id") REFERENCES "public"."statements"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_account_fk" FOREIGN KEY ("household_id","account_id") REFERENCES "public"."accounts"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_lines_statement" ON "statement_lines" USING btree ("household_id","statement_id");--> statement-breakpoint
CREATE INDEX "statements_account" ON "statements" USING btree ("household_id","account_id");