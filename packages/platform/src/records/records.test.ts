import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { isRefusal, type PayloadOf, type Calls } from '@tessera/wire';
import { gameNames } from '../db/schema/catalogue.ts';
import { ledgerEntries } from '../db/schema/ledger.ts';
import { rounds } from '../db/schema/play.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openDemoGame, openRealGame, someGame } from '../testing/wallet.ts';

let platform: TestPlatform;
let token: string;
/** What the member had before the rounds of this file. */
let start: string;
const ids = {
  lost: randomUUID(),
  won: randomUUID(),
  partly: randomUUID(),
  unplayed: randomUUID(),
  cancelled: randomUUID(),
  open: randomUUID(),
};

beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.logIn();
  start = (await platform.send('myCash', {}, { token })).cash;
  const game = await openRealGame(platform, token);
  await game.wager('10', ids.lost);
  await game.settle('0', ids.lost);
  await game.wager('4', ids.won);
  await game.settle('25.50', ids.won);
  await game.wager('50', ids.partly);
  await game.settle('2.50', ids.partly, undefined, '45');
  await game.wager('6', ids.unplayed);
  await game.settle('0', ids.unplayed, undefined, '6');
  await game.wager('3', ids.cancelled);
  await game.cancel(ids.cancelled);
  await game.wager('1', ids.open);
  // None of the member's: its stake never came, demo credits, and another member's.
  await game.cancel(randomUUID());
  const demo = await openDemoGame(platform);
  await demo.wager('9');
  const other = await openRealGame(platform, await platform.logIn('agent01'));
  await other.wager('7');
});
afterAll(() => platform.close());

const bets = (asked: PayloadOf<Calls['betRecords']> = {}, language = 'en_US') =>
  platform.send('betRecords', asked, { token, headers: { language } });
const cash = (asked: PayloadOf<Calls['cashRecords']> = {}) => platform.send('cashRecords', asked, { token });
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (isRefusal(error) ? error.code : String(error)),
  );
const roundsIn = async (asked: PayloadOf<Calls['betRecords']>) =>
  (await bets(asked)).list.map(({ roundId }) => roundId);

describe('betting records', () => {
  test('list the member’s rounds for money, the latest first, with what each came to', async () => {
    const { list, totalCount, totals } = await bets();
    const { gpId } = await someGame(platform);
    expect(new Set(list.map(({ fairUrl }) => fairUrl?.endsWith('/fair')))).toEqual(new Set([true]));
    expect(totalCount).toBe(6);
    expect(
      list.map(({ roundId, status, wager, returned, payout, net }) => [
        ...[roundId, status, wager, returned, payout, net],
      ]),
    ).toEqual([
      [ids.open, 'open', '1.00', '0.00', null, null],
      [ids.cancelled, 'cancelled', '3.00', '3.00', null, null],
      [ids.unplayed, 'cancelled', '6.00', '6.00', null, null],
      [ids.partly, 'settled', '50.00', '45.00', '2.50', '-2.50'],
      [ids.won, 'settled', '4.00', '0.00', '25.50', '21.50'],
      [ids.lost, 'settled', '10.00', '0.00', '0.00', '-10.00'],
    ]);
    expect(list.map((bet) => bet.closedAt === null)).toEqual([true, false, false, false, false, false]);
    expect(new Set(list.map((bet) => bet.gpId))).toEqual(new Set([gpId]));
    expect(totals).toEqual({ wager: '74.00', returned: '54.00', payout: '28.00', net: '9.00' });
  });

  test('name the game in the language of the request', async () => {
    const [{ gameId = 0 } = {}] = (await bets()).list;
    const nameIn = async (language: 'hi_IN' | 'en_US') => {
      const [row] = await platform.db
        .select()
        .from(gameNames)
        .where(and(eq(gameNames.gameId, gameId), eq(gameNames.language, language)));
      return row?.name;
    };
    expect((await bets({}, 'hi_IN')).list[0]?.gameName).toBe(await nameIn('hi_IN'));
    expect((await bets()).list[0]?.gameName).toBe(await nameIn('en_US'));
    await platform.db
      .delete(gameNames)
      .where(and(eq(gameNames.gameId, gameId), eq(gameNames.language, 'hi_IN')));
    expect((await bets({}, 'hi_IN')).list[0]?.gameName).toBe(await nameIn('en_US'));
  });

  test('are paged, with the totals of the whole selection on every page', async () => {
    const first = await bets({ page: 1, count: 5 });
    const second = await bets({ page: 2, count: 5 });
    expect(first.list).toHaveLength(5);
    expect(second.list.map(({ roundId }) => roundId)).toEqual([ids.lost]);
    expect(second.totals).toEqual(first.totals);
    expect([second.totalCount, (await bets({ page: 9 })).totalCount]).toEqual([6, 6]);
  });

  test('are filtered by status, provider, hall and time, and so are their totals', async () => {
    expect(await roundsIn({ status: 'settled' })).toEqual([ids.partly, ids.won, ids.lost]);
    expect((await bets({ status: 'cancelled' })).totals).toEqual({
      wager: '9.00',
      returned: '9.00',
      payout: '0.00',
      net: '0.00',
    });
    const [latest] = (await bets()).list;
    const { gpId = 0, gtId = 0 } = latest ?? {};
    expect(await roundsIn({ gpId, gtId })).toHaveLength(6);
    expect(await bets({ gpId: gpId + 1 })).toMatchObject({ list: [], totalCount: 0 });
    expect(await bets({ gtId: gtId + 1 })).toMatchObject({ list: [], totals: { wager: '0.00' } });

    const at = new Date('2026-05-01T12:00:00.000Z');
    await platform.db.update(rounds).set({ openedAt: at }).where(eq(rounds.roundId, ids.won));
    expect(await roundsIn({ from: at.toISOString(), to: '2026-05-01T12:00:00.001Z' })).toEqual([ids.won]);
    // The same instant in the site's own words; `to` is no longer in it.
    expect(await roundsIn({ from: '2026-05-01T08:00:00-04:00' })).toHaveLength(6);
    expect(await roundsIn({ to: at.toISOString() })).toEqual([]);
    expect((await bets({ to: '2026-05-02T00:00:00Z' })).totals.net).toBe('21.50');
  });
});

describe('cash records', () => {
  test('list every entry with the balance after it, back to the first', async () => {
    const { list, totalCount, totals } = await cash();
    expect(list.slice(0, -1).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['wager', '-1.00'],
      ['refund', '3.00'],
      ['wager', '-3.00'],
      ['refund', '6.00'],
      ['wager', '-6.00'],
      ['payout', '47.50'],
      ['wager', '-50.00'],
      ['payout', '25.50'],
      ['wager', '-4.00'],
      ['wager', '-10.00'],
    ]);
    expect(list.slice(0, -1).map(({ roundId }) => roundId)).toEqual([
      ...[ids.open, ids.cancelled, ids.cancelled, ids.unplayed, ids.unplayed],
      ...[ids.partly, ids.partly, ids.won, ids.won, ids.lost],
    ]);
    expect(list.at(-1)).toMatchObject({ roundId: null, kind: 'welcome', amount: start, balanceAfter: start });
    expect(totalCount).toBe(list.length);
    const { cash: now } = await platform.send('myCash', {}, { token });
    expect(list[0]?.balanceAfter).toBe(now);
    expect(totals).toEqual({
      in: (Number(start) + 82).toFixed(2),
      out: '74.00',
      net: now,
    });
    for (const [index, entry] of list.entries()) {
      const before = Number(list[index + 1]?.balanceAfter ?? 0);
      expect(Number(entry.balanceAfter)).toBeCloseTo(before + Number(entry.amount), 2);
    }
  });

  test('have the same balances whatever is selected', async () => {
    const all = (await cash()).list;
    for (const asked of [{ kind: 'wager' }, { direction: 'in' }, { page: 2, count: 3 }] as const) {
      const { list } = await cash(asked);
      expect(list.length).toBeGreaterThan(0);
      expect(list).toEqual(all.filter(({ id }) => list.some((one) => one.id === id)));
    }
  });

  test('are filtered by kind, direction and time, and so are their totals', async () => {
    expect((await cash({ kind: 'wager' })).totals).toEqual({ in: '0.00', out: '74.00', net: '-74.00' });
    expect(await cash({ kind: 'payout' })).toMatchObject({ totalCount: 2, totals: { in: '73.00' } });
    expect((await cash({ direction: 'out' })).totalCount).toBe(6);
    expect(await cash({ kind: 'none such' })).toMatchObject({ list: [], totalCount: 0 });
    const [first] = (await cash()).list.toReversed();
    const at = first?.at ?? '';
    expect((await cash({ to: at })).totalCount).toBe(0);
    expect((await cash({ from: at })).totalCount).toBe(11);
    expect(await cash({ from: '2090-01-01T00:00:00Z' })).toMatchObject({ list: [], totals: { net: '0.00' } });
  });

  test('say which provider it was, and what it can be found by', async () => {
    const { gpId } = await someGame(platform);
    await platform.send('walletTransfer', { gpId, direction: 'in', amount: '2' }, { token });
    const [transfer, wager] = (await cash()).list;
    expect(transfer).toMatchObject({ kind: 'wallet_transfer', amount: '-2.00', gpId });
    expect(wager).toMatchObject({ kind: 'wager', gpId, gpName: expect.stringMatching(/\w/) });
    const [entry] = await platform.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.transactionId, BigInt(wager?.reference ?? 0)));
    expect(entry).toBeDefined();
    const welcome = (await cash({ kind: 'welcome' })).list[0];
    expect(welcome).toMatchObject({ gpId: null, gpName: null });
  });
});

test.each([
  { from: '2026-13-01T00:00:00Z' },
  { from: 'yesterday' },
  { to: '2026-05-01' },
  { count: 201 },
  { page: 0 },
])('%j is refused', async (asked) => {
  expect(await codeOf(bets(asked))).toBe('400');
  expect(await codeOf(cash(asked))).toBe('400');
});

test('a member without money or rounds has empty records', async () => {
  const nobody = await platform.logIn('player03');
  const empty = { list: [], totalCount: 0 };
  expect(await platform.send('betRecords', {}, { token: nobody })).toMatchObject(empty);
  expect(await platform.send('cashRecords', { kind: 'wager' }, { token: nobody })).toMatchObject(empty);
});
