import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { auditEntries } from '../db/schema/content.ts';
import { members } from '../db/schema/members.ts';
import { rounds } from '../db/schema/play.ts';
import { memberBalance } from '../ledger/accounts.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readSettings } from '../settings.ts';
import { codeOf } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openRealGame } from '../testing/wallet.ts';
import { refundAbandonedRounds } from './abandoned-rounds.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});
afterAll(() => platform.close());

const settings = readSettings({});
async function balance(): Promise<bigint> {
  const [member] = await platform.db.select().from(members).where(eq(members.account, 'player01'));
  return (await memberBalance(platform.db, member?.id ?? 0, 'USD')).balance;
}

/** Opens a game for a member's money, wagers 25, and lets the platform give the stake back after a day. */
async function abandonedRound() {
  const token = await platform.logIn();
  const game = await openRealGame(platform, token);
  const before = await balance();
  const round = randomUUID();
  await game.wager('25', round);
  const notified: unknown[] = [];
  const services = {
    db: platform.db,
    settings,
    inTurn: <T>(_wallet: number, work: () => Promise<T>) => work(),
    live: { toMember: (...given: unknown[]) => void notified.push(given) },
    log: { warn: () => undefined },
  } as unknown as Parameters<typeof refundAbandonedRounds>[0];
  await refundAbandonedRounds(services);
  expect(await balance()).toBe(before - 2_500n);
  await platform.db
    .update(rounds)
    .set({ openedAt: sql`now() - interval '25 hours'` })
    .where(eq(rounds.roundId, round));
  await refundAbandonedRounds(services);
  expect(await balance()).toBe(before);
  expect(notified).toHaveLength(1);
  return { game, round, before };
}

test('the stake of a round that its game has left open for a day comes back, and the member is notified', async () => {
  const { game, round, before } = await abandonedRound();
  expect(await codeOf(game.cancel(round))).toBe('410');
  expect(await codeOf(game.settle('25', round))).toBe('410');
  expect(await balance()).toBe(before);
});

test('a round that is settled after its stake came back pays what it won beyond that, once, and the audit says both', async () => {
  const { game, round, before } = await abandonedRound();
  const attempts = await Promise.all(
    Array.from({ length: 4 }, () => codeOf(game.settle('500', round, `${round}-s`))),
  );
  expect(attempts).toEqual(Array(4).fill('accepted'));
  expect(await balance()).toBe(before + 47_500n);
  expect(await codeOf(game.settle('500', round))).toBe('410');
  const [row] = await platform.db.select().from(rounds).where(eq(rounds.roundId, round));
  expect(row).toMatchObject({ state: 'settled', stake: 2_500n, payout: 50_000n, returned: 0n });
  const audited = await platform.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `round ${row?.id}`));
  expect(audited).toMatchObject([
    {
      command: 'late settle',
      before: { state: 'cancelled' },
      after: { state: 'settled', payout: '500.00 USD' },
    },
  ]);
});

test('a round that its game cancelled itself stays cancelled', async () => {
  const game = await openRealGame(platform, await platform.logIn());
  const round = randomUUID();
  await game.wager('25', round);
  await game.cancel(round);
  expect(await codeOf(game.settle('500', round))).toBe('410');
});
