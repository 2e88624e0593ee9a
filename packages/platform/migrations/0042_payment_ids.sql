DROP INDEX "held_payments_payment";--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "held_payments" ADD COLUMN "payment_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_payment" ON "deposits" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "held_payments_payment" ON "held_payments" USING btree ("provider","order_number","currency","amount",coalesce("payment_id", ''));