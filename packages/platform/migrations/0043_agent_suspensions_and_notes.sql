CREATE TABLE "agent_suspensions" (
	"agent_id" integer PRIMARY KEY NOT NULL,
	"reason" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent_transfers" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "agent_suspensions" ADD CONSTRAINT "agent_suspensions_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;