import { ensureDatabase } from '@tessera/server';
import { deposits, depositMethods } from '../db/schema/cashier.ts';
import { connect, type Connection } from '../db/connect.ts';
import { serializable } from '../db/serializable.ts';
import { makeMembers } from '../testing/members.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { admitLaunch, admitWager, restrictionOf } from './guard.ts';
import { LOOSEN_AFTER_MS } from './limits.ts';
import { periodAt } from './periods.ts';
import { MEMBER } from './changes.ts';
import { setLimit } from './set-limit.ts';
import { saveSettings } from './settings.ts';
import { playUsageOf } from './usage.ts';

let connection: Connection;
let methodId: number;
beforeAll(async () => {
  const url = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  connection = connect(url, () => undefined);
  const [method] = await connection.db.select().from(depositMethods).limit(1);
  methodId = method?.id ?? 0;
});
afterAll(() => connection.close());

type Player = Awaited<ReturnType<typeof makeMembers>>[number];
const newPlayer = async (): Promise<Player> => {
  const [player] = await makeMembers(connection.db, 1);
  if (!player) throw new Error('no member was made');
  return player;
};
const set = (player: Player, kind: 'deposit' | 'loss' | 'wager', amount: bigint | null, now: Date) =>
  serializable(connection.db, (tx) => setLimit(tx, player, { kind, period: 'day', amount }, MEMBER, now));
const wager = async (player: Player, amount: bigint, now: Date): Promise<string | undefined> => {
  try {
    await serializable(connection.db, (tx) =>
      admitWager(tx, { memberId: player.id, sessionId: null, currency: player.currency }, amount, now),
    );
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};
const depositing = (player: Player, amount: bigint, now: Date) =>
  restrictionOf(connection.db, player, { kind: 'deposit', amount }, now);

let orders = 0;
const order = (player: Player, status: 'pending' | 'paid' | 'failed' | 'expired', createdAt: Date) => {
  orders += 1;
  return connection.db.insert(deposits).values({
    orderNumber: `guard-${orders}`,
    memberId: player.id,
    methodId,
    currency: player.currency,
    amount: 1_000n,
    status,
    depositTimes: status === 'paid' ? orders : null,
    createdAt,
    expiresAt: createdAt,
    closedAt: status === 'pending' ? null : createdAt,
  });
};

/** Two minutes around the site's midnight, which ends a Sunday and a month. */
const before = new Date('2026-06-01T03:59:59.999Z');
const after = new Date('2026-06-01T04:00:00.000Z');

test('who has set nothing may do anything', async () => {
  const player = await newPlayer();
  expect(await depositing(player, 10n ** 12n, before)).toBeUndefined();
  expect(await restrictionOf(connection.db, player, { kind: 'launch' }, before)).toBeUndefined();
  expect(await wager(player, 10n ** 12n, before)).toBeUndefined();
});

test('a deposit limit counts what is paid or on its way, not what came to nothing, and by the site’s day', async () => {
  const player = await newPlayer();
  await set(player, 'deposit', 3_000n, before);
  for (const status of ['pending', 'paid', 'failed', 'expired'] as const) await order(player, status, before);
  expect(await depositing(player, 1_000n, before)).toBeUndefined();
  expect(await depositing(player, 1_001n, before)).toEqual({
    kind: 'deposit_limit',
    remaining: 1_000n,
    until: periodAt('day', before).resetsAt,
  });
  expect(await depositing(player, 3_000n, after)).toBeUndefined();
});

test('a limit of the day is new at the site’s midnight, on the millisecond', async () => {
  const player = await newPlayer();
  await set(player, 'wager', 500n, before);
  expect(await wager(player, 500n, before)).toBeUndefined();
  expect(await wager(player, 1n, before)).toBe('wager_limit');
  expect(await wager(player, 500n, after)).toBeUndefined();
  expect(await wager(player, 1n, after)).toBe('wager_limit');
  const used = await playUsageOf(connection.db, player.id, after);
  // The second was a Monday and the first of a month, too.
  expect(used.wager).toEqual({ day: 500n, week: 500n, month: 500n });
});

test('a server whose clock is behind does not open the day that is over once more', async () => {
  const player = await newPlayer();
  await set(player, 'wager', 500n, before);
  expect(await wager(player, 400n, after)).toBeUndefined();
  expect(await wager(player, 101n, before)).toBe('wager_limit');
  expect(await wager(player, 100n, before)).toBeUndefined();
  expect(await wager(player, 1n, after)).toBe('wager_limit');
});

test('a looser limit lets through what it allows a day later, and not a millisecond before', async () => {
  const player = await newPlayer();
  const asked = new Date('2026-05-10T15:00:00Z');
  const due = new Date(asked.getTime() + LOOSEN_AFTER_MS);
  await set(player, 'wager', 100n, asked);
  await set(player, 'wager', 300n, asked);
  expect(await wager(player, 300n, new Date(due.getTime() - 1))).toBe('wager_limit');
  expect(await wager(player, 300n, due)).toBeUndefined();
  expect(await wager(player, 1n, due)).toBe('wager_limit');
});

test('a refused stake is not counted', async () => {
  const player = await newPlayer();
  await set(player, 'wager', 100n, before);
  expect(await wager(player, 101n, before)).toBe('wager_limit');
  expect((await playUsageOf(connection.db, player.id, before)).wager.day).toBe(0n);
});

test.each([
  ['time_out', new Date('2026-06-02T00:00:00Z')],
  ['self_exclusion', null],
] as const)('a %s stands against deposits, launches and wagers until it is over', async (kind, until) => {
  const player = await newPlayer();
  await saveSettings(connection.db, player.id, {
    exclusionKind: kind,
    exclusionFrom: before,
    exclusionUntil: until,
  });
  const actions = [
    { kind: 'deposit', amount: 1n },
    { kind: 'launch' },
    { kind: 'wager', amount: 1n },
  ] as const;
  const ask = (now: Date) =>
    Promise.all(actions.map((action) => restrictionOf(connection.db, player, action, now)));
  expect(await ask(after)).toEqual([
    { kind, until },
    { kind, until },
    { kind, until },
  ]);
  const launch = (now: Date) =>
    admitLaunch(
      connection.db,
      { memberId: player.id, sessionId: null },
      { hallId: 2, jurisdiction: 'open' },
      now,
    );
  await expect(launch(after)).rejects.toMatchObject({ restriction: { kind, until } });
  expect(await wager(player, 1n, after)).toBe(kind);
  if (until) {
    expect(await ask(until)).toEqual([undefined, undefined, undefined]);
    await launch(until);
  }
});

test('what is asked is only asked: it counts nothing', async () => {
  const player = await newPlayer();
  await set(player, 'loss', 100n, before);
  const ask = () => restrictionOf(connection.db, player, { kind: 'wager', amount: 100n }, before);
  expect(await ask()).toBeUndefined();
  expect(await ask()).toBeUndefined();
  expect(await wager(player, 60n, before)).toBeUndefined();
  expect(await ask()).toMatchObject({ kind: 'loss_limit', remaining: 40n });
});
