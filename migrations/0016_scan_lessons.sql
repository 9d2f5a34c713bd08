CREATE TABLE "scan_lessons" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "scan_lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"household_id" uuid NOT NULL,
	"biller" text NOT NULL,
	"read_as" text,
	"layout" json NOT NULL,
	"learned" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scan_lessons_household_id_id_pk" PRIMARY KEY("household_id","id")
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_kind";--> statement-breakpoint
ALTER TABLE "scan_lessons" ADD CONSTRAINT "scan_lessons_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('jpeg', 'png', 'gif', 'webp', 'avif', 'tiff', 'heic', 'pdf'));