CREATE TABLE "import_parts" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "import_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"household_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"rows" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "import_parts_household_id_id_pk" PRIMARY KEY("household_id","id")
);
--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "importing" uuid;--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_parts_import" ON "import_parts" USING btree ("household_id","import_id","id");--> statement-breakpoint
CREATE INDEX "households_importing" ON "households" USING btree ("id") WHERE "households"."importing" is not null;