CREATE TABLE "user_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"pay_frequency" text NOT NULL,
	"pay_day" text NOT NULL,
	"currency" text NOT NULL,
	"date_format" text NOT NULL,
	"compact_view" boolean NOT NULL,
	"email_notifications" boolean NOT NULL,
	"bill_reminders" boolean NOT NULL,
	"reminder_days" integer NOT NULL,
	"weekly_reports" boolean NOT NULL,
	"show_balances" boolean NOT NULL,
	"theme" text,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_settings_pay_frequency" CHECK ("user_settings"."pay_frequency" in ('weekly', 'fortnightly', 'monthly', 'quarterly', 'annually')),
	CONSTRAINT "user_settings_pay_day" CHECK ("user_settings"."pay_day" in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
	CONSTRAINT "user_settings_currency" CHECK ("user_settings"."currency" in ('USD', 'EUR', 'GBP', 'AUD')),
	CONSTRAINT "user_settings_date_format" CHECK ("user_settings"."date_format" in ('MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD')),
	CONSTRAINT "user_settings_reminder_days" CHECK ("user_settings"."reminder_days" in ('1', '3', '7')),
	CONSTRAINT "user_settings_theme" CHECK ("user_settings"."theme" in ('light', 'dark'))
);
--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;