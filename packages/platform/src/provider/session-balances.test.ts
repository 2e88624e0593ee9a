import { eq } from 'drizzle-orm';
import { gameSessions } from '../db/schema/play.ts';
import { serializable } from '../db/serializable.ts';
import { award } from '../ledger/award.ts';
import { hashSecret } from '../sessions/token.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openDemoGame, openRealGame, someGame, type OpenGame } from '../testing/wallet.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const tokenOf = ({ session }: OpenGame): string => session.sessionToken;
const look = (sessionTokens: string[], withBalances?: boolean) =>
  platform.send('providerEndedSessions', {
    sessionTokens,
    ...(withBalances === undefined ? {} : { withBalances }),
  });

/** Money that is of no round comes to the member who plays, in the minor unit. */
async function pay(game: OpenGame, amount: bigint): Promise<void> {
  await serializable(platform.db, async (tx) => {
    const [played] = await tx
      .select()
      .from(gameSessions)
      .where(eq(gameSessions.tokenHash, hashSecret(tokenOf(game))));
    const { currency } = game.session;
    const key = `test:${tokenOf(game)}`;
    await award(tx, { memberId: played!.memberId!, currency, amount, kind: 'red_envelope', key });
  });
}

test('one call says what each open session has, whatever money came to its player', async () => {
  const real = await openRealGame(platform, await platform.logIn());
  const yen = await openDemoGame(platform, 'JPY');
  await pay(real, 5_000n);
  const { ended, balances } = await look([tokenOf(yen), 'a token of no session', tokenOf(real)], true);
  expect(ended).toEqual(['a token of no session']);
  expect(balances).toEqual([
    { sessionToken: tokenOf(yen), balance: yen.session.balance },
    { sessionToken: tokenOf(real), balance: (Number(real.session.balance) + 50).toFixed(2) },
  ]);
});

test('a transfer to a provider and back is in the balance of the open game as in the wallet’s', async () => {
  const token = await platform.logIn();
  const real = await openRealGame(platform, token);
  const { gpId } = await someGame(platform);
  const sums = async () => {
    const { balances } = await look([tokenOf(real)], true);
    const { balance: asked } = await platform.send('providerBalance', { sessionToken: tokenOf(real) });
    const { cash } = await platform.send('wallets', {}, { token });
    expect(balances).toEqual([{ sessionToken: tokenOf(real), balance: cash }]);
    expect(asked).toBe(cash);
    return Number(cash);
  };
  const before = await sums();
  await platform.send('walletTransfer', { gpId, direction: 'in', amount: '7.25' }, { token });
  expect(await sums()).toBe(before - 7.25);
  await platform.send('walletTransfer', { gpId, direction: 'out', amount: '2.25' }, { token });
  expect(await sums()).toBe(before - 5);
  await platform.send('balanceAllBack', {}, { token });
  expect(await sums()).toBe(before);
});

test('nothing is said of the balance of a session that has ended', async () => {
  const token = await platform.logIn();
  const real = await openRealGame(platform, token);
  await platform.send('logout', {}, { token });
  expect(await look([tokenOf(real)], true)).toEqual({ ended: [tokenOf(real)], balances: [] });
});

test('who does not ask for balances is answered as before', async () => {
  const demo = await openDemoGame(platform);
  expect(await look([tokenOf(demo)])).toEqual({ ended: [] });
  expect(await look([tokenOf(demo)], false)).toEqual({ ended: [] });
});
