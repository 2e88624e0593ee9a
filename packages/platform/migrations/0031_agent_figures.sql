CREATE TABLE "agent_active_days" (
	"agent_id" integer NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"depth" smallint NOT NULL,
	"members" integer NOT NULL,
	"first_in_week" integer NOT NULL,
	"first_in_month" integer NOT NULL,
	CONSTRAINT "agent_active_days_agent_id_currency_day_depth_pk" PRIMARY KEY("agent_id","currency","day","depth")
);
--> statement-breakpoint
CREATE TABLE "agent_days" (
	"agent_id" integer NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"depth" smallint NOT NULL,
	"provider_id" integer NOT NULL,
	"deposits" bigint NOT NULL,
	"withdrawals" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"payouts" bigint NOT NULL,
	"bonuses" bigint NOT NULL,
	"rounds" integer NOT NULL,
	"active_members" integer NOT NULL,
	CONSTRAINT "agent_days_agent_id_currency_day_depth_provider_id_pk" PRIMARY KEY("agent_id","currency","day","depth","provider_id")
);
--> statement-breakpoint
CREATE TABLE "kept_days" (
	"day" date PRIMARY KEY NOT NULL,
	"is_kept" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_days" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"provider_id" integer NOT NULL,
	"deposits" bigint NOT NULL,
	"withdrawals" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"payouts" bigint NOT NULL,
	"bonuses" bigint NOT NULL,
	"rounds" integer NOT NULL,
	"played" integer NOT NULL,
	CONSTRAINT "member_days_member_id_day_provider_id_pk" PRIMARY KEY("member_id","day","provider_id")
);
--> statement-breakpoint
CREATE TABLE "member_months" (
	"month" date NOT NULL,
	"member_id" integer NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "member_months_month_member_id_pk" PRIMARY KEY("month","member_id")
);
--> statement-breakpoint
CREATE INDEX "agent_active_days_day" ON "agent_active_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "agent_days_day" ON "agent_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "member_days_day" ON "member_days" USING btree ("day");--> statement-breakpoint

-- Rows are updated in their page as long as it has room: the index is not written then.
ALTER TABLE member_days SET (fillfactor = 80);
--> statement-breakpoint

-- The day of the site's calendar (`site/calendar.ts`).
CREATE FUNCTION site_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (at AT TIME ZONE 'America/Caracas')::date;
--> statement-breakpoint

-- Agents' rows of this day are summed again by the next sweep, and those of the next 31 days, which know by it who is
-- active for the first time in a week or month. Rows are locked even where nothing changes: a sweep waits for this commit.
CREATE FUNCTION kept_days_take_back(first date) RETURNS void LANGUAGE sql AS $$
  INSERT INTO kept_days (day, is_kept)
    SELECT day::date, false FROM generate_series(first, first + 31, interval '1 day') day
    ON CONFLICT (day) DO UPDATE SET is_kept = false WHERE kept_days.is_kept;
$$;
--> statement-breakpoint

-- Nothing is read that another transaction writes: it would be a serialisation failure for both.
CREATE FUNCTION member_days_add(
  member integer, at timestamptz, provider integer,
  deposited bigint, withdrawn bigint, turned_over bigint, paid_out bigint, given bigint, settled integer
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  this date := site_day(at);
  times integer;
BEGIN
  INSERT INTO member_days AS kept
      (member_id, day, provider_id, deposits, withdrawals, turnover, payouts, bonuses, rounds, played)
    VALUES (member, this, provider, deposited, withdrawn, turned_over, paid_out, given, settled,
      CASE WHEN turned_over > 0 THEN 1 ELSE 0 END)
    ON CONFLICT (member_id, day, provider_id) DO UPDATE SET
      deposits = kept.deposits + excluded.deposits, withdrawals = kept.withdrawals + excluded.withdrawals,
      turnover = kept.turnover + excluded.turnover, payouts = kept.payouts + excluded.payouts,
      bonuses = kept.bonuses + excluded.bonuses, rounds = kept.rounds + excluded.rounds,
      played = kept.played + excluded.played
    RETURNING kept.played INTO times;
  IF turned_over > 0 AND times = 1 THEN
    INSERT INTO member_months AS kept (month, member_id, days)
      VALUES (date_trunc('month', this::timestamp)::date, member, 1 << (extract(day FROM this)::integer - 1))
      ON CONFLICT (month, member_id) DO UPDATE SET days = kept.days | excluded.days;
  END IF;
  -- Only history that is written after the fact is as late as this.
  IF this < site_day(clock_timestamp() - interval '10 minutes') THEN
    PERFORM kept_days_take_back(this);
  END IF;
END $$;
--> statement-breakpoint

CREATE FUNCTION member_days_follow_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM member_days_add(
    NEW.member_id, NEW.closed_at, NEW.provider_id, 0, 0,
    NEW.stake - NEW.returned - NEW.welcome_stake, NEW.payout - NEW.welcome_payout, 0, 1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rounds_member_days AFTER UPDATE OF state ON rounds FOR EACH ROW
  WHEN (NEW.state = 'settled' AND OLD.state <> 'settled' AND NEW.member_id IS NOT NULL)
  EXECUTE FUNCTION member_days_follow_round();
--> statement-breakpoint
CREATE TRIGGER rounds_written_member_days AFTER INSERT ON rounds FOR EACH ROW
  WHEN (NEW.state = 'settled' AND NEW.member_id IS NOT NULL)
  EXECUTE FUNCTION member_days_follow_round();
--> statement-breakpoint

-- What is booked outside of games is known by the account on the other side: the transaction's row is not read, since
-- the last page of its index is written by every wager.
CREATE FUNCTION member_days_follow_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Every wager comes here, and leaves at once.
  IF NOT EXISTS (
    SELECT FROM new_entries entry JOIN ledger_accounts account ON account.id = entry.account_id
    WHERE account.kind IN ('payment_provider', 'withdrawal', 'promotion')
  ) THEN
    RETURN NULL;
  END IF;
  PERFORM member_days_add(own.owner::integer, entry.created_at, 0,
      CASE WHEN other.kind = 'payment_provider' THEN entry.amount ELSE 0 END,
      CASE WHEN other.kind = 'withdrawal' THEN -entry.amount ELSE 0 END,
      0, 0, CASE WHEN other.kind = 'promotion' THEN entry.amount ELSE 0 END, 0)
    FROM new_entries entry
    JOIN ledger_accounts own ON own.id = entry.account_id AND own.kind = 'member'
    JOIN new_entries counter ON counter.transaction_id = entry.transaction_id AND counter.id <> entry.id
    JOIN ledger_accounts other ON other.id = counter.account_id
      AND other.kind IN ('payment_provider', 'withdrawal', 'promotion');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_member_days AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS new_entries
  FOR EACH STATEMENT EXECUTE FUNCTION member_days_follow_entries();
--> statement-breakpoint

-- Whoever comes under an agent brings along what was played before.
CREATE FUNCTION kept_days_follow_downlines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_days (day, is_kept)
    SELECT DISTINCT played.day, false FROM new_pairs JOIN member_days played USING (member_id)
    WHERE played.day < site_day(clock_timestamp() - interval '10 minutes') ORDER BY 1
    ON CONFLICT (day) DO UPDATE SET is_kept = false WHERE kept_days.is_kept;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER downlines_kept_days AFTER INSERT ON downlines
  REFERENCING NEW TABLE AS new_pairs
  FOR EACH STATEMENT EXECUTE FUNCTION kept_days_follow_downlines();
--> statement-breakpoint

-- Makes all members' rows out of rounds and ledger: for a database that was there before them, or was restored.
CREATE FUNCTION member_days_rebuild() RETURNS void LANGUAGE plpgsql AS $$
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
    FROM rounds WHERE state = 'settled' AND member_id IS NOT NULL GROUP BY 1, 2, 3;
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
    WHERE other.kind IN ('payment_provider', 'withdrawal', 'promotion') GROUP BY 1, 2;
  INSERT INTO member_months (month, member_id, days)
    SELECT date_trunc('month', day::timestamp)::date, member_id,
      bit_or(1 << (extract(day FROM day)::integer - 1))
    FROM member_days WHERE played > 0 GROUP BY 1, 2;
END $$;
--> statement-breakpoint
SELECT member_days_rebuild();
