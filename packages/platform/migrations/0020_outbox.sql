CREATE TABLE "outbox_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"credit_site_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_hash" text NOT NULL,
	"account_key" text NOT NULL,
	"channel" text NOT NULL,
	"contact" text NOT NULL,
	"site_id" integer NOT NULL,
	"network" text NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"member_id" integer,
	"code_hash" text,
	"wrong_answers" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_credit_site_id_sites_id_fk" FOREIGN KEY ("credit_site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_requests" ADD CONSTRAINT "password_requests_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_requests" ADD CONSTRAINT "password_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("state","next_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_address" ON "outbox_messages" USING btree ("address","id");--> statement-breakpoint
CREATE INDEX "outbox_messages_created_at" ON "outbox_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "password_requests_claim" ON "password_requests" USING btree ("claim_hash","id");--> statement-breakpoint
CREATE INDEX "password_requests_network" ON "password_requests" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "password_requests_handled" ON "password_requests" USING btree ("handled_at","created_at");--> statement-breakpoint
CREATE INDEX "password_requests_member" ON "password_requests" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "password_requests_created_at" ON "password_requests" USING btree ("created_at");