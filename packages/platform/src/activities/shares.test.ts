import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ensureDatabase } from '@tessera/server';
import type { Connection } from '../db/connect.ts';
import { redEnvelopeShares, rouletteStock } from '../db/schema/activities.ts';
import { memberBalance } from '../ledger/accounts.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { connectPatiently } from '../testing/database.ts';
import { makeMembers } from '../testing/members.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { setRoulette, startRedEnvelope } from './activities.fixture.ts';
import { claimShares } from './red-envelope.ts';
import { prizesOf } from './roulette.ts';
import { spinWheels } from './spin.ts';

/** Two servers of one site: each has its own connections and its own line. */
let servers: readonly [Connection, Connection];
beforeAll(async () => {
  const url = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  servers = [connectPatiently(url), connectPatiently(url)];
});
afterEach(async () => {
  expect((await verifyLedger(servers[0].db)).problems).toEqual([]);
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

test('the shares are decided before anybody claims, and a claim changes none', async () => {
  const { db } = servers[0];
  const plan = { currency: 'JPY', amount: 5_000n, shares: 40, minutes: 5 } as const;
  const envelope = await startRedEnvelope(servers[0].db, plan);
  const sizes = async () =>
    (
      await db
        .select()
        .from(redEnvelopeShares)
        .where(eq(redEnvelopeShares.envelopeId, envelope.id))
        .orderBy(redEnvelopeShares.position)
    ).map((share) => share.amount);
  const before = await sizes();
  expect(before).toHaveLength(40);
  expect(sum(before)).toBe(5_000n);
  const [member] = await makeMembers(db, 1, 'JPY');
  if (!member) throw new Error('no member');
  await claimShares(db)({ envelopeId: envelope.id, member, operation: null });
  expect(await sizes()).toEqual(before);
});

test('a crowd at one wheel wins a limited prize as often as there is one', async () => {
  const { db } = servers[0];
  const prizes = [
    { amount: 900n, weight: 50, stock: 7 },
    { amount: 0n, weight: 50 },
  ];
  const wheel = await setRoulette(servers[0].db, { currency: 'INR', drawsPerDay: 2, prizes });
  const [limited] = await prizesOf(db, wheel);
  const spins = servers.map((server) => spinWheels(server.db));
  const crowd = await makeMembers(db, 100, 'INR');
  const outcomes = await Promise.all(
    [...crowd, ...crowd, ...crowd].map((member, index) =>
      spins[index % 2]?.({
        ...{ member, wheelId: wheel.id, hash: undefined, words: '' },
        operation: randomUUID(),
      }),
    ),
  );
  const won = outcomes.filter((outcome) => outcome?.kind === 'won');
  expect(won).toHaveLength(200);
  expect(won.filter(({ prizeId }) => prizeId === limited?.id)).toHaveLength(7);
  const [stock] = await db
    .select()
    .from(rouletteStock)
    .where(eq(rouletteStock.prizeId, limited?.id ?? 0));
  expect(stock?.left).toBe(0);
  const balances = await Promise.all(crowd.map(({ id }) => memberBalance(db, id, 'INR')));
  expect(sum(balances.map(({ balance }) => balance))).toBe(7n * 900n);
});

test.each([
  [{ shares: 0 }, 'shares'],
  [{ shares: 10_001 }, 'shares'],
  [{ shares: 1.5 }, 'shares'],
  [{ minutes: 0 }, 'minutes'],
  [{ amount: 9n }, 'cannot be split'],
])('a plan that makes no envelope is refused: %j', async (change, reason) => {
  const plan = { currency: 'USD', amount: 1_000n, shares: 10, minutes: 5, ...change } as const;
  await expect(startRedEnvelope(servers[0].db, plan)).rejects.toThrow(reason);
});

test.each([
  [{ drawsPerDay: 0 }, 'draws per day'],
  [{ prizes: [{ amount: 0n, weight: 1 }] }, 'number of prizes'],
  [
    {
      prizes: [
        { amount: 0n, weight: 0 },
        { amount: 0n, weight: 1 },
      ],
    },
    'weight',
  ],
  [
    {
      prizes: [
        { amount: -1n, weight: 1 },
        { amount: 0n, weight: 1 },
      ],
    },
    '0 or more',
  ],
  [
    {
      prizes: [
        { amount: 1n, weight: 1, stock: -1 },
        { amount: 0n, weight: 1 },
      ],
    },
    'stock',
  ],
])('a plan that makes no wheel is refused: case %#', async (change, reason) => {
  const prizes = [
    { amount: 0n, weight: 1 },
    { amount: 1n, weight: 1 },
  ];
  await expect(
    setRoulette(servers[0].db, { currency: 'THB', drawsPerDay: 1, prizes, ...change }),
  ).rejects.toThrow(reason);
});
