CREATE TABLE "bill_shares" (
	"household_id" uuid NOT NULL,
	"bill_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"share" integer NOT NULL,
	CONSTRAINT "bill_shares_household_id_bill_id_user_id_pk" PRIMARY KEY("household_id","bill_id","user_id"),
	CONSTRAINT "bill_shares_share" CHECK ("bill_shares"."share" between 1 and 10000)
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
ALTER TABLE "households" ALTER COLUMN "currency" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "households" ALTER COLUMN "currency" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "share_mode" text DEFAULT 'income' NOT NULL;--> statement-breakpoint
ALTER TABLE "incomes" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "share" integer;--> statement-breakpoint
ALTER TABLE "bill_shares" ADD CONSTRAINT "bill_shares_bill_fk" FOREIGN KEY ("household_id","bill_id") REFERENCES "public"."bills"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_shares" ADD CONSTRAINT "bill_shares_member_fk" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."members"("household_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_expire" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_member_fk" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."members"("household_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "households" ADD CONSTRAINT "households_currency" CHECK ("households"."currency" in ('USD', 'EUR', 'GBP', 'AUD'));--> statement-breakpoint
ALTER TABLE "households" ADD CONSTRAINT "households_share_mode" CHECK ("households"."share_mode" in ('income', 'equal', 'percent'));--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_share" CHECK ("members"."share" between 0 and 10000);--> statement-breakpoint
-- by hand
-- Nobody has chosen a household's currency yet: each member goes on seeing their own.
UPDATE "households" SET "currency" = NULL;--> statement-breakpoint
-- Until now a household had one member, whose incomes they are.
UPDATE "incomes" SET "user_id" = m."user_id" FROM "members" m
WHERE m."household_id" = "incomes"."household_id"
  AND (SELECT count(*) FROM "members" o WHERE o."household_id" = m."household_id") = 1;
