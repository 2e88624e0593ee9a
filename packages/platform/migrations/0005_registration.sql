CREATE TABLE "address_accounts" (
	"network" text NOT NULL,
	"member_id" integer NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "address_accounts_network_member_id_pk" PRIMARY KEY("network","member_id")
);
--> statement-breakpoint
CREATE TABLE "address_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"network" "cidr" NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_domains" (
	"host" text NOT NULL,
	"site_id" integer NOT NULL,
	"agent_id" integer NOT NULL,
	"currency" text,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "agent_domains_site_id_host_pk" PRIMARY KEY("site_id","host")
);
--> statement-breakpoint
CREATE TABLE "agreement_sections" (
	"id" smallint PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "introductions" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"introducer_id" integer NOT NULL,
	"via" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"member_id" integer NOT NULL,
	"udid_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_member_id_udid_hash_pk" PRIMARY KEY("member_id","udid_hash")
);
--> statement-breakpoint
CREATE TABLE "member_security" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"withdraw_password_hash" text,
	"asks_on_new_device" boolean DEFAULT false NOT NULL,
	"awaits_transfer" boolean DEFAULT false NOT NULL,
	"identity_id" text
);
--> statement-breakpoint
CREATE TABLE "pending_logins" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"device" jsonb NOT NULL,
	"questions" text[] NOT NULL,
	"wrong_answers" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"network" text NOT NULL,
	"wrong_answers" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommend_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_blocks" (
	"field" text NOT NULL,
	"value" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "registration_blocks_field_value_pk" PRIMARY KEY("field","value")
);
--> statement-breakpoint
CREATE TABLE "registration_settings" (
	"site_id" integer PRIMARY KEY NOT NULL,
	"sms_enabled" boolean DEFAULT true NOT NULL,
	"sms_credit" integer NOT NULL,
	"recommend_open" boolean DEFAULT true NOT NULL,
	"per_minute" smallint NOT NULL,
	"per_day" smallint NOT NULL,
	"question_count" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "register_fields" ADD COLUMN "is_member_center_verification" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "address_accounts" ADD CONSTRAINT "address_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_domains" ADD CONSTRAINT "agent_domains_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_domains" ADD CONSTRAINT "agent_domains_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_introducer_id_members_id_fk" FOREIGN KEY ("introducer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_security" ADD CONSTRAINT "member_security_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_logins" ADD CONSTRAINT "pending_logins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommend_codes" ADD CONSTRAINT "recommend_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_settings" ADD CONSTRAINT "registration_settings_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_tokens" ADD CONSTRAINT "transfer_tokens_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_accounts_seen_at" ON "address_accounts" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "introductions_introducer" ON "introductions" USING btree ("introducer_id");--> statement-breakpoint
CREATE INDEX "member_security_identity" ON "member_security" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "pending_logins_member" ON "pending_logins" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "pending_logins_expires_at" ON "pending_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "phone_codes_phone" ON "phone_codes" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "phone_codes_network" ON "phone_codes" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "phone_codes_created_at" ON "phone_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recommend_codes_member" ON "recommend_codes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "transfer_tokens_member" ON "transfer_tokens" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "transfer_tokens_expires_at" ON "transfer_tokens" USING btree ("expires_at");