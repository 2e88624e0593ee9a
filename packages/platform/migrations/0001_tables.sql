CREATE TABLE "favourites" (
	"member_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_member_id_game_id_pk" PRIMARY KEY("member_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "game_names" (
	"game_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	CONSTRAINT "game_names_game_id_language_pk" PRIMARY KEY("game_id","language")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" integer PRIMARY KEY NOT NULL,
	"provider_id" smallint NOT NULL,
	"hall_id" smallint NOT NULL,
	"game_type" text NOT NULL,
	"game_code" text NOT NULL,
	"art_key" text NOT NULL,
	"tag" text,
	"popularity" integer NOT NULL,
	"demo" boolean DEFAULT true NOT NULL,
	"mode" text DEFAULT 'window' NOT NULL,
	"currencies" jsonb,
	"devices" jsonb,
	"released_at" timestamp (3) with time zone NOT NULL,
	"maintain_from" timestamp (3) with time zone,
	"maintain_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "plays" (
	"member_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plays_member_id_game_id_pk" PRIMARY KEY("member_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" smallint PRIMARY KEY NOT NULL,
	"house" text NOT NULL,
	"name" text NOT NULL,
	"art_key" text NOT NULL,
	"position" smallint NOT NULL,
	"maintain_from" timestamp (3) with time zone,
	"maintain_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"owner" text NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_balances" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_balances_not_below_zero" CHECK ("ledger_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_grades" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"account" text NOT NULL,
	"account_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"name" text,
	"email" text,
	"email_key" text,
	"phone" text,
	"birthday" date,
	"contacts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"member_type" smallint DEFAULT 1 NOT NULL,
	"grade_id" smallint DEFAULT 1 NOT NULL,
	"is_agent" boolean DEFAULT false NOT NULL,
	"agent_active" boolean DEFAULT false NOT NULL,
	"agent_type" smallint DEFAULT 0 NOT NULL,
	"agent_level" smallint DEFAULT 0 NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"registered_from" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "game_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"launch_hash" text NOT NULL,
	"launch_expires_at" timestamp (3) with time zone NOT NULL,
	"token_hash" text,
	"mode" text NOT NULL,
	"member_id" integer,
	"player_id" text NOT NULL,
	"game_id" integer NOT NULL,
	"provider_id" smallint NOT NULL,
	"account_id" integer NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"lobby_url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" smallint NOT NULL,
	"transaction_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"balance" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" smallint NOT NULL,
	"round_id" text NOT NULL,
	"game_session_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint,
	"outcome" jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"type" smallint NOT NULL,
	"answer_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key_hash" text NOT NULL,
	"payload_mac" text NOT NULL,
	"sealed_answer" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_hash_pk" PRIMARY KEY("scope","key_hash")
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"account_key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"token_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"next_hash" text,
	"next_since" timestamp (3) with time zone,
	"previous_hash" text,
	"previous_until" timestamp (3) with time zone,
	"language" text NOT NULL,
	"device" jsonb NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_levels" (
	"level" smallint PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"net_revenue_from_usd" integer NOT NULL,
	"active_members_from" integer NOT NULL,
	"commission_basis_points" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" smallint PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"before_login" boolean NOT NULL,
	"after_login" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" smallint PRIMARY KEY NOT NULL,
	"art_key" text NOT NULL,
	"title" jsonb NOT NULL,
	"link" jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" smallint PRIMARY KEY NOT NULL,
	"art_key" text NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"position" smallint NOT NULL,
	"start_at" timestamp (3) with time zone,
	"end_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "register_fields" (
	"currency" text NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	"is_display" boolean NOT NULL,
	"is_required" boolean NOT NULL,
	"is_unique" boolean NOT NULL,
	"is_member_center" boolean NOT NULL,
	"is_verification" boolean NOT NULL,
	CONSTRAINT "register_fields_currency_name_pk" PRIMARY KEY("currency","name")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" smallint PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_names" ADD CONSTRAINT "game_names_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_grade_id_member_grades_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."member_grades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_transactions" ADD CONSTRAINT "provider_transactions_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_game_session_id_game_sessions_id_fk" FOREIGN KEY ("game_session_id") REFERENCES "public"."game_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_names_search" ON "game_names" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "games_code" ON "games" USING btree ("provider_id","game_code");--> statement-breakpoint
CREATE INDEX "games_hall" ON "games" USING btree ("hall_id","popularity");--> statement-breakpoint
CREATE INDEX "games_tag" ON "games" USING btree ("tag","popularity");--> statement-breakpoint
CREATE INDEX "games_popularity" ON "games" USING btree ("popularity");--> statement-breakpoint
CREATE INDEX "plays_last" ON "plays" USING btree ("member_id","last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_owner" ON "ledger_accounts" USING btree ("kind","owner","currency");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_key" ON "ledger_transactions" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "members_account_key" ON "members" USING btree ("account_key");--> statement-breakpoint
CREATE UNIQUE INDEX "members_email_key" ON "members" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "members_phone" ON "members" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "members_registered_from" ON "members" USING btree ("registered_from","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "game_sessions_launch" ON "game_sessions" USING btree ("launch_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "game_sessions_token" ON "game_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "game_sessions_member" ON "game_sessions" USING btree ("member_id","closed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_transactions_id" ON "provider_transactions" USING btree ("provider_id","transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rounds_round" ON "rounds" USING btree ("provider_id","round_id");--> statement-breakpoint
CREATE INDEX "rounds_session" ON "rounds" USING btree ("game_session_id","state");--> statement-breakpoint
CREATE INDEX "captchas_expires_at" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_ends_at" ON "sessions" USING btree ("ends_at");