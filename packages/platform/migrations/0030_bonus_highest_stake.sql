ALTER TABLE "bonus_offers" ADD COLUMN "max_stake" bigint;--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "max_stake" bigint;