CREATE TABLE "withdrawal_steps" (
	"withdrawal_id" integer NOT NULL,
	"step" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawal_steps_withdrawal_id_step_pk" PRIMARY KEY("withdrawal_id","step")
);
--> statement-breakpoint
CREATE TABLE "cash_days" (
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count_in" integer NOT NULL,
	"count_out" integer NOT NULL,
	"paid_in" bigint NOT NULL,
	"paid_out" bigint NOT NULL,
	CONSTRAINT "cash_days_account_id_day_kind_pk" PRIMARY KEY("account_id","day","kind")
);
--> statement-breakpoint
CREATE TABLE "cash_marks" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"entries" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"request" jsonb NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cashier_settings" ADD COLUMN "may_cancel_withdrawal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cashier_settings" ADD COLUMN "review_hours" smallint DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "cashier_settings" ADD COLUMN "payout_hours" smallint DEFAULT 72 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal_steps" ADD CONSTRAINT "withdrawal_steps_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_days" ADD CONSTRAINT "cash_days_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_marks" ADD CONSTRAINT "cash_marks_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_codes" ADD CONSTRAINT "export_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_codes_session" ON "export_codes" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "export_codes_expires_at" ON "export_codes" USING btree ("expires_at");