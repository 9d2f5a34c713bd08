DROP INDEX "payments_occurrence";--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "next_due_date" date;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "due_from" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "settles_due" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "undone_due" date;--> statement-breakpoint
-- Every bill goes on from the date it had. What was due before that day is history and never due again.
UPDATE "bills" SET "next_due_date" = "next_payment_date", "due_from" = "next_payment_date" WHERE "next_payment_date" IS NOT NULL;--> statement-breakpoint
-- Which due a payment stands for: the scheduler's their own, scheduled ones the due they covered, those made by hand the one
-- that was next and at most half a period away. Of two that claim the same due the first keeps it.
UPDATE "payments" p SET "settles_due" = claim.due
FROM (
  SELECT owner, id, due, row_number() OVER (PARTITION BY owner, bill_id, due ORDER BY id) AS place
  FROM (
    SELECT p.owner, p.id, p.bill_id,
      CASE
        WHEN p.source IN ('automatic', 'direct-debit') THEN p.due_date
        WHEN p.covers_date IS NOT NULL THEN p.covers_date
        WHEN p.status IN ('scheduled', 'failed') AND b.anchor_date IS NULL THEN p.due_date
        WHEN p.next_payment_before <= o.day
          + CASE b.frequency WHEN 'weekly' THEN 3 WHEN 'monthly' THEN 15 WHEN 'quarterly' THEN 45 ELSE 182 END
          THEN p.next_payment_before
      END AS due
    FROM payments p
    JOIN bills b ON b.owner = p.owner AND b.id = p.bill_id
    LEFT JOIN operations o ON o.owner = p.owner AND o.id = p.operation_id
    WHERE p.status <> 'cancelled'
      OR (p.source IN ('automatic', 'direct-debit') AND p.operation_id IS NULL AND p.settled_by IS NULL)
  ) claims WHERE due IS NOT NULL
) claim
WHERE claim.owner = p.owner AND claim.id = p.id AND claim.place = 1;--> statement-breakpoint
UPDATE "payments" SET "undone_due" = "due_date"
WHERE "status" = 'cancelled' AND "source" IN ('automatic', 'direct-debit') AND "operation_id" IS NOT NULL AND "bill_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_settles" ON "payments" USING btree ("owner","bill_id","settles_due") WHERE "payments"."settles_due" is not null;--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "last_paid_before";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "next_payment_before";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "covers_date";
