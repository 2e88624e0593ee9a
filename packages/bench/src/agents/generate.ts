import type pg from 'pg';
import type { AgentsOptions } from './options.ts';

/** Shares of the members on each level: wide at the bottom, as grown downlines are. */
const LEVELS = [0.0002, 0.001, 0.005, 0.025, 0.08, 0.18, 0.3, 0.4088] as const;
/** Levels whose members are agents, if they have a downline. */
export const AGENT_LEVELS = 5;
const BETS_AT_ONCE = 500_000;

export interface Generated {
  readonly agents: number;
  /** Ids of members with a downline, by level from 1. */
  readonly parents: readonly { readonly id: number; readonly level: number }[];
}

/**
 * Writes the members, their downlines, bets and deposits of an agent, all in statements over sets. Triggers are off:
 * what they keep is made afterwards by the functions of the migrations.
 */
export async function generate(
  client: pg.Client,
  rootId: number,
  { members, bets, days }: AgentsOptions,
  say: (line: string) => void,
): Promise<Generated> {
  await client.query(
    "SET session_replication_role = replica; SET work_mem = '256MB'; SET maintenance_work_mem = '512MB'",
  );
  // Any week can be the first to be settled then, and the seed's payments do not stand in its way.
  await client.query("UPDATE ledger_transactions SET key = 'seed ' || key WHERE kind = 'commission'");
  await client.query(
    'DELETE FROM agent_corrections; DELETE FROM agent_settlement_strata; DELETE FROM agent_settlements; DELETE FROM settled_weeks',
  );
  say(`writing ${members.toLocaleString('en')} members`);
  await writeMembers(client, rootId, members);
  say(`writing ${bets.toLocaleString('en')} bets`);
  await writeBets(client, bets, days);
  await writeDeposits(client, Math.ceil(bets / 50), days);
  await client.query('SET session_replication_role = origin');
  say('analysing the tables');
  await client.query(
    'VACUUM ANALYZE members, introductions, downlines, rounds, game_sessions, ledger_entries, ledger_transactions',
  );
  const parents = await client.query<{ id: number; level: number }>(
    'SELECT id, level FROM made WHERE EXISTS (SELECT FROM made below WHERE below.parent = made.id) ORDER BY id',
  );
  const agents = parents.rows.filter(({ level }) => level <= AGENT_LEVELS).length;
  return { agents, parents: parents.rows };
}

async function writeMembers(client: pg.Client, rootId: number, members: number): Promise<void> {
  const sizes = LEVELS.map((share) => Math.max(1, Math.round(share * members)));
  await client.query(
    'CREATE UNLOGGED TABLE made (n integer PRIMARY KEY, id integer, level smallint, parent integer, account_id integer, session_id uuid)',
  );
  let start = 0;
  for (const [index, size] of sizes.entries()) {
    const above = sizes[index - 1] ?? 0;
    await client.query(
      `INSERT INTO made (n, id, level, parent, session_id)
       SELECT $1::int + i, nextval(pg_get_serial_sequence('members', 'id')), $2::int,
         ${index === 0 ? '$3::int + 0 * $4::int' : '(SELECT id FROM made WHERE n = $3::int + i % $4::int)'}, gen_random_uuid()
       FROM generate_series(0, $5::int - 1) i`,
      [start, index + 1, index === 0 ? rootId : start - above, above, size],
    );
    start += size;
  }
  await client.query(`
    INSERT INTO members (id, account, account_key, password_hash, currency, language, is_agent, agent_active, agent_type,
      agent_level, created_at) OVERRIDING SYSTEM VALUE
    SELECT id, 'bench' || n, 'bench' || n, '', 'USD', 'en_US', is_agent, is_agent, is_agent::int, is_agent::int,
      now() - interval '200 days'
    FROM made CROSS JOIN LATERAL (
      SELECT level <= ${AGENT_LEVELS} AND EXISTS (SELECT FROM made below WHERE below.parent = made.id) AS is_agent) kind`);
  await client.query(`
    INSERT INTO introductions (member_id, introducer_id, via, created_at)
    SELECT id, parent, 'member_agent', now() - interval '200 days' + n * interval '1 second' FROM made`);
  await client.query(`
    WITH RECURSIVE lines AS (
      SELECT parent AS ancestor_id, id AS member_id, 1 AS depth FROM made
      UNION ALL
      SELECT above.parent, lines.member_id, lines.depth + 1
      FROM lines JOIN made above ON above.id = lines.ancestor_id
    )
    INSERT INTO downlines (ancestor_id, member_id, depth, currency, joined_at)
    SELECT ancestor_id, member_id, depth, currency, introductions.created_at
    FROM lines JOIN members ON members.id = member_id JOIN introductions USING (member_id)`);
  await client.query(`
    WITH opened AS (
      INSERT INTO ledger_accounts (kind, owner, currency) SELECT 'member', id::text, 'USD' FROM made RETURNING id, owner)
    UPDATE made SET account_id = opened.id FROM opened WHERE opened.owner = made.id::text`);
  await client.query(
    'INSERT INTO ledger_balances (account_id, balance, version) SELECT account_id, 0, 0 FROM made',
  );
  await client.query(`
    INSERT INTO game_sessions (id, launch_hash, launch_expires_at, mode, member_id, player_id, game_id, provider_id,
      account_id, currency, language, lobby_url, created_at, seen_at, closed_at)
    SELECT session_id, 'bench ' || n, now(), 'real', made.id, 'bench ' || n, game.id, game.provider_id, account_id, 'USD', 'en_US',
      '/close', now() - interval '200 days', now(), now()
    FROM made CROSS JOIN (SELECT id, provider_id FROM games ORDER BY id LIMIT 1) game`);
}

/** Few members play much: half of the bets are made by a seventh of them. The last day is the day before the present one. */
const MOMENT = (days: string) =>
  `date_trunc('day', now()) - interval '1 hour' - random() * ${days} * interval '1 day'`;

async function writeBets(client: pg.Client, bets: number, days: number): Promise<void> {
  await client.query('SELECT setseed(0.5)');
  for (let start = 0; start < bets; start += BETS_AT_ONCE) {
    await client.query(
      `INSERT INTO rounds (provider_id, round_id, game_session_id, member_id, state, stake, payout, outcome, opened_at, closed_at)
       SELECT one.ids[1 + i % array_length(one.ids, 1)], 'bench ' || i, made.session_id, made.id, 'settled', stake,
         CASE WHEN i % 3 = 0 THEN stake * 29 / 10 ELSE 0 END, '{}', at, at
       FROM (SELECT i, floor(pow(random(), 3) * (SELECT count(*) FROM made))::int AS n, ${MOMENT('$3::int')} AS at,
               100 + i % 900 AS stake
             FROM generate_series($1::int, $2::int - 1) i) bet
       JOIN made USING (n)
       CROSS JOIN (SELECT array_agg(id ORDER BY id) AS ids FROM (SELECT id FROM providers ORDER BY id LIMIT 6) few) one`,
      [start, Math.min(start + BETS_AT_ONCE, bets), days],
    );
  }
}

async function writeDeposits(client: pg.Client, count: number, days: number): Promise<void> {
  await client.query(
    `INSERT INTO ledger_accounts (kind, owner, currency) VALUES ('payment_provider', 'bench', 'USD'), ('promotion', 'bench', 'USD')`,
  );
  await client.query(
    `WITH chosen AS MATERIALIZED (
       SELECT i, floor(random() * (SELECT count(*) FROM made))::int AS n, ${MOMENT('$2::int')} AS at FROM generate_series(1, $1::int) i
     ), booked AS (
       INSERT INTO ledger_transactions (key, kind, created_at)
       SELECT 'bench ' || i, CASE WHEN i % 4 = 0 THEN 'sign_in' ELSE 'deposit' END, at FROM chosen RETURNING id, key, kind, created_at
     )
     INSERT INTO ledger_entries (transaction_id, account_id, amount, created_at)
     SELECT booked.id, side.account, side.amount, booked.created_at
     FROM booked JOIN chosen ON booked.key = 'bench ' || chosen.i JOIN made USING (n)
     JOIN ledger_accounts house ON house.owner = 'bench'
       AND house.kind = CASE booked.kind WHEN 'deposit' THEN 'payment_provider' ELSE 'promotion' END
     CROSS JOIN LATERAL (VALUES (house.id, -500::bigint), (made.account_id, 500::bigint)) side (account, amount)`,
    [count, days],
  );
  // As the trigger would have kept them.
  await client.query(`
    UPDATE ledger_balances kept SET balance = sums.balance, version = sums.entries
    FROM (SELECT account_id, sum(amount) AS balance, count(*) AS entries FROM ledger_entries GROUP BY 1) sums
    WHERE sums.account_id = kept.account_id AND kept.account_id IN (SELECT account_id FROM made)`);
}
