-- Deleting an account or a bill leaves what referred to it, without it.
ALTER TABLE "bills" ADD CONSTRAINT "bills_account_fk" FOREIGN KEY ("owner", "account_id")
  REFERENCES "accounts" ("owner", "id") ON DELETE SET NULL ("account_id");--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_account_fk" FOREIGN KEY ("owner", "account_id")
  REFERENCES "accounts" ("owner", "id") ON DELETE SET NULL ("account_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_fk" FOREIGN KEY ("owner", "account_id")
  REFERENCES "accounts" ("owner", "id") ON DELETE SET NULL ("account_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bill_fk" FOREIGN KEY ("owner", "bill_id")
  REFERENCES "bills" ("owner", "id") ON DELETE SET NULL ("bill_id");--> statement-breakpoint

-- Operations and entries are written once. Erasing a whole person is the one exception, and says so beforehand.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('weekwise.erasing', true) = OLD.owner THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'raise_exception';
END $$;--> statement-breakpoint
CREATE TRIGGER "operations_append_only" BEFORE UPDATE OR DELETE ON "operations"
  FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "entries_append_only" BEFORE UPDATE OR DELETE ON "entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint

-- Entries carry their pots along: the only writer of balances and saved amounts.
-- By index always: a batch is small, the tables are not, and a young table has no statistics to say so.
CREATE FUNCTION "apply_entries"() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  expected bigint;
  applied bigint;
BEGIN
  SELECT count(DISTINCT (owner, account_id)) INTO expected FROM fresh WHERE pot = 'account';
  IF expected > 0 THEN
    UPDATE accounts a SET balance = a.balance + f.total
    FROM (
      SELECT owner, account_id, sum(amount) AS total, (array_agg(after ORDER BY id DESC))[1] AS final
      FROM fresh WHERE pot = 'account' GROUP BY owner, account_id
    ) f
    WHERE a.owner = f.owner AND a.id = f.account_id AND a.balance + f.total = f.final;
    GET DIAGNOSTICS applied = ROW_COUNT;
    IF applied <> expected THEN
      RAISE EXCEPTION 'an entry does not fit the balance of its account';
    END IF;
  END IF;
  SELECT count(DISTINCT (owner, bill_id)) INTO expected FROM fresh WHERE pot = 'savings';
  IF expected > 0 THEN
    UPDATE bill_savings s SET saved_amount = s.saved_amount + f.total
    FROM (
      SELECT owner, bill_id, sum(amount) AS total, (array_agg(after ORDER BY id DESC))[1] AS final
      FROM fresh WHERE pot = 'savings' GROUP BY owner, bill_id
    ) f
    WHERE s.owner = f.owner AND s.bill_id = f.bill_id AND s.saved_amount + f.total = f.final;
    GET DIAGNOSTICS applied = ROW_COUNT;
    IF applied <> expected THEN
      RAISE EXCEPTION 'an entry does not fit the savings of its bill';
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "entries_apply" AFTER INSERT ON "entries" REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "apply_entries"();--> statement-breakpoint

CREATE FUNCTION "refuse_unexplained_money"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'money moves through entries alone';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "accounts_explained" BEFORE UPDATE ON "accounts"
  FOR EACH ROW WHEN (OLD.balance IS DISTINCT FROM NEW.balance) EXECUTE FUNCTION "refuse_unexplained_money"();--> statement-breakpoint
CREATE TRIGGER "accounts_begin_at_zero" BEFORE INSERT ON "accounts"
  FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION "refuse_unexplained_money"();--> statement-breakpoint
CREATE TRIGGER "savings_explained" BEFORE UPDATE ON "bill_savings"
  FOR EACH ROW WHEN (OLD.saved_amount IS DISTINCT FROM NEW.saved_amount) EXECUTE FUNCTION "refuse_unexplained_money"();--> statement-breakpoint
CREATE TRIGGER "savings_begin_at_zero" BEFORE INSERT ON "bill_savings"
  FOR EACH ROW WHEN (NEW.saved_amount <> 0) EXECUTE FUNCTION "refuse_unexplained_money"();--> statement-breakpoint

-- Every pot whose figure is not the sum of its entries. It must be empty.
CREATE VIEW "unexplained_pots" AS
  SELECT a.owner, 'account' AS pot, a.id AS pot_id, a.balance AS figure, coalesce(e.total, 0) AS explained
  FROM accounts a
  LEFT JOIN (SELECT owner, account_id, sum(amount) AS total FROM entries WHERE pot = 'account' GROUP BY owner, account_id) e
    ON e.owner = a.owner AND e.account_id = a.id
  WHERE a.balance <> coalesce(e.total, 0)
  UNION ALL
  SELECT s.owner, 'savings', s.bill_id, s.saved_amount, coalesce(e.total, 0)
  FROM bill_savings s
  LEFT JOIN (SELECT owner, bill_id, sum(amount) AS total FROM entries WHERE pot = 'savings' GROUP BY owner, bill_id) e
    ON e.owner = s.owner AND e.bill_id = s.bill_id
  WHERE s.saved_amount <> coalesce(e.total, 0);
