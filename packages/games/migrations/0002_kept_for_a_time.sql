CREATE INDEX "rounds_seed" ON "rounds" USING btree ("seed_hash");--> statement-breakpoint
CREATE INDEX "rounds_age" ON "rounds" USING btree ("at") WHERE "rounds"."state" IN ('closed', 'dropped');--> statement-breakpoint
CREATE INDEX "seeds_age" ON "seeds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "table_rounds_age" ON "table_rounds" USING btree ("ends_at");