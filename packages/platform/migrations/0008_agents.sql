CREATE TABLE "agent_agreements" (
	"version" smallint PRIMARY KEY NOT NULL,
	"sections" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"agreement_version" smallint NOT NULL,
	"contact_kind" text NOT NULL,
	"contact" text NOT NULL,
	"intention" text NOT NULL,
	"website" text,
	"agent_id" integer,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" jsonb,
	"operation" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "agent_applications_decided" CHECK (("agent_applications"."state" = 'pending') = ("agent_applications"."decided_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "agent_links" (
	"code" text PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"campaign" text NOT NULL,
	"campaign_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_settlement_strata" (
	"settlement_id" integer NOT NULL,
	"depth" smallint NOT NULL,
	"active_members" integer NOT NULL,
	"turnover" bigint NOT NULL,
	"payouts" bigint NOT NULL,
	"bonuses" bigint NOT NULL,
	"net_revenue" bigint NOT NULL,
	"basis_points" integer NOT NULL,
	"earned" bigint NOT NULL,
	CONSTRAINT "agent_settlement_strata_settlement_id_depth_pk" PRIMARY KEY("settlement_id","depth")
);
--> statement-breakpoint
CREATE TABLE "agent_settlements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"week" text NOT NULL,
	"currency" text NOT NULL,
	"active_members" integer NOT NULL,
	"net_revenue" bigint NOT NULL,
	"reached_level" smallint NOT NULL,
	"applied_level" smallint NOT NULL,
	"tiers" jsonb NOT NULL,
	"earned" bigint NOT NULL,
	"carried_in" bigint NOT NULL,
	"carried_out" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"paid_currency" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_settlements_carried" CHECK ("agent_settlements"."carried_in" <= 0 AND "agent_settlements"."carried_out" <= 0),
	CONSTRAINT "agent_settlements_paid" CHECK ("agent_settlements"."paid" >= 0)
);
--> statement-breakpoint
CREATE TABLE "agent_tiers" (
	"currency" text NOT NULL,
	"level" smallint NOT NULL,
	"net_revenue_from" bigint NOT NULL,
	"active_members_from" integer NOT NULL,
	"basis_points" integer[] NOT NULL,
	CONSTRAINT "agent_tiers_currency_level_pk" PRIMARY KEY("currency","level"),
	CONSTRAINT "agent_tiers_basis_points" CHECK (0 <= ALL ("agent_tiers"."basis_points") AND 10000 >= ALL ("agent_tiers"."basis_points"))
);
--> statement-breakpoint
CREATE TABLE "agent_transfer_limits" (
	"currency" text PRIMARY KEY NOT NULL,
	"least" bigint NOT NULL,
	"most" bigint NOT NULL,
	"most_per_day" bigint NOT NULL,
	CONSTRAINT "agent_transfer_limits_range" CHECK ("agent_transfer_limits"."least" > 0 AND "agent_transfer_limits"."most" >= "agent_transfer_limits"."least")
);
--> statement-breakpoint
CREATE TABLE "agent_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"day" date NOT NULL,
	"operation" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_transfers_amount" CHECK ("agent_transfers"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "downlines" (
	"ancestor_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"depth" smallint NOT NULL,
	CONSTRAINT "downlines_member_id_ancestor_id_pk" PRIMARY KEY("member_id","ancestor_id")
);
--> statement-breakpoint
CREATE TABLE "link_visits" (
	"member_id" integer NOT NULL,
	"code" text NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "link_visits_member_id_code_day_visitor_pk" PRIMARY KEY("member_id","code","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "settled_weeks" (
	"week" text PRIMARY KEY NOT NULL,
	"first_day" date NOT NULL,
	"settled_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "introductions" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "agent_applications" ADD CONSTRAINT "agent_applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_applications" ADD CONSTRAINT "agent_applications_agreement_version_agent_agreements_version_fk" FOREIGN KEY ("agreement_version") REFERENCES "public"."agent_agreements"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_applications" ADD CONSTRAINT "agent_applications_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_links" ADD CONSTRAINT "agent_links_code_recommend_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."recommend_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_links" ADD CONSTRAINT "agent_links_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_settlement_strata" ADD CONSTRAINT "agent_settlement_strata_settlement_id_agent_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."agent_settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_settlements" ADD CONSTRAINT "agent_settlements_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_settlements" ADD CONSTRAINT "agent_settlements_week_settled_weeks_week_fk" FOREIGN KEY ("week") REFERENCES "public"."settled_weeks"("week") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tiers" ADD CONSTRAINT "agent_tiers_level_agent_levels_level_fk" FOREIGN KEY ("level") REFERENCES "public"."agent_levels"("level") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_transfers" ADD CONSTRAINT "agent_transfers_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_transfers" ADD CONSTRAINT "agent_transfers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downlines" ADD CONSTRAINT "downlines_ancestor_id_members_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downlines" ADD CONSTRAINT "downlines_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_visits" ADD CONSTRAINT "link_visits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_applications_member" ON "agent_applications" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "agent_applications_state" ON "agent_applications" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_applications_pending" ON "agent_applications" USING btree ("member_id") WHERE "agent_applications"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "agent_links_campaign" ON "agent_links" USING btree ("agent_id","campaign_key");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_settlements_week" ON "agent_settlements" USING btree ("agent_id","currency","week");--> statement-breakpoint
CREATE INDEX "agent_settlements_of_week" ON "agent_settlements" USING btree ("week");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_transfers_operation" ON "agent_transfers" USING btree ("agent_id","operation");--> statement-breakpoint
CREATE INDEX "agent_transfers_agent" ON "agent_transfers" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "agent_transfers_day" ON "agent_transfers" USING btree ("agent_id","day");--> statement-breakpoint
CREATE INDEX "downlines_ancestor" ON "downlines" USING btree ("ancestor_id","depth","member_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_beside_games" ON "ledger_transactions" USING btree ("created_at") WHERE "ledger_transactions"."kind" NOT IN ('wager', 'payout', 'refund');--> statement-breakpoint
ALTER TABLE "agent_levels" DROP COLUMN "net_revenue_from_usd";--> statement-breakpoint
ALTER TABLE "agent_levels" DROP COLUMN "active_members_from";--> statement-breakpoint
ALTER TABLE "agent_levels" DROP COLUMN "commission_basis_points";--> statement-breakpoint

-- Who is under whom follows from who brought whom, at any depth: whoever is above the introducer gets the member, and
-- everybody under the member, below itself. Nobody comes to stand above oneself.
CREATE FUNCTION downlines_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.member_id = NEW.introducer_id
    OR EXISTS (SELECT FROM downlines WHERE ancestor_id = NEW.member_id AND member_id = NEW.introducer_id)
  THEN
    RAISE EXCEPTION 'member % cannot be brought by %, who is under that member', NEW.member_id, NEW.introducer_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'downlines_no_circle';
  END IF;
  INSERT INTO downlines (ancestor_id, member_id, depth)
    SELECT above.id, below.id, above.distance + 1 + below.distance
    FROM (SELECT NEW.introducer_id AS id, 0 AS distance
          UNION ALL SELECT ancestor_id, depth FROM downlines WHERE member_id = NEW.introducer_id) above
    CROSS JOIN (SELECT NEW.member_id AS id, 0 AS distance
          UNION ALL SELECT member_id, depth FROM downlines WHERE ancestor_id = NEW.member_id) below;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER introductions_downlines AFTER INSERT ON introductions
  FOR EACH ROW EXECUTE FUNCTION downlines_follow();
--> statement-breakpoint

-- Those that are there already.
WITH RECURSIVE lines AS (
  SELECT introducer_id AS ancestor_id, member_id, 1 AS depth FROM introductions
  UNION ALL
  SELECT above.introducer_id, lines.member_id, lines.depth + 1
  FROM lines JOIN introductions above ON above.member_id = lines.ancestor_id
)
INSERT INTO downlines (ancestor_id, member_id, depth) SELECT ancestor_id, member_id, depth FROM lines;
--> statement-breakpoint

-- What the downlines were made of, what agents agreed to, and what was settled and given stays as it was written.
CREATE TRIGGER introductions_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON introductions
  FOR EACH STATEMENT EXECUTE FUNCTION audit_insert_only();
--> statement-breakpoint
CREATE TRIGGER agent_agreements_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON agent_agreements
  FOR EACH STATEMENT EXECUTE FUNCTION audit_insert_only();
--> statement-breakpoint
CREATE TRIGGER settled_weeks_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON settled_weeks
  FOR EACH STATEMENT EXECUTE FUNCTION audit_insert_only();
--> statement-breakpoint
CREATE TRIGGER agent_settlements_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON agent_settlements
  FOR EACH STATEMENT EXECUTE FUNCTION audit_insert_only();
--> statement-breakpoint
CREATE TRIGGER agent_settlement_strata_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON agent_settlement_strata
  FOR EACH STATEMENT EXECUTE FUNCTION audit_insert_only();
--> statement-breakpoint
CREATE TRIGGER agent_transfers_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON agent_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION audit_insert_only();
