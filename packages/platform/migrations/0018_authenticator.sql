CREATE TABLE "authenticator_logins" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"device" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticator_setups" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"last_step" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"member_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_member_id_code_hash_pk" PRIMARY KEY("member_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "authenticator_logins" ADD CONSTRAINT "authenticator_logins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticator_setups" ADD CONSTRAINT "authenticator_setups_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticator_setups" ADD CONSTRAINT "authenticator_setups_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_member_id_authenticators_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."authenticators"("member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "authenticator_logins_member" ON "authenticator_logins" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "authenticator_logins_expires_at" ON "authenticator_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "authenticator_setups_session" ON "authenticator_setups" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "authenticator_setups_expires_at" ON "authenticator_setups" USING btree ("expires_at");