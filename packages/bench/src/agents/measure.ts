import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { CALLS, type AnswerOf, type PayloadOf } from '@tessera/wire';
import { using } from '../ending.ts';
import { logIn, openGame, playRound, register } from '../platform/players.ts';
import { openSender } from '../platform/sender.ts';
import { databaseUrl, startPlatform, type Platform } from '../platform/servers.ts';
import { interleaved } from '../rounds.ts';
import { compared, limited, type Row } from '../rows.ts';
import { percentile } from '../statistics.ts';
import { closeWeek } from './close-week.ts';
import { generate } from './generate.ts';
import type { AgentsOptions } from './options.ts';
import { timed, type Say, type Site } from './site.ts';

const FIRST_LEVEL_MS = 300;
const DRILL_MS = 500;
/** Of a settled round's time, with what keeping figures takes. */
const COST_RATIO = 1.1;
const FIRST_LEVELS = 15;
const ROUNDS_AT_ONCE = 60;
const POLL_MS = 1_000;
const CHILDREN = 'one query of members and their days';
const DAY_MS = 86_400_000;

/** Measures on a platform of its own, which ends with it. */
export function measureAgents(options: AgentsOptions, say: Say): Promise<Row[]> {
  say('starting the platform');
  return using(
    startPlatform,
    (platform) => platform.stop(),
    (platform) =>
      using(
        async () => {
          const client = new pg.Client({ connectionString: databaseUrl(platform.dataDir, 'tessera') });
          await client.connect();
          return client;
        },
        (client) => client.end(),
        (client) => measureWith(platform, client, options, say),
      ),
  );
}

async function measureWith(
  platform: Platform,
  client: pg.Client,
  options: AgentsOptions,
  say: Say,
): Promise<Row[]> {
  const sender = openSender(platform.url, platform.providerKey);
  const [account = ''] = await register(sender, 1);
  await client.query(
    'UPDATE members SET is_agent = true, agent_active = true, agent_type = 1, agent_level = 1 WHERE account = $1',
    [account],
  );
  const token = await logIn(sender, account);
  const { id } = await sender.send(CALLS.layout, {}, token);
  const generated = await generate(client, id, options, say);
  const site: Site = { platform, client, sender, agent: { id, token }, generated, options, say };
  const rows = [
    ...(await fill(site)),
    ...(await openPages(site)),
    ...(await costOfRound(site)),
    ...(await closeWeek(site)),
  ];
  sender.close();
  return rows;
}

/** What the migration of a database that is there already does, and the sweep after it. */
async function fill({ client, say, options }: Site): Promise<Row[]> {
  say('filling the members’ days, as the migration does');
  const [filled] = await timed(() => client.query('SELECT member_days_rebuild()'));
  await client.query('VACUUM ANALYZE member_days, member_months');
  say('waiting for the sweep that keeps the agents’ days');
  const [kept] = await timed(async () => {
    for (;;) {
      const { rows } = await client.query<{ open: number }>(
        `SELECT count(*)::int AS open FROM (SELECT DISTINCT day FROM member_days WHERE day < current_date - 1) days
         LEFT JOIN kept_days USING (day) WHERE is_kept IS NOT TRUE`,
      );
      if (rows[0]?.open === 0) return;
      await delay(POLL_MS);
    }
  });
  await client.query('VACUUM ANALYZE agent_days, agent_active_days, kept_days');
  const { rows } = await client.query<{ members: string; agents: string }>(
    'SELECT (SELECT count(*) FROM member_days) AS members, (SELECT count(*) FROM agent_days) AS agents',
  );
  const count = (n: string | undefined) => Number(n).toLocaleString('en');
  return [
    limited({
      what: 'Members’ days of all bets, by the migration',
      unit: 'ms',
      ours: [filled],
      note: `${count(rows[0]?.members)} rows`,
    }),
    limited({
      what: `Agents’ days of ${options.days} days, by the sweep, which begins within a minute`,
      unit: 'ms',
      ours: [kept],
      note: `${count(rows[0]?.agents)} rows`,
    }),
  ];
}

async function openPages(site: Site): Promise<Row[]> {
  const { client, sender, agent, options, say, generated } = site;
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  const period = { from: day(29), to: day(0) };
  const whole = { from: day(options.days - 1), to: day(0) };
  const downline = (
    asked: Partial<PayloadOf<typeof CALLS.agentDownline>>,
  ): Promise<AnswerOf<typeof CALLS.agentDownline>> =>
    sender.send(
      CALLS.agentDownline,
      { ...period, page: 1, count: 50, ...asked } as never,
      agent.token,
    ) as never;

  say('opening the first level');
  const bareChildren = (parent: number) =>
    client.query(
      `SELECT members.id, members.account, sums.* FROM introductions JOIN members ON members.id = introductions.member_id
       LEFT JOIN LATERAL (SELECT sum(turnover), sum(payouts), sum(bonuses), sum(deposits), sum(withdrawals) FROM member_days
         WHERE member_id = members.id AND day BETWEEN $2 AND $3) sums ON true
       WHERE introductions.introducer_id = $1 ORDER BY introductions.created_at DESC LIMIT 50`,
      [parent, period.from, period.to],
    );
  const time = async (work: () => Promise<unknown>) => (await timed(work))[0];
  const first = await interleaved(FIRST_LEVELS, {
    ours: () => time(() => downline({ level: 1 })),
    theirs: () => time(() => bareChildren(agent.id)),
  });

  say(`opening ${options.drills} branches`);
  const step = Math.max(1, Math.floor(generated.parents.length / options.drills));
  // Of all levels, so the large branches are among them.
  const branches = [
    ...generated.parents.filter(({ level }) => level <= 2),
    ...generated.parents.filter((_, index) => index % step === 0),
  ];
  const drills: number[] = [];
  const bareDrills: number[] = [];
  for (const { id, level } of branches) {
    drills.push(await time(() => downline({ parentId: id, level: level + 1 })));
    bareDrills.push(await time(() => bareChildren(id)));
  }

  say('opening the tables');
  const tables = (span: typeof period) => ({
    days: () =>
      time(() =>
        sender.send(CALLS.agentOperations, { ...span, by: 'day', page: 1, count: 50 } as never, agent.token),
      ),
    weeks: () =>
      time(() =>
        sender.send(CALLS.agentOperations, { ...span, by: 'week', page: 1, count: 50 } as never, agent.token),
      ),
    strata: () => time(() => sender.send(CALLS.agentStrata, span as never, agent.token)),
    search: () => time(() => downline({ account: 'bench12', match: 'beginning' })),
    bare: () =>
      time(() =>
        client.query(
          `SELECT day, sum(turnover), sum(payouts), sum(bonuses), sum(deposits), sum(withdrawals) FROM agent_days
           WHERE agent_id = $1 AND day BETWEEN $2 AND $3 GROUP BY 1`,
          [agent.id, span.from, span.to],
        ),
      ),
  });
  const month = await interleaved(FIRST_LEVELS, tables(period));
  const quarter = await interleaved(5, tables(whole));
  const sums = await time(() =>
    client.query(
      `SELECT sum(stake - returned), sum(payout) FROM downlines JOIN rounds ON rounds.member_id = downlines.member_id
       WHERE ancestor_id = $1 AND state = 'settled' AND closed_at >= $2`,
      [agent.id, period.from],
    ),
  );
  const bar = { most: DRILL_MS };
  const p95 = (values: readonly number[]) => [percentile(values, 0.95) ?? 0];
  const than = 'one query of the kept rows';
  const info = (what: string, ours: readonly number[], theirs: readonly number[]) =>
    compared({ what, unit: 'ms', ours, theirs, than });
  return [
    limited({
      what: 'First level of the downline',
      unit: 'ms',
      ours: first.ours,
      bar: { most: FIRST_LEVEL_MS },
    }),
    compared({
      what: 'First level beside a bare query',
      unit: 'ms',
      ours: first.ours,
      theirs: first.theirs,
      than: CHILDREN,
    }),
    limited({ what: `A branch, p95 of ${drills.length}`, unit: 'ms', ours: p95(drills), bar }),
    compared({
      what: 'A branch beside a bare query, p95 of both',
      unit: 'ms',
      ours: p95(drills),
      theirs: p95(bareDrills),
      than: CHILDREN,
    }),
    limited({ what: 'Operation table, 30 days by day, p95', unit: 'ms', ours: p95(month.days), bar }),
    info('Operation table beside a bare query', month.days, month.bare),
    limited({ what: 'Operation table, all days by week, p95', unit: 'ms', ours: p95(quarter.weeks), bar }),
    limited({ what: 'Stratified table, 30 days, p95', unit: 'ms', ours: p95(month.strata), bar }),
    limited({ what: 'Stratified table, all days, p95', unit: 'ms', ours: p95(quarter.strata), bar }),
    limited({ what: 'Search by the beginning of an account, p95', unit: 'ms', ours: p95(month.search), bar }),
    limited({ what: 'For comparison: 30 days of all rounds summed at the click', unit: 'ms', ours: [sums] }),
  ];
}

/** A wager and its settlement, with the triggers that keep members' days and without. */
async function costOfRound({ client, sender, options, say }: Site): Promise<Row[]> {
  const [account = ''] = await register(sender, 1);
  const token = await logIn(sender, account);
  const { id } = await sender.send(CALLS.layout, {}, token);
  const sessionToken = await openGame(sender);
  // The demo game that was opened last becomes one for the member's own money.
  await client.query(
    `UPDATE game_sessions SET mode = 'real', member_id = $1::int,
       account_id = (SELECT id FROM ledger_accounts WHERE kind = 'member' AND owner = $1::int::text AND currency = 'USD'),
       session_id = (SELECT id FROM sessions WHERE member_id = $1::int ORDER BY created_at DESC LIMIT 1)
     WHERE id = (SELECT id FROM game_sessions WHERE mode = 'demo' ORDER BY created_at DESC LIMIT 1)`,
    [id],
  );
  const switchTo = async (state: 'ENABLE' | 'DISABLE') => {
    await client.query(`ALTER TABLE rounds ${state} TRIGGER rounds_member_days`);
    await client.query(`ALTER TABLE ledger_entries ${state} TRIGGER ledger_entries_member_days`);
  };
  const measured = (state: 'ENABLE' | 'DISABLE') => async () => {
    await switchTo(state);
    await playRound(sender, sessionToken);
    const [ms] = await timed(async () => {
      for (let round = 0; round < ROUNDS_AT_ONCE; round += 1) await playRound(sender, sessionToken);
    });
    return ms / ROUNDS_AT_ONCE;
  };
  const { kept, bare } = await interleaved(
    options.rounds,
    { kept: measured('ENABLE'), bare: measured('DISABLE') },
    (round) => say(`settled rounds, ${round} of ${options.rounds}`),
  );
  await switchTo('ENABLE');
  return [
    compared({
      what: 'A settled round that keeps its member’s day',
      unit: 'ms',
      ours: kept,
      theirs: bare,
      than: 'without the triggers',
      bar: { ratio: COST_RATIO },
    }),
  ];
}
