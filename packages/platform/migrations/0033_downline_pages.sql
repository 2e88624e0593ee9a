DROP INDEX "downlines_ancestor";--> statement-breakpoint
DROP INDEX "member_days_day";--> statement-breakpoint
ALTER TABLE "downlines" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "downlines" ADD COLUMN "joined_at" timestamp (3) with time zone;--> statement-breakpoint

-- As `downlines_follow` of the migration `agents`, with what pages of an agent would look up for each of its members.
CREATE OR REPLACE FUNCTION downlines_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.member_id = NEW.introducer_id
    OR EXISTS (SELECT FROM downlines WHERE ancestor_id = NEW.member_id AND member_id = NEW.introducer_id)
  THEN
    RAISE EXCEPTION 'member % cannot be brought by %, who is under that member', NEW.member_id, NEW.introducer_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'downlines_no_circle';
  END IF;
  INSERT INTO downlines (ancestor_id, member_id, depth, currency, joined_at)
    SELECT above.id, below.id, above.distance + 1 + below.distance, below.currency, below.joined_at
    FROM (SELECT NEW.introducer_id AS id, 0 AS distance
          UNION ALL SELECT ancestor_id, depth FROM downlines WHERE member_id = NEW.introducer_id) above
    CROSS JOIN (SELECT id, 0 AS distance, currency, NEW.created_at AS joined_at FROM members WHERE id = NEW.member_id
          UNION ALL SELECT member_id, depth, currency, joined_at FROM downlines WHERE ancestor_id = NEW.member_id) below;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE downlines SET currency = members.currency, joined_at = introductions.created_at
  FROM members JOIN introductions ON introductions.member_id = members.id WHERE members.id = downlines.member_id;
--> statement-breakpoint
ALTER TABLE "downlines" ALTER COLUMN "currency" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "downlines" ALTER COLUMN "joined_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "downlines_currency" ON "downlines" USING btree ("ancestor_id","currency","depth","member_id");--> statement-breakpoint
CREATE INDEX "downlines_level" ON "downlines" USING btree ("ancestor_id","depth","joined_at","member_id");--> statement-breakpoint
CREATE INDEX "downlines_joined" ON "downlines" USING btree ("ancestor_id","joined_at","member_id");--> statement-breakpoint
CREATE INDEX "members_working_agents" ON "members" USING btree ("id") WHERE "members"."is_agent" AND "members"."agent_active";--> statement-breakpoint
CREATE INDEX "member_days_day" ON "member_days" USING btree ("day","provider_id");--> statement-breakpoint
CREATE INDEX "members_account_beginning" ON "members" USING btree ("account_key" text_pattern_ops);--> statement-breakpoint

-- As in the migration `agent_figures`, but the rows of a day lie side by side, as they come when they are played. Pages read
-- days: of rows in the order of members, each would be another page of the table.
CREATE OR REPLACE FUNCTION member_days_rebuild() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE rounds, ledger_entries IN SHARE MODE;
  DELETE FROM member_days;
  DELETE FROM member_months;
  UPDATE kept_days SET is_kept = false;
  INSERT INTO member_days
      (member_id, day, provider_id, deposits, withdrawals, turnover, payouts, bonuses, rounds, played)
    SELECT member_id, site_day(closed_at), provider_id, 0, 0, sum(stake - returned - welcome_stake),
      sum(payout - welcome_payout), 0,
      count(*), count(*) FILTER (WHERE stake > returned + welcome_stake)
    FROM rounds WHERE state = 'settled' AND member_id IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 2;
  INSERT INTO member_days
      (member_id, day, provider_id, deposits, withdrawals, turnover, payouts, bonuses, rounds, played)
    SELECT own.owner::integer, site_day(entry.created_at), 0,
      coalesce(sum(entry.amount) FILTER (WHERE other.kind = 'payment_provider'), 0),
      coalesce(sum(-entry.amount) FILTER (WHERE other.kind = 'withdrawal'), 0),
      0, 0, coalesce(sum(entry.amount) FILTER (WHERE other.kind = 'promotion'), 0), 0, 0
    FROM ledger_accounts other
    JOIN ledger_entries counter ON counter.account_id = other.id
    JOIN ledger_entries entry ON entry.transaction_id = counter.transaction_id AND entry.id <> counter.id
    JOIN ledger_accounts own ON own.id = entry.account_id AND own.kind = 'member'
    WHERE other.kind IN ('payment_provider', 'withdrawal', 'promotion') GROUP BY 1, 2 ORDER BY 2;
  INSERT INTO member_months (month, member_id, days)
    SELECT date_trunc('month', day::timestamp)::date, member_id,
      bit_or(1 << (extract(day FROM day)::integer - 1))
    FROM member_days WHERE played > 0 GROUP BY 1, 2;
END $$;
