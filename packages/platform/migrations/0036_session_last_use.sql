ALTER TABLE "sessions" ADD COLUMN "used_network" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "used_agent" text;