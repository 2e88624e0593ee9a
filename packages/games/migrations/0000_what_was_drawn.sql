CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"term" bigint NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"game" text NOT NULL,
	"variant" text NOT NULL,
	"game_code" text NOT NULL,
	"rules_version" integer NOT NULL,
	"session" text NOT NULL,
	"session_sealed" text NOT NULL,
	"player_id" text NOT NULL,
	"mode" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"staked" bigint NOT NULL,
	"choice" jsonb NOT NULL,
	"actions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pending" jsonb,
	"seed_hash" text,
	"salt" text,
	"table_round_id" bigint,
	"taken_out_ms" integer,
	"state" text NOT NULL,
	"refusal" text,
	"payout" bigint,
	"balance" text,
	"untold" boolean DEFAULT false NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"player_id" text NOT NULL,
	"game_code" text NOT NULL,
	"session" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seats_player_id_game_code_pk" PRIMARY KEY("player_id","game_code")
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"hash" text PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"session" text NOT NULL,
	"round_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_rounds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "table_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"table_name" text NOT NULL,
	"number" bigint NOT NULL,
	"rules_version" integer NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"outcome" jsonb NOT NULL,
	"phase" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_seed_hash_seeds_hash_fk" FOREIGN KEY ("seed_hash") REFERENCES "public"."seeds"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_table_round_id_table_rounds_id_fk" FOREIGN KEY ("table_round_id") REFERENCES "public"."table_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rounds_history" ON "rounds" USING btree ("player_id","game_code","mode","at");--> statement-breakpoint
CREATE INDEX "rounds_session" ON "rounds" USING btree ("session","at");--> statement-breakpoint
CREATE UNIQUE INDEX "rounds_one_open" ON "rounds" USING btree ("player_id","game_code","mode") WHERE "rounds"."table_round_id" IS NULL AND "rounds"."state" IN ('drawn', 'open', 'settling', 'cancelling');--> statement-breakpoint
CREATE INDEX "rounds_table" ON "rounds" USING btree ("table_round_id","state");--> statement-breakpoint
CREATE INDEX "rounds_unfinished" ON "rounds" USING btree ("due_at") WHERE "rounds"."state" IN ('drawn', 'open', 'settling', 'cancelling');--> statement-breakpoint
CREATE UNIQUE INDEX "seeds_next" ON "seeds" USING btree ("session") WHERE "seeds"."round_id" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "table_rounds_number" ON "table_rounds" USING btree ("table_name","number");