CREATE TABLE "welcome_money" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "welcome_money_not_below_zero" CHECK ("welcome_money"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "welcome_stake" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "welcome_payout" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "welcome_money" ADD CONSTRAINT "welcome_money_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_welcome_stake" CHECK ("rounds"."welcome_stake" BETWEEN 0 AND "rounds"."stake");--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_welcome_payout" CHECK ("rounds"."welcome_payout" BETWEEN 0 AND coalesce("rounds"."payout", 0));