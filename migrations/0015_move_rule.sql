ALTER TABLE "user_settings" ADD COLUMN "move_rate" text DEFAULT 'level' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "move_rounding" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_move_rate" CHECK ("user_settings"."move_rate" in ('level', 'exact'));--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_move_rounding" CHECK ("user_settings"."move_rounding" in ('0', '1', '5', '10'));