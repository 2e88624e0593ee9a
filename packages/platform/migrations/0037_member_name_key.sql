ALTER TABLE "members" ADD COLUMN "name_key" text;--> statement-breakpoint
CREATE INDEX "members_name_key" ON "members" USING btree ("name_key","currency");