CREATE TABLE "currency_features" (
	"currency" text PRIMARY KEY NOT NULL,
	"is_friend" boolean NOT NULL,
	"cash_surplus" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "red_envelope_shares" (
	"envelope_id" integer NOT NULL,
	"position" integer NOT NULL,
	"amount" bigint NOT NULL,
	"member_id" integer,
	"operation" text,
	"claimed_at" timestamp (3) with time zone,
	CONSTRAINT "red_envelope_shares_envelope_id_position_pk" PRIMARY KEY("envelope_id","position"),
	CONSTRAINT "red_envelope_shares_amount" CHECK ("red_envelope_shares"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "red_envelopes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "red_envelopes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roulette_draws" (
	"roulette_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "roulette_draws_roulette_id_member_id_day_pk" PRIMARY KEY("roulette_id","member_id","day")
);
--> statement-breakpoint
CREATE TABLE "roulette_prizes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roulette_prizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"roulette_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"weight" integer NOT NULL,
	"is_limited" boolean NOT NULL,
	CONSTRAINT "roulette_prizes_weight" CHECK ("roulette_prizes"."weight" > 0),
	CONSTRAINT "roulette_prizes_amount" CHECK ("roulette_prizes"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "roulette_spins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roulette_spins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"prize_id" integer NOT NULL,
	"remaining_draws" integer NOT NULL,
	"operation" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roulette_stock" (
	"prize_id" integer PRIMARY KEY NOT NULL,
	"left" integer NOT NULL,
	CONSTRAINT "roulette_stock_left" CHECK ("roulette_stock"."left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "roulettes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roulettes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"currency" text NOT NULL,
	"draws_per_day" integer NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_rewards" (
	"day" smallint PRIMARY KEY NOT NULL,
	"usd_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"streak" integer NOT NULL,
	"amount" bigint NOT NULL,
	"operation" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_ins_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "back_transfers" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"operation" text
);
--> statement-breakpoint
CREATE TABLE "provider_wallets" (
	"member_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "provider_wallets_member_id_provider_id_pk" PRIMARY KEY("member_id","provider_id")
);
--> statement-breakpoint
ALTER TABLE "red_envelope_shares" ADD CONSTRAINT "red_envelope_shares_envelope_id_red_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."red_envelopes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "red_envelope_shares" ADD CONSTRAINT "red_envelope_shares_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_draws" ADD CONSTRAINT "roulette_draws_roulette_id_roulettes_id_fk" FOREIGN KEY ("roulette_id") REFERENCES "public"."roulettes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_draws" ADD CONSTRAINT "roulette_draws_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_prizes" ADD CONSTRAINT "roulette_prizes_roulette_id_roulettes_id_fk" FOREIGN KEY ("roulette_id") REFERENCES "public"."roulettes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_spins" ADD CONSTRAINT "roulette_spins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_spins" ADD CONSTRAINT "roulette_spins_prize_id_roulette_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."roulette_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_stock" ADD CONSTRAINT "roulette_stock_prize_id_roulette_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."roulette_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "back_transfers" ADD CONSTRAINT "back_transfers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_wallets" ADD CONSTRAINT "provider_wallets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_wallets" ADD CONSTRAINT "provider_wallets_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_wallets" ADD CONSTRAINT "provider_wallets_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "red_envelope_shares_member" ON "red_envelope_shares" USING btree ("envelope_id","member_id");--> statement-breakpoint
CREATE INDEX "red_envelope_shares_free" ON "red_envelope_shares" USING btree ("envelope_id","position") WHERE "red_envelope_shares"."member_id" IS NULL;--> statement-breakpoint
CREATE INDEX "red_envelopes_running" ON "red_envelopes" USING btree ("currency","end_at");--> statement-breakpoint
CREATE UNIQUE INDEX "roulette_prizes_position" ON "roulette_prizes" USING btree ("roulette_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "roulette_spins_operation" ON "roulette_spins" USING btree ("member_id","operation");--> statement-breakpoint
CREATE INDEX "roulette_spins_prize" ON "roulette_spins" USING btree ("prize_id");--> statement-breakpoint
CREATE INDEX "roulettes_running" ON "roulettes" USING btree ("currency","start_at");