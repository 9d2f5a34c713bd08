CREATE TABLE "notification_channels" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notification_channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"label" text NOT NULL,
	"keys" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_channels_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "notification_channels_once" UNIQUE("user_id","kind","target"),
	CONSTRAINT "notification_channels_kind" CHECK ("notification_channels"."kind" in ('mail', 'push', 'ntfy', 'webhook'))
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"off" json NOT NULL,
	"quiet_from" integer,
	"quiet_until" integer,
	"time_zone" text,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"household_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"channel" text NOT NULL,
	"channel_id" bigint NOT NULL,
	"key" text NOT NULL,
	"event" text NOT NULL,
	"told" json NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"send_after" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"is_claimed" boolean DEFAULT false NOT NULL,
	"last_error" text,
	"acted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_household_id_id_pk" PRIMARY KEY("household_id","id"),
	CONSTRAINT "outbox_once" UNIQUE("household_id","user_id","channel_id","key"),
	CONSTRAINT "outbox_channel" CHECK ("outbox"."channel" in ('mail', 'push', 'ntfy', 'webhook')),
	CONSTRAINT "outbox_event" CHECK ("outbox"."event" in ('due-short', 'due-covered', 'payday', 'payment-made', 'payment-failed', 'payment-tried-again', 'bill-rose', 'weekly-report', 'member-joined', 'security')),
	CONSTRAINT "outbox_state" CHECK ("outbox"."state" in ('waiting', 'sent', 'given-up', 'taken-back'))
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"keys" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "told_on" date DEFAULT '1970-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_channels" ADD CONSTRAINT "notification_channels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_member_fk" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."members"("household_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("send_after") WHERE "outbox"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_created_at" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "households_told_on" ON "households" USING btree ("told_on","id");