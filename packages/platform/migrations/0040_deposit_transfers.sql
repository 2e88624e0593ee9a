ALTER TABLE "deposit_methods" ADD COLUMN "transfer_account" jsonb;--> statement-breakpoint
ALTER TABLE "deposit_methods" ADD COLUMN "open_minutes" smallint;