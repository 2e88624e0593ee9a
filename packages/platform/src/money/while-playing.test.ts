import { and, eq, isNull, sql } from 'drizzle-orm';
import { QUIT_RESET_MS } from '@tessera/domain';
import { isRefusal } from '@tessera/wire';
import { providers } from '../db/schema/catalogue.ts';
import { gameSessions } from '../db/schema/play.ts';
import { backTransfers } from '../db/schema/wallets.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { launchReal, openRealGame, providerGame, someGame } from '../testing/wallet.ts';

/** Transfers while a game of the provider starts or quits (readings: transfers and games). */

let platform: TestPlatform;
let token: string;
let gpId: number;
let other: number;
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ gpId } = await someGame(platform));
  const rows = await platform.db.select().from(providers);
  other = rows.find(({ id }) => id !== gpId)?.id ?? 0;
});
beforeEach(async () => {
  token = await platform.logIn();
  await platform.db.update(gameSessions).set({ closedAt: sql`now() - interval '1 hour'` });
  await platform.db.delete(backTransfers);
  await move('in', '5');
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
const move = (direction: 'in' | 'out', amount: string, at = gpId) =>
  codeOf(platform.send('walletTransfer', { gpId: at, direction, amount }, { token }));
const allBack = () => codeOf(platform.send('balanceAllBack', {}, { token }));
const getBack = () => codeOf(platform.send('balanceGetBack', {}, { token }));
const leave = () => platform.send('leave', {}, { token });

/** What each way to move money at the provider is answered. */
async function answers() {
  return [await move('in', '1'), await move('out', '1'), await allBack(), await getBack()];
}

test('nothing moves at a provider while a game of it is starting', async () => {
  const launch = await launchReal(platform, token);
  expect(await answers()).toEqual(['106', '106', '106', '106']);
  expect(await move('in', '1', other)).toBe('accepted');
  await providerGame(platform, launch);
  expect(await move('in', '1')).toBe('accepted');
  expect(await move('out', '1')).toBe('accepted');
});

test.each([
  ['that was given up', () => leave()],
  [
    'whose address has expired',
    () =>
      platform.db
        .update(gameSessions)
        .set({ launchExpiresAt: sql`now()` })
        .where(and(isNull(gameSessions.tokenHash), isNull(gameSessions.closedAt))),
  ],
])('a launch %s holds no money', async (_name, end) => {
  await launchReal(platform, token);
  await end();
  expect(await move('in', '1')).toBe('accepted');
  expect(await getBack()).toBe('accepted');
});

test('a part of the lobby that opens by itself holds no money', async () => {
  await launchReal(platform, token);
  await platform.db.update(gameSessions).set({ view: 'quick' }).where(isNull(gameSessions.closedAt));
  expect(await move('in', '1')).toBe('accepted');
});

test('nothing moves at a provider while a game of it is quitting, until its round is settled', async () => {
  const game = await openRealGame(platform, token);
  await game.wager('1');
  await leave();
  expect(await answers()).toEqual(['107', '107', '107', '107']);
  expect(await move('in', '1', other)).toBe('accepted');
  await game.settle('1');
  expect(await move('out', '1')).toBe('accepted');
  expect(await allBack()).toBe('accepted');
});

test('a quit is over after its time limit, also with a bet that is decided much later', async () => {
  const game = await openRealGame(platform, token);
  await game.wager('1');
  await leave();
  await platform.db
    .update(gameSessions)
    .set({ closedAt: sql`now() - make_interval(secs => ${QUIT_RESET_MS / 1_000})` })
    .where(eq(gameSessions.providerId, gpId));
  expect(await move('in', '1')).toBe('accepted');
  expect(await move('out', '1')).toBe('103');
  await game.settle('1');
});

test('the game of another member holds no money', async () => {
  await launchReal(platform, await platform.logIn('player02'));
  expect(await move('in', '1')).toBe('accepted');
});
