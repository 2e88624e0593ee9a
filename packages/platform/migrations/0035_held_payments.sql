CREATE TABLE "held_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"order_number" text NOT NULL,
	"amount" text NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolution" text,
	CONSTRAINT "held_payments_resolved" CHECK (("held_payments"."resolved_at" IS NULL) = ("held_payments"."resolution" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "held_payments_payment" ON "held_payments" USING btree ("provider","order_number","currency","amount");--> statement-breakpoint
-- A closed payment leaves its state by money that moved after all: a deposit that was paid late, and a withdrawal that
-- its bank returned. What is paid stays paid.
CREATE OR REPLACE FUNCTION payment_stays_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'pending' AND NEW.status <> OLD.status
    AND NOT (OLD.status IN ('failed', 'cancelled', 'expired') AND NEW.status = 'paid')
    AND NOT (OLD.status = 'approved' AND NEW.status = 'rejected') THEN
    RAISE EXCEPTION '% is % and cannot become %', OLD.order_number, OLD.status, NEW.status
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
