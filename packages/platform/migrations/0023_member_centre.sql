CREATE TABLE "member_logins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_logins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"result" text NOT NULL,
	"device" jsonb NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_preferences" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"chosen" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "profile_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member_security" ADD COLUMN "several_sessions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member_logins" ADD CONSTRAINT "member_logins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_preferences" ADD CONSTRAINT "member_preferences_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_logins_member" ON "member_logins" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "member_logins_at" ON "member_logins" USING btree ("at");