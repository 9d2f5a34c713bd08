-- What names the owner is taken down first and comes back for households at the end.
DROP VIEW "unexplained_pots";--> statement-breakpoint
DROP TRIGGER "operations_append_only" ON "operations";--> statement-breakpoint
DROP TRIGGER "entries_append_only" ON "entries";--> statement-breakpoint
DROP TRIGGER "entries_apply" ON "entries";--> statement-breakpoint
DROP FUNCTION "refuse_ledger_change";--> statement-breakpoint
DROP FUNCTION "apply_entries";--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_owner_users_id_fk";--> statement-breakpoint
ALTER TABLE "answers" DROP CONSTRAINT "answers_owner_users_id_fk";--> statement-breakpoint
ALTER TABLE "bill_savings" DROP CONSTRAINT "bill_savings_owner_bill_id_bills_owner_id_fk";--> statement-breakpoint
ALTER TABLE "bills" DROP CONSTRAINT "bills_owner_users_id_fk";--> statement-breakpoint
ALTER TABLE "bills" DROP CONSTRAINT "bills_account_fk";--> statement-breakpoint
ALTER TABLE "entries" DROP CONSTRAINT "entries_owner_operation_id_operations_owner_id_fk";--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_owner_users_id_fk";--> statement-breakpoint
ALTER TABLE "incomes" DROP CONSTRAINT "incomes_owner_users_id_fk";--> statement-breakpoint
ALTER TABLE "incomes" DROP CONSTRAINT "incomes_account_fk";--> statement-breakpoint
ALTER TABLE "operations" DROP CONSTRAINT "operations_owner_users_id_fk";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_owner_users_id_fk";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_account_fk";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_bill_fk";--> statement-breakpoint
ALTER TABLE "user_accounts" DROP CONSTRAINT "user_accounts_user_id_account_id_accounts_owner_id_fk";--> statement-breakpoint
CREATE TABLE "households" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"time_zone" text,
	"erasing_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "members" (
	"household_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "members_household_id_user_id_pk" PRIMARY KEY("household_id","user_id"),
	CONSTRAINT "members_role" CHECK ("members"."role" in ('viewer', 'member', 'owner'))
);--> statement-breakpoint
-- Everybody gets a household of one. It has its person's number, so that files exported before are still recognised.
INSERT INTO "households" ("id", "name", "created_at")
SELECT CASE WHEN "id" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN "id"::uuid ELSE md5("id")::uuid END,
  CASE WHEN "first_name" <> '' THEN "first_name" || '''s household' ELSE 'My household' END, "created_at" FROM "users";--> statement-breakpoint
INSERT INTO "members" ("household_id", "user_id", "role", "created_at")
SELECT CASE WHEN "id" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN "id"::uuid ELSE md5("id")::uuid END, "id", 'owner', "created_at" FROM "users";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "household_id" uuid;--> statement-breakpoint
UPDATE "session" SET "household_id" = CASE WHEN "user_id" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN "user_id"::uuid ELSE md5("user_id")::uuid END;--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "household_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "actor" text;--> statement-breakpoint
-- The scheduler did what was weekly or paid by itself; its person did everything else.
UPDATE "operations" o SET "actor" = o."owner"
WHERE o."kind" <> 'weekly' AND NOT EXISTS (
  SELECT FROM "payments" p WHERE p."owner" = o."owner" AND p."operation_id" = o."id" AND o."kind" = 'payment'
    AND p."source" IN ('automatic', 'direct-debit'));--> statement-breakpoint
-- Each table is written anew once: keys and indexes come along.
ALTER TABLE "accounts"
  ALTER COLUMN "owner" TYPE uuid USING CASE WHEN "owner" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN "owner"::uuid ELSE md5("owner")::uuid END,
  ALTER COLUMN "id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "accounts" RENAME COLUMN "owner" TO "household_id";--> statement-breakpoint
ALTER TABLE "bill_savings"
  ALTER COLUMN "owner" TYPE uuid USING CASE WHEN "owner" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN "owner"::uuid ELSE md5("owner")::uuid END,
  ALTER COLUMN "id" TYPE bigint,
  ALTER COLUMN "bill_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "bill_savings" RENAME COLUMN "owner" TO "household_id";--> statement-breakpoint
ALTER TABLE "bills"
  ALTER COLUMN "owner" TYPE uuid USING CASE WHEN "owner" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN "owner"::uuid ELSE md5("owner")::uuid END,
  ALTER COLUMN "id" TYPE bigint,
  ALTER COLUMN "account_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "bills" RENAME COLUMN "owner" TO "household_id";--> statement-breakpoint
ALTER TABLE "entries"
  ALTER COLUMN "owner" TYPE uuid USING CASE WHEN "owner" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN "owner"::uuid ELSE md5("owner")::uuid END,
  ALTER COLUMN "account_id" TYPE bigint,
  ALTER COLUMN "bill_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "entries" RENAME COLUMN "owner" TO "household_id";--> statement-breakpoint
ALTER TABLE "imports"
  ALTER COLUMN "owner" TYPE uuid USING CASE WHEN "owner" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN "owner"::uuid ELSE md5("owner")::uuid END,
  ALTER COLUMN "local_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "imports" RENAME COLUMN "owner" TO "household_id";--> statement-breakpoint
ALTER TABLE "incomes"
  ALTER COLUMN "owner" TYPE uuid USING CASE WHEN "owner" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN "owner"::uuid ELSE md5("owner")::uuid END,
  ALTER COLUMN "id" TYPE bigint,
  ALTER COLUMN "account_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "incomes" RENAME COLUMN "owner" TO "household_id";--> statement-breakpoint
ALTER TABLE "payments"
  ALTER COLUMN "owner" TYPE uuid USING CASE WHEN "owner" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN "owner"::uuid ELSE md5("owner")::uuid END,
  ALTER COLUMN "id" TYPE bigint,
  ALTER COLUMN "bill_id" TYPE bigint,
  ALTER COLUMN "account_id" TYPE bigint,
  ALTER COLUMN "settled_by" TYPE bigint;--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "owner" TO "household_id";--> statement-breakpoint
ALTER TABLE "answers"
  ALTER COLUMN "owner" TYPE uuid USING CASE WHEN "owner" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN "owner"::uuid ELSE md5("owner")::uuid END;--> statement-breakpoint
ALTER TABLE "answers" RENAME COLUMN "owner" TO "household_id";--> statement-breakpoint
ALTER TABLE "operations"
  ALTER COLUMN "owner" TYPE uuid USING CASE WHEN "owner" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN "owner"::uuid ELSE md5("owner")::uuid END;--> statement-breakpoint
ALTER TABLE "operations" RENAME COLUMN "owner" TO "household_id";--> statement-breakpoint
ALTER TABLE "user_accounts" DROP CONSTRAINT "user_accounts_user_id_id_pk";--> statement-breakpoint
ALTER TABLE "user_accounts" DROP CONSTRAINT "user_accounts_once";--> statement-breakpoint
ALTER TABLE "user_accounts" ADD COLUMN "household_id" uuid,
  ALTER COLUMN "id" TYPE bigint,
  ALTER COLUMN "account_id" TYPE bigint;--> statement-breakpoint
UPDATE "user_accounts" SET "household_id" = CASE WHEN "user_id" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN "user_id"::uuid ELSE md5("user_id")::uuid END;--> statement-breakpoint
ALTER TABLE "user_accounts" ALTER COLUMN "household_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "user_accounts" ADD CONSTRAINT "user_accounts_household_id_id_pk" PRIMARY KEY("household_id","id");--> statement-breakpoint
ALTER TABLE "user_accounts" ADD CONSTRAINT "user_accounts_once" UNIQUE("household_id","user_id","account_id");--> statement-breakpoint
ALTER TABLE "accounts" RENAME CONSTRAINT "accounts_owner_id_pk" TO "accounts_household_id_id_pk";--> statement-breakpoint
ALTER TABLE "answers" RENAME CONSTRAINT "answers_owner_key_pk" TO "answers_household_id_key_pk";--> statement-breakpoint
ALTER TABLE "bill_savings" RENAME CONSTRAINT "bill_savings_owner_id_pk" TO "bill_savings_household_id_id_pk";--> statement-breakpoint
ALTER TABLE "bills" RENAME CONSTRAINT "bills_owner_id_pk" TO "bills_household_id_id_pk";--> statement-breakpoint
ALTER TABLE "entries" RENAME CONSTRAINT "entries_owner_id_pk" TO "entries_household_id_id_pk";--> statement-breakpoint
ALTER TABLE "imports" RENAME CONSTRAINT "imports_owner_key_pk" TO "imports_household_id_key_pk";--> statement-breakpoint
ALTER TABLE "incomes" RENAME CONSTRAINT "incomes_owner_id_pk" TO "incomes_household_id_id_pk";--> statement-breakpoint
ALTER TABLE "operations" RENAME CONSTRAINT "operations_owner_id_pk" TO "operations_household_id_id_pk";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "payments_owner_id_pk" TO "payments_household_id_id_pk";--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_savings" ADD CONSTRAINT "bill_savings_bill_fk" FOREIGN KEY ("household_id","bill_id") REFERENCES "public"."bills"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_account_fk" FOREIGN KEY ("household_id","account_id") REFERENCES "public"."accounts"("household_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_operation_fk" FOREIGN KEY ("household_id","operation_id") REFERENCES "public"."operations"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_account_fk" FOREIGN KEY ("household_id","account_id") REFERENCES "public"."accounts"("household_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_fk" FOREIGN KEY ("household_id","account_id") REFERENCES "public"."accounts"("household_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bill_fk" FOREIGN KEY ("household_id","bill_id") REFERENCES "public"."bills"("household_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_accounts" ADD CONSTRAINT "user_accounts_account_fk" FOREIGN KEY ("household_id","account_id") REFERENCES "public"."accounts"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_accounts" ADD CONSTRAINT "user_accounts_member_fk" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."members"("household_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_user" ON "members" USING btree ("user_id");--> statement-breakpoint
-- Operations and entries are written once. Erasing a whole household is the one exception, and is marked beforehand.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM households WHERE id = OLD.household_id AND erasing_since IS NOT NULL) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'raise_exception';
END $$;--> statement-breakpoint
CREATE TRIGGER "operations_append_only" BEFORE UPDATE OR DELETE ON "operations"
  FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "entries_append_only" BEFORE UPDATE OR DELETE ON "entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
-- Entries carry their pots along: the only writer of balances and saved amounts. What is new is collected first, and then
-- each pot is found by its key: a batch is small, the tables are not, and a young table has no statistics to say so.
CREATE FUNCTION "apply_entries"() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  homes uuid[];
  pots bigint[];
  totals numeric[];
  finals numeric[];
  applied bigint;
BEGIN
  SELECT array_agg(household_id), array_agg(pot_id), array_agg(total), array_agg(final)
  INTO homes, pots, totals, finals
  FROM (
    SELECT household_id, account_id AS pot_id, sum(amount) AS total, (array_agg(after ORDER BY id DESC))[1] AS final
    FROM fresh WHERE pot = 'account' GROUP BY household_id, account_id
  ) changed;
  IF homes IS NOT NULL THEN
    UPDATE accounts a SET balance = a.balance + f.total
    FROM unnest(homes, pots, totals, finals) AS f(household_id, pot_id, total, final)
    WHERE a.household_id = f.household_id AND a.id = f.pot_id AND a.balance + f.total = f.final;
    GET DIAGNOSTICS applied = ROW_COUNT;
    IF applied <> cardinality(homes) THEN
      RAISE EXCEPTION 'an entry does not fit the balance of its account';
    END IF;
  END IF;
  SELECT array_agg(household_id), array_agg(pot_id), array_agg(total), array_agg(final)
  INTO homes, pots, totals, finals
  FROM (
    SELECT household_id, bill_id AS pot_id, sum(amount) AS total, (array_agg(after ORDER BY id DESC))[1] AS final
    FROM fresh WHERE pot = 'savings' GROUP BY household_id, bill_id
  ) changed;
  IF homes IS NOT NULL THEN
    UPDATE bill_savings s SET saved_amount = s.saved_amount + f.total
    FROM unnest(homes, pots, totals, finals) AS f(household_id, pot_id, total, final)
    WHERE s.household_id = f.household_id AND s.bill_id = f.pot_id AND s.saved_amount + f.total = f.final;
    GET DIAGNOSTICS applied = ROW_COUNT;
    IF applied <> cardinality(homes) THEN
      RAISE EXCEPTION 'an entry does not fit the savings of its bill';
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "entries_apply" AFTER INSERT ON "entries" REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "apply_entries"();--> statement-breakpoint
-- Every pot whose figure is not the sum of its entries. It must be empty.
CREATE VIEW "unexplained_pots" AS
  SELECT a.household_id, 'account' AS pot, a.id AS pot_id, a.balance AS figure, coalesce(e.total, 0) AS explained
  FROM accounts a
  LEFT JOIN (SELECT household_id, account_id, sum(amount) AS total FROM entries WHERE pot = 'account' GROUP BY household_id, account_id) e
    ON e.household_id = a.household_id AND e.account_id = a.id
  WHERE a.balance <> coalesce(e.total, 0)
  UNION ALL
  SELECT s.household_id, 'savings', s.bill_id, s.saved_amount, coalesce(e.total, 0)
  FROM bill_savings s
  LEFT JOIN (SELECT household_id, bill_id, sum(amount) AS total FROM entries WHERE pot = 'savings' GROUP BY household_id, bill_id) e
    ON e.household_id = s.household_id AND e.bill_id = s.bill_id
  WHERE s.saved_amount <> coalesce(e.total, 0);
