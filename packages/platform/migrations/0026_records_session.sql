CREATE TABLE "records_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "scope" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "records_tickets" ADD CONSTRAINT "records_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "records_tickets_member" ON "records_tickets" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "records_tickets_expires_at" ON "records_tickets" USING btree ("expires_at");