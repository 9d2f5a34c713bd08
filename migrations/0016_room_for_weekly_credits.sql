DROP INDEX "bills_account";--> statement-breakpoint
-- by hand
-- Each weekly credit writes a savings record twice and an account once. With room on their pages the new versions stay beside
-- the old ones, and no index has to learn of them.
ALTER TABLE "bill_savings" SET (fillfactor = 40);--> statement-breakpoint
ALTER TABLE "accounts" SET (fillfactor = 70);
