CREATE TABLE "agent_consents" (
	"agent_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_consents_agent_id_version_pk" PRIMARY KEY("agent_id","version")
);
--> statement-breakpoint
ALTER TABLE "agent_consents" ADD CONSTRAINT "agent_consents_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_consents" ADD CONSTRAINT "agent_consents_version_agent_agreements_version_fk" FOREIGN KEY ("version") REFERENCES "public"."agent_agreements"("version") ON DELETE no action ON UPDATE no action;