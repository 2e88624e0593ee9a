import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { HEADERS, isRefusal } from '@tessera/wire';
import { bonuses, bonusOffers, missions } from '../db/schema/bonuses.ts';
import { games } from '../db/schema/catalogue.ts';
import { idempotencyKeys } from '../db/schema/security.ts';
import { rounds } from '../db/schema/play.ts';
import { promotions } from '../db/schema/site.ts';
import { takeTurns } from '../ledger/turns.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { formsOf } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openRealGame, someGame } from '../testing/wallet.ts';
import { closeDueBonuses } from './closing.ts';

let platform: TestPlatform;
let hallId: number;
let forms: ReturnType<typeof formsOf>;
beforeAll(async () => {
  platform = await startTestPlatform();
  forms = formsOf(platform);
  const { gpId, gameCode } = await someGame(platform);
  const isGame = and(eq(games.providerId, gpId), eq(games.gameCode, gameCode));
  const [game] = await platform.db.select().from(games).where(isGame);
  hallId = game!.hallId;
});
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});
afterAll(() => platform.close());

const codeOf = (promise: Promise<unknown>): Promise<string | undefined> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (isRefusal(error) ? error.code : String(error)),
  );

/** A member who has just registered, with what they can do. */
async function newMember() {
  const { token } = await forms.register();
  const list = async () => (await platform.send('bonusList', {}, { token })).list;
  const optIn = (promotionId: number, version = 1) =>
    platform.send('bonusOptIn', { promotionId, version }, { token });
  const giveUp = (id: number) => platform.send('bonusGiveUp', { id }, { token });
  const cash = async () => Number((await platform.send('myCash', {}, { token })).cash);
  return { token, list, optIn, giveUp, cash };
}

/** Sets the terms of the first promotion: half of each stake in the game's hall counts. */
async function offer(change: Partial<typeof bonusOffers.$inferInsert> = {}) {
  const isFirst = and(eq(bonusOffers.promotionId, 1), eq(bonusOffers.currency, 'USD'));
  const contributions = [{ hallId, percent: 50 }];
  await platform.db
    .update(bonusOffers)
    .set({ value: 500n, wagering: 1_000n, contributions, maxStake: null, version: 1, ...change })
    .where(isFirst);
}

async function play(token: string, stakes: readonly string[]) {
  const game = await openRealGame(platform, token);
  for (const stake of stakes) {
    const round = randomUUID();
    await game.wager(stake, round);
    await game.settle(stake, round);
  }
}

beforeEach(() => offer());

test('prints the terms of a promotion’s bonus, and what they cost on average', async () => {
  const asked = { siteId: 1, currency: 'USD', language: 'en_US' } as const;
  const detail = async (id: number) => (await platform.send('promotionDetail', { ...asked, id })).promotion;
  expect((await detail(1)).offer).toEqual({
    version: 1,
    value: '5.00',
    wagering: '10.00',
    days: 14,
    returnPercent: 96,
    contributions: [{ hallId, percent: 50 }],
    maxStake: null,
    expectedCost: '0.80',
  });
  expect((await detail(2)).offer).toBeNull();
});

test('pays a bonus once its wagering is done, by the stakes that count', async () => {
  const { token, list, optIn, cash } = await newMember();
  expect(await optIn(1)).toMatchObject({ state: 'active' });
  await play(token, ['8', '4']);
  expect(await list()).toMatchObject([
    { promotionId: 1, state: 'active', value: '5.00', wagering: '10.00', wagered: '6.00' },
  ]);
  const before = await cash();
  await play(token, ['8']);
  expect(await list()).toMatchObject([{ state: 'completed', reason: null, wagered: '10.00' }]);
  await list();
  await closeDueBonuses({
    db: platform.db,
    inTurn: takeTurns(),
    live: { toMember: () => undefined } as never,
  });
  expect(await cash()).toBe(before + 5);
});

test('keeps the terms of the opt-in, and takes none that the member has not read', async () => {
  const member = await newMember();
  await member.optIn(1);
  await offer({ value: 1n, wagering: 9_999n, version: 2 });
  expect(await member.list()).toMatchObject([{ value: '5.00', wagering: '10.00' }]);
  const other = await newMember();
  expect(await codeOf(other.optIn(1))).toBe('103');
  expect(await codeOf(other.optIn(1, 2))).toBe('accepted');
});

test('gives a bonus once, whatever is repeated or sent at the same moment', async () => {
  const { token, list, optIn } = await newMember();
  const named = { token, headers: { [HEADERS.idempotencyKey]: randomUUID() } };
  const take = () => platform.send('bonusOptIn', { promotionId: 1, version: 1 }, named);
  const first = await take();
  await platform.db.delete(idempotencyKeys);
  expect(await take()).toEqual(first);
  const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(optIn(1))));
  expect(codes).toEqual(['101', '101', '101', '101', '101']);
  expect(await list()).toHaveLength(1);
});

test('offers no bonus of a promotion that is over, or that has none', async () => {
  const { optIn } = await newMember();
  expect(await codeOf(optIn(2))).toBe('102');
  await platform.db
    .update(promotions)
    .set({ withdrawnAt: sql`now()` })
    .where(eq(promotions.id, 1));
  expect(await codeOf(optIn(1))).toBe('102');
  await platform.db.update(promotions).set({ withdrawnAt: null }).where(eq(promotions.id, 1));
});

test('runs one bonus at a time: the next one starts when it is given up', async () => {
  const { token, list, optIn, giveUp, cash } = await newMember();
  const first = await optIn(1);
  expect(await optIn(4)).toMatchObject({ state: 'next' });
  await play(token, ['8']);
  const before = await cash();
  await giveUp(first.id);
  expect(await list()).toMatchObject([
    { promotionId: 4, state: 'active', wagered: '0.00' },
    { promotionId: 1, state: 'missed', reason: 'givenUp', wagered: '4.00' },
  ]);
  expect(await cash()).toBe(before);
  expect(await codeOf(giveUp(first.id))).toBe('404');
  expect(await codeOf(optIn(1))).toBe('101');
  const other = await newMember();
  expect(await codeOf(other.giveUp(first.id))).toBe('404');
});

test('misses a bonus whose time is over', async () => {
  const { list, optIn } = await newMember();
  const { id } = await optIn(1);
  await platform.db
    .update(bonuses)
    .set({ endsAt: sql`now()` })
    .where(eq(bonuses.id, id));
  expect(await list()).toMatchObject([{ state: 'missed', reason: 'expired' }]);
});

test('pays each mission once in its period, and shows how far the member is', async () => {
  await platform.db.update(missions).set({ endAt: sql`now()` });
  const daily = { startAt: new Date('2026-01-01T00:00:00Z'), usdCents: 100, isDaily: true };
  await platform.db.insert(missions).values([
    { ...daily, kind: 'rounds', goal: 3 },
    { ...daily, kind: 'hall', goal: 1, hallId: hallId === 3 ? 4 : 3 },
    { ...daily, kind: 'streak', goal: 2, isDaily: false },
  ]);
  const { token, cash } = await newMember();
  const list = async () => (await platform.send('missionList', {}, { token })).list;
  await play(token, ['1', '1']);
  expect(await list()).toMatchObject([
    { kind: 'rounds', progress: 2, goal: 3, isDone: 0, reward: '1.00', renewsAt: expect.any(String) },
    { kind: 'hall', progress: 0, isDone: 0 },
    { kind: 'streak', progress: 1, goal: 2, isDone: 0, renewsAt: null },
  ]);
  const before = await cash();
  await play(token, ['1']);
  expect((await Promise.all([list(), list()]))[0]).toMatchObject([{ progress: 3, isDone: 1 }, {}, {}]);
  await list();
  expect(await cash()).toBe(before + 1);
  // The same rounds a day earlier: that day is paid as well, though nothing was looked at on it.
  const { id } = await platform.send('layout', {}, { token });
  await platform.db
    .update(rounds)
    .set({ openedAt: sql`${rounds.openedAt} - interval '1 day'` })
    .where(eq(rounds.memberId, id));
  expect(await list()).toMatchObject([{ progress: 0 }, {}, { progress: 1 }]);
  expect(await cash()).toBe(before + 2);
});

test('refuses a bet that would break the highest stake of a bonus, before it is placed, and only while it is active', async () => {
  await offer({ maxStake: 500n });
  const { token, list, optIn, giveUp, cash } = await newMember();
  const game = await openRealGame(platform, token);
  const wager = (stake: string, round?: string) => codeOf(game.wager(stake, round ?? randomUUID()));
  expect(await wager('6')).toBe('accepted');
  const { id } = await optIn(1);
  expect(await list()).toMatchObject([{ maxStake: '5.00', state: 'active' }]);
  const before = await cash();
  expect(await wager('5.01')).toBe('419');
  expect([await cash(), (await list())[0]?.state]).toEqual([before, 'active']);
  const round = randomUUID();
  expect([await wager('3', round), await wager('3', round)]).toEqual(['accepted', '419']);
  await giveUp(id);
  expect(await wager('6')).toBe('accepted');
});
