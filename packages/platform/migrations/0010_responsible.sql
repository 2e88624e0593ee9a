CREATE TABLE "responsible_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "responsible_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"subject" text NOT NULL,
	"limit_kind" text,
	"limit_period" text,
	"before" text,
	"after" text,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"why" text
);
--> statement-breakpoint
CREATE TABLE "responsible_limits" (
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint,
	"pending_amount" bigint,
	"pending_from" timestamp (3) with time zone,
	CONSTRAINT "responsible_limits_member_id_kind_period_pk" PRIMARY KEY("member_id","kind","period"),
	CONSTRAINT "responsible_limits_amount" CHECK ("responsible_limits"."amount" > 0 AND "responsible_limits"."pending_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "responsible_settings" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"exclusion_kind" text,
	"exclusion_from" timestamp (3) with time zone,
	"exclusion_until" timestamp (3) with time zone,
	"reality_check_minutes" smallint DEFAULT 0 NOT NULL,
	"reality_check_since" timestamp (3) with time zone,
	CONSTRAINT "responsible_settings_exclusion" CHECK (("responsible_settings"."exclusion_kind" IS NULL) = ("responsible_settings"."exclusion_from" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "responsible_usage" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"day_wagered" bigint DEFAULT 0 NOT NULL,
	"day_won" bigint DEFAULT 0 NOT NULL,
	"week" date NOT NULL,
	"week_wagered" bigint DEFAULT 0 NOT NULL,
	"week_won" bigint DEFAULT 0 NOT NULL,
	"month" date NOT NULL,
	"month_wagered" bigint DEFAULT 0 NOT NULL,
	"month_won" bigint DEFAULT 0 NOT NULL,
	"total_wagered" bigint DEFAULT 0 NOT NULL,
	"total_won" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_clocks" (
	"session_id" text PRIMARY KEY NOT NULL,
	"total_wagered" bigint DEFAULT 0 NOT NULL,
	"total_won" bigint DEFAULT 0 NOT NULL,
	"acknowledged_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "member_id" integer;--> statement-breakpoint
ALTER TABLE "responsible_changes" ADD CONSTRAINT "responsible_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responsible_limits" ADD CONSTRAINT "responsible_limits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responsible_settings" ADD CONSTRAINT "responsible_settings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responsible_usage" ADD CONSTRAINT "responsible_usage_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_clocks" ADD CONSTRAINT "session_clocks_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "responsible_changes_member" ON "responsible_changes" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "rounds_member" ON "rounds" USING btree ("member_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","created_at","id","amount");--> statement-breakpoint

-- What is there already gets what the new columns say.
UPDATE rounds SET member_id = session.member_id FROM game_sessions session WHERE session.id = rounds.game_session_id;
--> statement-breakpoint
ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_insert_only;
--> statement-breakpoint
UPDATE ledger_entries SET created_at = booked.created_at FROM ledger_transactions booked WHERE booked.id = ledger_entries.transaction_id;
--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_insert_only;
--> statement-breakpoint
WITH today AS (
  SELECT site::date AS day, date_trunc('week', site)::date AS week, date_trunc('month', site)::date AS month
  FROM (SELECT now() AT TIME ZONE 'America/Caracas' AS site) clock
), played AS (
  SELECT member_id, (opened_at AT TIME ZONE 'America/Caracas')::date AS opened,
         CASE WHEN state = 'cancelled' THEN 0 ELSE stake END AS wagered, coalesce(payout, 0) AS won
  FROM rounds WHERE member_id IS NOT NULL
)
INSERT INTO responsible_usage (member_id, day, day_wagered, day_won, week, week_wagered, week_won,
                               month, month_wagered, month_won, total_wagered, total_won)
SELECT member_id,
       day, coalesce(sum(wagered) FILTER (WHERE opened >= day), 0), coalesce(sum(won) FILTER (WHERE opened >= day), 0),
       week, coalesce(sum(wagered) FILTER (WHERE opened >= week), 0), coalesce(sum(won) FILTER (WHERE opened >= week), 0),
       month, coalesce(sum(wagered) FILTER (WHERE opened >= month), 0), coalesce(sum(won) FILTER (WHERE opened >= month), 0),
       sum(wagered), sum(won)
FROM played CROSS JOIN today GROUP BY member_id, day, week, month;
--> statement-breakpoint
INSERT INTO session_clocks (session_id, total_wagered, total_won)
SELECT sessions.id, coalesce(usage.total_wagered, 0), coalesce(usage.total_won, 0)
FROM sessions LEFT JOIN responsible_usage usage ON usage.member_id = sessions.member_id;
--> statement-breakpoint

-- What was changed stays written down.
CREATE TRIGGER responsible_changes_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON responsible_changes
  FOR EACH STATEMENT EXECUTE FUNCTION audit_insert_only();
