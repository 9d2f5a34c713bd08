CREATE TABLE "imports" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"local_id" integer NOT NULL,
	CONSTRAINT "imports_owner_key_pk" PRIMARY KEY("owner","key"),
	CONSTRAINT "imports_kind" CHECK ("imports"."kind" in ('account', 'bill', 'income', 'payment'))
);
--> statement-breakpoint
ALTER TABLE "operations" DROP CONSTRAINT "operations_kind";--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_local" ON "imports" USING btree ("owner","kind","local_id");--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_kind" CHECK ("operations"."kind" in ('opening', 'correction', 'weekly', 'add-week', 'remove-week', 'payment', 'reversal', 'import'));