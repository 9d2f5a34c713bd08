-- Reasons were stored as the sentences that people read; what is not one of them was never written.
UPDATE "payments" SET "failure_reason" = CASE "failure_reason"
  WHEN 'Insufficient funds to make this payment.' THEN 'insufficient-funds'
  WHEN 'This bill needs an account' THEN 'needs-account'
  WHEN 'The bill was deleted' THEN 'bill-deleted'
  WHEN 'Undone' THEN 'undone'
  WHEN 'Settled by another payment' THEN 'replaced'
  WHEN 'The payment that settled it was undone' THEN 'replacement-undone'
END WHERE "failure_reason" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_failure_reason" CHECK ("payments"."failure_reason" in ('insufficient-funds', 'needs-account', 'bill-deleted', 'undone', 'replaced', 'replacement-undone'));