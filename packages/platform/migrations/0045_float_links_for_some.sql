ALTER TABLE "site_list_entries" ADD COLUMN "start_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site_list_entries" ADD COLUMN "end_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site_list_entries" ADD COLUMN "audience" jsonb;