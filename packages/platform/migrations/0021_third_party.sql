CREATE TABLE "linked_logins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "linked_logins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"provider_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"label" text,
	"linked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_id_records" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "sandbox_id_records_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "third_party_arrivals" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"account" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "third_party_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"provider_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"session_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "linked_logins" ADD CONSTRAINT "linked_logins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party_attempts" ADD CONSTRAINT "third_party_attempts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "linked_logins_account" ON "linked_logins" USING btree ("issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "linked_logins_member_issuer" ON "linked_logins" USING btree ("member_id","issuer");--> statement-breakpoint
CREATE INDEX "sandbox_id_records_expires_at" ON "sandbox_id_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "third_party_arrivals_expires_at" ON "third_party_arrivals" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "third_party_attempts_session" ON "third_party_attempts" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "third_party_attempts_expires_at" ON "third_party_attempts" USING btree ("expires_at");