ALTER TABLE "games" ALTER COLUMN "provider_id" SET DATA TYPE integer;--> statement-breakpoint
ALTER TABLE "games" ALTER COLUMN "hall_id" SET DATA TYPE integer;--> statement-breakpoint
ALTER TABLE "providers" ALTER COLUMN "id" SET DATA TYPE integer;--> statement-breakpoint
ALTER TABLE "game_sessions" ALTER COLUMN "provider_id" SET DATA TYPE integer;--> statement-breakpoint
ALTER TABLE "provider_transactions" ALTER COLUMN "provider_id" SET DATA TYPE integer;--> statement-breakpoint
ALTER TABLE "rounds" ALTER COLUMN "provider_id" SET DATA TYPE integer;--> statement-breakpoint
ALTER TABLE "promotions" ALTER COLUMN "id" SET DATA TYPE integer;--> statement-breakpoint
ALTER TABLE "sites" ALTER COLUMN "id" SET DATA TYPE integer;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_sessions_session" ON "game_sessions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "rounds_open" ON "rounds" USING btree ("opened_at") WHERE "rounds"."state" = 'open';