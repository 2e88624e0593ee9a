CREATE TABLE "bank_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"currency" text NOT NULL,
	"bank_name" text NOT NULL,
	"holder_name" text NOT NULL,
	"number" text NOT NULL,
	"branch_code" text,
	"is_default" boolean NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "cashier_settings" (
	"currency" text PRIMARY KEY NOT NULL,
	"open_deposits" smallint NOT NULL,
	"deposit_minutes" smallint NOT NULL,
	"needs_verified_account" boolean NOT NULL,
	"withdrawal_minimum" bigint NOT NULL,
	"withdrawal_maximum" bigint NOT NULL,
	"withdrawals_per_day" smallint NOT NULL,
	"withdrawal_amount_per_day" bigint NOT NULL,
	"turnover_percent" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_methods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"note" jsonb NOT NULL,
	"minimum" bigint NOT NULL,
	"maximum" bigint NOT NULL,
	"position" smallint NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "deposit_methods_range" CHECK ("deposit_methods"."minimum" > 0 AND "deposit_methods"."maximum" >= "deposit_methods"."minimum")
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_number" text NOT NULL,
	"member_id" integer NOT NULL,
	"method_id" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"deposit_times" integer,
	"operation" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"close_operation" text,
	CONSTRAINT "deposits_amount" CHECK ("deposits"."amount" > 0),
	CONSTRAINT "deposits_closed" CHECK (("deposits"."status" = 'pending') = ("deposits"."closed_at" IS NULL)),
	CONSTRAINT "deposits_paid" CHECK (("deposits"."status" = 'paid') = ("deposits"."deposit_times" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"signature" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_number" text NOT NULL,
	"member_id" integer NOT NULL,
	"bank_account_id" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"why" jsonb,
	"day" date NOT NULL,
	"operation" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"close_operation" text,
	CONSTRAINT "withdrawals_amount" CHECK ("withdrawals"."amount" > 0),
	CONSTRAINT "withdrawals_closed" CHECK (("withdrawals"."status" = 'pending') = ("withdrawals"."closed_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "sandbox_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_number" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"last_answer" text,
	"acknowledged_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"order_number" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"return_to" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_method_id_deposit_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."deposit_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_notices" ADD CONSTRAINT "sandbox_notices_order_number_sandbox_payments_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."sandbox_payments"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_accounts_member" ON "bank_accounts" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_number" ON "bank_accounts" USING btree ("currency","number",coalesce("branch_code", '')) WHERE "bank_accounts"."removed_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_default" ON "bank_accounts" USING btree ("member_id") WHERE "bank_accounts"."is_default" AND "bank_accounts"."removed_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_methods_kind" ON "deposit_methods" USING btree ("currency","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_order_number" ON "deposits" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_operation" ON "deposits" USING btree ("member_id","operation");--> statement-breakpoint
CREATE INDEX "deposits_member" ON "deposits" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_times" ON "deposits" USING btree ("member_id","deposit_times");--> statement-breakpoint
CREATE INDEX "deposits_pending" ON "deposits" USING btree ("expires_at") WHERE "deposits"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "deposits_created_at" ON "deposits" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_notices_received_at" ON "payment_notices" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_order_number" ON "withdrawals" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_operation" ON "withdrawals" USING btree ("member_id","operation");--> statement-breakpoint
CREATE INDEX "withdrawals_member" ON "withdrawals" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_day" ON "withdrawals" USING btree ("member_id","day");--> statement-breakpoint
CREATE INDEX "withdrawals_bank_account" ON "withdrawals" USING btree ("bank_account_id");--> statement-breakpoint
CREATE INDEX "withdrawals_pending" ON "withdrawals" USING btree ("created_at") WHERE "withdrawals"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_notices_order" ON "sandbox_notices" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "sandbox_notices_due" ON "sandbox_notices" USING btree ("next_at") WHERE "sandbox_notices"."acknowledged_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_token" ON "sandbox_payments" USING btree ("token");--> statement-breakpoint
-- What is closed stays closed, whatever the code does: money has moved by it, or never will.
CREATE FUNCTION payment_stays_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'pending' AND NEW.status <> OLD.status THEN
    RAISE EXCEPTION '% is % and cannot become %', OLD.order_number, OLD.status, NEW.status
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER deposits_stay_closed BEFORE UPDATE OF status ON deposits
  FOR EACH ROW EXECUTE FUNCTION payment_stays_closed();
--> statement-breakpoint
CREATE TRIGGER withdrawals_stay_closed BEFORE UPDATE OF status ON withdrawals
  FOR EACH ROW EXECUTE FUNCTION payment_stays_closed();
