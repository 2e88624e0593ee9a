ALTER TABLE "members" ADD COLUMN "register_operation" text;--> statement-breakpoint
CREATE UNIQUE INDEX "members_register_operation" ON "members" USING btree ("register_operation");