DROP INDEX "held_payments_payment";--> statement-breakpoint
ALTER TABLE "held_payments" ADD COLUMN "notices" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "not_wagered" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "held_payments_open" ON "held_payments" USING btree ("provider","order_number","currency","amount") WHERE "held_payments"."payment_id" IS NULL AND "held_payments"."resolved_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "held_payments_payment" ON "held_payments" USING btree ("provider","order_number","currency","amount","payment_id") WHERE "held_payments"."payment_id" IS NOT NULL;