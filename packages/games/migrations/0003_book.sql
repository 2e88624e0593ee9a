CREATE TABLE "book_fixtures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_fixtures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"book_name" text NOT NULL,
	"number" bigint NOT NULL,
	"rules_version" integer NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"outcome" jsonb NOT NULL,
	"kickoff_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"is_void" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
DROP INDEX "rounds_one_open";--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "book" text;--> statement-breakpoint
CREATE UNIQUE INDEX "book_fixtures_number" ON "book_fixtures" USING btree ("book_name","number");--> statement-breakpoint
CREATE INDEX "book_fixtures_age" ON "book_fixtures" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "rounds_book" ON "rounds" USING btree ("book","due_at") WHERE "rounds"."book" IS NOT NULL AND "rounds"."state" IN ('drawn', 'open', 'settling', 'cancelling');--> statement-breakpoint
CREATE UNIQUE INDEX "rounds_one_open" ON "rounds" USING btree ("player_id","game_code","mode") WHERE "rounds"."table_round_id" IS NULL AND "rounds"."book" IS NULL AND "rounds"."state" IN ('drawn', 'open', 'settling', 'cancelling');