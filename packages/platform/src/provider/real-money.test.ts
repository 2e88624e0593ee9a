import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { HEADERS, isCallError, isRefusal, sessionName } from '@tessera/wire';
import { games, providers } from '../db/schema/catalogue.ts';
import { transferLocks } from '../db/schema/content.ts';
import { ledgerAccounts, ledgerEntries } from '../db/schema/ledger.ts';
import { members } from '../db/schema/members.ts';
import { gameSessions } from '../db/schema/play.ts';
import { sessions } from '../db/schema/security.ts';
import { memberBalance } from '../ledger/accounts.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readSettings } from '../settings.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openDemoGame, openRealGame, type OpenGame } from '../testing/wallet.ts';
import { moveMoney, type MoneyCall } from './rounds.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});
afterAll(() => platform.close());

const codeOf = (promise: Promise<unknown>): Promise<string | undefined> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => {
      if (isCallError(error) && error.failure.kind === 'unauthorised') return '401';
      return isRefusal(error) ? error.code : String(error);
    },
  );
const settings = readSettings({});
const move = (call: MoneyCall) => moveMoney({ db: platform.db, settings }, call);

/** The row of the session that was opened last. */
async function newestSession() {
  const [row] = await platform.db
    .select()
    .from(gameSessions)
    .orderBy(sql`${gameSessions.createdAt} DESC`)
    .limit(1);
  if (!row) throw new Error('no game was opened');
  return row;
}

async function balanceOf(account: string): Promise<bigint> {
  const [member] = await platform.db.select().from(members).where(eq(members.account, account));
  if (!member) throw new Error(`there is no ${account}`);
  return (await memberBalance(platform.db, member.id, member.currency)).balance;
}

test('after logout nothing more is staked, and what was staked is still settled', async () => {
  const token = await platform.logIn();
  const game = await openRealGame(platform, token);
  const round = randomUUID();
  const before = await balanceOf('player01');
  await game.wager('10', round);
  await platform.send('logout', {}, { token });
  expect(await codeOf(game.wager('10'))).toBe('401');
  await game.settle('4', round);
  expect(await balanceOf('player01')).toBe(before - 600n);
});

test('a provider learns which sessions have ended: unknown, left or logged out ones', async () => {
  const token = await platform.logIn();
  const tokenOf = ({ session }: OpenGame) => session.sessionToken;
  const [real, demo] = [await openRealGame(platform, token), await openDemoGame(platform)].map(tokenOf);
  const sessionTokens = [real!, 'a token of no session', demo!];
  const ended = async () => (await platform.send('providerEndedSessions', { sessionTokens })).ended;
  expect(await ended()).toEqual(['a token of no session']);
  await platform.send('logout', {}, { token });
  expect(await ended()).toEqual([real, 'a token of no session']);
});

test('asking whether a session has ended keeps no member logged in', async () => {
  const { session } = await openRealGame(platform, await platform.logIn());
  await platform.db.update(sessions).set({ seenAt: new Date(Date.now() - 29 * 60_000) });
  const ask = () => platform.send('providerEndedSessions', { sessionTokens: [session.sessionToken] });
  expect((await ask()).ended).toEqual([]);
  await platform.db.update(sessions).set({ seenAt: sql`${sessions.seenAt} - interval '1 minute'` });
  expect((await ask()).ended).toEqual([session.sessionToken]);
});

test('a game in maintenance takes no more stakes, and ends what was staked', async () => {
  const game = await openRealGame(platform, await platform.logIn());
  const { gameId, providerId } = await newestSession();
  const round = randomUUID();
  await game.wager('10', round);
  const closed = { maintainFrom: new Date(Date.now() - 1_000) };
  const open = { maintainFrom: null };
  for (const close of [
    (set: typeof closed | typeof open) => platform.db.update(games).set(set).where(eq(games.id, gameId)),
    (set: typeof closed | typeof open) =>
      platform.db.update(providers).set(set).where(eq(providers.id, providerId)),
  ]) {
    await close(closed);
    expect(await codeOf(game.wager('10'))).toBe('416');
    expect(await codeOf(game.wager('10', round))).toBe('416');
    await close(open);
  }
  await game.settle('4', round);
  expect(await codeOf(game.wager('10'))).toBe('accepted');
});

test('a member whose transfers are disabled stakes nothing more, and is paid what was staked', async () => {
  const game = await openRealGame(platform, await platform.logIn());
  const { memberId } = await newestSession();
  const round = randomUUID();
  await game.wager('10', round);
  const lock = eq(transferLocks.memberId, memberId!);
  await platform.db.insert(transferLocks).values({ memberId: memberId! });
  const before = await balanceOf('player01');
  expect(await codeOf(game.wager('10'))).toBe('417');
  await game.settle('4', round);
  expect(await balanceOf('player01')).toBe(before + 400n);
  await platform.db.delete(transferLocks).where(lock);
  expect(await codeOf(game.wager('10'))).toBe('accepted');
});

test('a wager that stood in line while its session ended is refused', async () => {
  const token = await platform.logIn();
  await openRealGame(platform, token);
  const session = await newestSession();
  await platform.send('leave', {}, { token });
  const call = { session, roundId: randomUUID(), transactionId: randomUUID() };
  const outcome = await move({ ...call, move: { kind: 'wager', amount: 100n, outcome: {} } });
  expect(outcome).toEqual({ kind: 'refused', code: '401' });
});

test.each([
  [
    'was disabled',
    (id: number) => platform.db.update(members).set({ status: 'disabled' }).where(eq(members.id, id)),
  ],
  [
    'was idle for too long',
    () => platform.db.update(sessions).set({ seenAt: new Date(Date.now() - 31 * 60_000) }),
  ],
])('a member who %s stakes nothing more', async (_name, end) => {
  const game = await openRealGame(platform, await platform.logIn());
  await end((await newestSession()).memberId ?? 0);
  expect(await codeOf(game.wager('10'))).toBe('401');
  await platform.db.update(members).set({ status: 'active' });
});

test('demo play moves demo money only', async () => {
  await platform.logIn();
  const before = await balanceOf('player01');
  const game = await openDemoGame(platform);
  await game.wager('10');
  await game.settle('500');
  expect(await balanceOf('player01')).toBe(before);
  const { accountId } = await newestSession();
  const touched = await platform.db
    .selectDistinct({ kind: ledgerAccounts.kind })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      sql`${ledgerEntries.transactionId} IN (SELECT transaction_id FROM ledger_entries WHERE account_id = ${accountId})`,
    );
  expect(touched.map(({ kind }) => kind).sort()).toEqual(['demo', 'demo_provider', 'issue']);
});

test('a login elsewhere ends the games opened before; the displaced browser’s logout does not end the new ones', async () => {
  const first = await platform.logIn();
  const before = await openRealGame(platform, first);
  const second = await platform.logIn();
  expect(await codeOf(before.wager('1'))).toBe('401');
  const now = await openRealGame(platform, second);
  await platform.send('logout', {}, { token: first });
  expect(await codeOf(now.wager('1'))).toBe('accepted');
});

test('play keeps its own lobby session from idling out', async () => {
  const token = await platform.logIn();
  const game = await openRealGame(platform, token);
  await platform.db.update(sessions).set({ seenAt: new Date(Date.now() - 20 * 60_000) });
  await game.wager('1');
  const [row] = await platform.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, sessionName(token)));
  expect(Date.now() - (row?.seenAt.getTime() ?? 0)).toBeLessThan(60_000);
});

test('the same call at the same moment, on two servers, is carried out once and answered twice', async () => {
  await openDemoGame(platform);
  const session = await newestSession();
  for (let turn = 0; turn < 5; turn += 1) {
    const call = { session, roundId: randomUUID(), transactionId: randomUUID() };
    const wager: MoneyCall = { ...call, move: { kind: 'wager', amount: 100n, outcome: {} } };
    const outcomes = await Promise.all([move(wager), move(wager), move(wager)]);
    const balances = outcomes.map((outcome) => outcome.kind === 'done' && outcome.balance.balance);
    expect(new Set(balances)).toEqual(new Set([100_000n - BigInt(turn + 1) * 100n]));
    expect(outcomes.filter((outcome) => outcome.kind === 'done' && outcome.isNew)).toHaveLength(1);
  }
});

test('two sessions that name one round at the same moment: one has it, the other is refused', async () => {
  await openDemoGame(platform);
  const one = await newestSession();
  await openDemoGame(platform);
  const two = await newestSession();
  const roundId = randomUUID();
  const outcomes = await Promise.all(
    [one, two].map((session) =>
      move({
        session,
        roundId,
        transactionId: randomUUID(),
        move: { kind: 'wager', amount: 1n, outcome: {} },
      }),
    ),
  );
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['done', 'refused']);
});

test('of settlement and cancellation at the same moment, one happens', async () => {
  await openDemoGame(platform);
  const session = await newestSession();
  const roundId = randomUUID();
  const at = () => ({ session, roundId, transactionId: randomUUID() });
  await move({ ...at(), move: { kind: 'wager', amount: 100n, outcome: {} } });
  const outcomes = await Promise.all([
    move({ ...at(), move: { kind: 'settle', payout: 900n } }),
    move({ ...at(), move: { kind: 'cancel' } }),
    move({ ...at(), move: { kind: 'settle', payout: 900n } }),
  ]);
  expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1);
});

test.each([
  ['JPY', '10.5'],
  ['VND', '0.1'],
  ['INR', '0.001'],
] as const)('%s has no %s', async (currency, amount) => {
  const game = await openDemoGame(platform, currency);
  expect(await codeOf(game.wager(amount))).toBe('400');
  expect(await codeOf(game.settle(amount))).toBe('400');
});

test('a stake of a currency without decimals is whole units', async () => {
  const game = await openDemoGame(platform, 'JPY');
  expect(game.session.balance).toBe('150000');
  expect(await game.wager('100.00')).toBe('149900');
});

test('a member’s idempotency key is nothing to another member', async () => {
  const [one, two] = [await platform.logIn('player01'), await platform.logIn('agent01')];
  const headers = { [HEADERS.idempotencyKey]: randomUUID() };
  const list = (await platform.send('hotGames', { siteId: 1, currency: 'USD' })).list;
  const data = [{ gameId: list[0]?.id ?? 0, status: 1 as const }];
  await platform.send('favoriteStore', { data }, { token: one, headers });
  await platform.send('favoriteStore', { data }, { token: two, headers });
  const favourites = async (token: string) =>
    (
      await platform.send(
        'gameSearch',
        { siteId: 1, currency: 'USD', supportDevice: 1, favorite: true },
        { token },
      )
    ).totalCount;
  expect([await favourites(one), await favourites(two)]).toEqual([1, 1]);
});
