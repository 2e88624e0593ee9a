CREATE TABLE "entry_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entry_codes" ADD CONSTRAINT "entry_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_codes_session" ON "entry_codes" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "entry_codes_expires_at" ON "entry_codes" USING btree ("expires_at");