CREATE TABLE "agent_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"settlement_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"cause" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_in" integer,
	CONSTRAINT "agent_corrections_amount" CHECK ("agent_corrections"."amount" <> 0)
);
--> statement-breakpoint
DROP INDEX "agent_links_campaign";--> statement-breakpoint
ALTER TABLE "agent_links" ADD COLUMN "sub_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_settlements" ADD COLUMN "corrected" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_corrections" ADD CONSTRAINT "agent_corrections_settlement_id_agent_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."agent_settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_corrections" ADD CONSTRAINT "agent_corrections_settled_in_agent_settlements_id_fk" FOREIGN KEY ("settled_in") REFERENCES "public"."agent_settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_corrections_settlement" ON "agent_corrections" USING btree ("settlement_id");--> statement-breakpoint
CREATE INDEX "agent_corrections_settled_in" ON "agent_corrections" USING btree ("settled_in");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_links_campaign" ON "agent_links" USING btree ("agent_id","campaign_key","sub_id");