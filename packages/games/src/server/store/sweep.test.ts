import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { freshDatabase } from '../../testing/test-run.ts';
import { createLeases } from '../tables/lease.ts';
import { connect, type Store } from './connect.ts';
import type { RoundState } from './schema.ts';
import { createSweep } from './sweep.ts';

const KEEP_DAYS = 90;

let store: Store;
beforeEach(async () => {
  const url = await freshDatabase();
  store = connect(
    () => url,
    () => undefined,
  );
});
afterEach(() => store.close());

const leases = () => createLeases(store.db, randomUUID());
const sweep = (signal = new AbortController().signal) =>
  createSweep({ db: store.db, leases: leases(), keepDays: KEEP_DAYS, signal })();

async function addSeed(hash: string, daysAgo: number, roundId: string | null): Promise<string> {
  await store.pool.query(
    `INSERT INTO seeds (hash, seed, session, round_id, created_at)
     VALUES ($1, $1, $2, $3, now() - make_interval(days => $4))`,
    [hash, `session of ${hash}`, roundId, daysAgo],
  );
  return hash;
}

interface Made {
  readonly daysAgo: number;
  readonly state: RoundState;
  readonly seedHash?: string;
  readonly tableRoundId?: string;
}

async function addRounds(ids: readonly string[], made: Made): Promise<void> {
  await store.pool.query(
    `INSERT INTO rounds (id, request_id, game, variant, game_code, rules_version, session, session_sealed, player_id, mode,
       currency, stake, staked, choice, seed_hash, table_round_id, state, at)
     SELECT id, 'request', 'lines', 'classic', id, 1, 'session', 'sealed', 'player', 'real',
       'USD', 100, 100, '{}', $2, $3, $4, now() - make_interval(days => $5)
     FROM unnest($1::text[]) AS id`,
    [ids, made.seedHash ?? null, made.tableRoundId ?? null, made.state, made.daysAgo],
  );
}

async function addTableRound(
  table: string,
  number: number,
  daysAgo: number,
  phase = 'over',
): Promise<string> {
  const { rows } = await store.pool.query<{ id: string }>(
    `INSERT INTO table_rounds (table_name, number, rules_version, seed, seed_hash, outcome, phase, opens_at, closes_at,
       ends_at, next_at)
     SELECT $1, $2, 1, 'seed', 'hash', '{}', $4, ended, ended, ended, ended
     FROM (SELECT now() - make_interval(days => $3) AS ended) AS clock RETURNING id`,
    [table, number, daysAgo, phase],
  );
  return rows[0]!.id;
}

async function left(table: string, column: string): Promise<string[]> {
  const { rows } = await store.pool.query<{ name: string }>(
    `SELECT ${column} AS name FROM ${table} ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

test('solo rounds go with their seeds when they are old, and what is unfinished or told beforehand stays', async () => {
  for (const state of ['closed', 'dropped', 'drawn', 'open', 'settling', 'cancelling'] as const) {
    for (const daysAgo of [KEEP_DAYS - 1, KEEP_DAYS + 1]) {
      const id = `${state} ${daysAgo}`;
      // Drawn with the round before, so older than its own.
      await addRounds([id], { state, daysAgo, seedHash: await addSeed(id, daysAgo + 5, id) });
    }
  }
  await addSeed('of the next round', KEEP_DAYS, null);
  await addSeed('of a page that is good no longer', KEEP_DAYS + 2, null);
  await addSeed('of a round that was adopted', KEEP_DAYS + 1, 'adopted');
  await sweep();
  const kept = [
    'cancelling 89',
    'cancelling 91',
    'closed 89',
    'drawn 89',
    'drawn 91',
    'dropped 89',
    'open 89',
    'open 91',
    'settling 89',
    'settling 91',
  ];
  expect(await left('rounds', 'id')).toEqual(kept);
  expect(await left('seeds', 'hash')).toEqual([...kept, 'of the next round'].sort());
});

test('a table’s old rounds go when all bets on them are ended; its newest stays, for the next number to follow', async () => {
  const waiting = await addTableRound('wheel', 1, 100);
  const paid = await addTableRound('wheel', 2, 100);
  await addTableRound('wheel', 3, 100, 'void');
  await addTableRound('wheel', 4, 10);
  await addTableRound('forgotten', 7, 200);
  await addTableRound('forgotten', 8, 200);
  await addTableRound('stopped', 5, 200, 'betting');
  await addRounds(['waits'], { state: 'settling', daysAgo: 100, tableRoundId: waiting });
  await addRounds(['lost', 'won'], { state: 'closed', daysAgo: 100, tableRoundId: paid });
  await sweep();
  expect(await left('rounds', 'id')).toEqual(['waits']);
  expect(await left('table_rounds', `table_name || ' ' || number`)).toEqual([
    'forgotten 8',
    'stopped 5',
    'wheel 1',
    'wheel 4',
  ]);
});

test('who came to whom in a room is forgotten after a day, and the tides stay', async () => {
  for (const [number, daysAgo] of [1, 2, 0].entries()) {
    const tide = await addTableRound('reef', number, daysAgo);
    await store.pool.query(
      `INSERT INTO room_catches SELECT $1, creature, 'player', 'magazine' FROM generate_series(1, 600) AS creature`,
      [tide],
    );
  }
  await sweep();
  expect(await left('table_rounds', 'number')).toEqual(['0', '1', '2']);
  expect(await left('(SELECT DISTINCT table_round_id FROM room_catches) AS kept', 'count(*)::int')).toEqual([
    1,
  ]);
});

test('a book’s old fixtures go, but for its newest one, and not while an old slip is not paid', async () => {
  for (const [book, number, daysAgo] of [
    ['football', 1, 200],
    ['football', 2, KEEP_DAYS],
    ['football', 3, 10],
    ['forgotten', 4, 200],
    ['forgotten', 5, 200],
    ['waiting', 6, 200],
    ['waiting', 7, 1],
  ] as const) {
    await store.pool.query(
      `INSERT INTO book_fixtures (book_name, number, rules_version, seed, seed_hash, outcome, kickoff_at, ends_at)
       SELECT $1, $2, 1, 'seed', 'hash', '{}', ended, ended FROM (SELECT now() - make_interval(days => $3) AS ended) AS clock`,
      [book, number, daysAgo],
    );
  }
  await addRounds(['waits'], { state: 'open', daysAgo: 200 });
  await store.pool.query(`UPDATE rounds SET book = 'waiting'`);
  await sweep();
  expect(await left('book_fixtures', `book_name || ' ' || number`)).toEqual([
    'football 2',
    'football 3',
    'forgotten 5',
    'waiting 6',
    'waiting 7',
  ]);
});

test('however many there are, all go in one pass; a server that stops leaves off', async () => {
  const ids = Array.from({ length: 1_201 }, (_, n) => `round ${n}`);
  await addRounds(ids, { state: 'closed', daysAgo: 91 });
  await sweep(AbortSignal.abort());
  expect(await left('rounds', 'id')).toHaveLength(ids.length);
  await sweep();
  expect(await left('rounds', 'id')).toEqual([]);
});

test('one server sweeps at a time, and lets the next one', async () => {
  await addRounds(['old'], { state: 'closed', daysAgo: 91 });
  const other = leases();
  const lease = await other.acquire('sweep');
  await sweep();
  expect(await left('rounds', 'id')).toEqual(['old']);
  await other.release(lease!);
  await sweep();
  expect(await left('rounds', 'id')).toEqual([]);
});

test('each statement finds its rows by an index', async () => {
  const plans: string[] = [];
  const watched = Object.assign(Object.create(store.db) as Store['db'], {
    async execute(statement: SQL) {
      await store.db.transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL enable_seqscan = off`);
        const { rows } = await tx.execute(sql`EXPLAIN ${statement}`);
        plans.push(JSON.stringify(rows));
      });
      return store.db.execute(statement);
    },
  });
  const { signal } = new AbortController();
  await createSweep({ db: watched, leases: leases(), keepDays: KEEP_DAYS, signal })();
  expect(plans).toEqual([
    expect.stringContaining('rounds_age'),
    expect.stringMatching(/seeds_age.*rounds_seed|rounds_seed.*seeds_age/),
    expect.stringContaining('room_catches_table_round_id_creature_pk'),
    expect.stringMatching(/table_rounds_age/),
    expect.stringMatching(/book_fixtures_age.*rounds_book|rounds_book.*book_fixtures_age/),
  ]);
  for (const plan of plans) expect(plan).not.toContain('Seq Scan');
});
