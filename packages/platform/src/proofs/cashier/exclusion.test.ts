import { eq } from 'drizzle-orm';
import { responsibleSettings } from '../../db/schema/responsible.ts';
import { changeSecurity } from '../../auth/security.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { codeOf, formsOf } from '../../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { openSocket, type TestSocket } from '../../testing/socket.ts';
import { openRealGame } from '../../testing/wallet.ts';
import { expectWithin, report, sized } from '../size.ts';

jest.setTimeout(sized(300_000, 20 * 60_000));

/**
 * Every tab is notified and no stake is accepted within this time, from the moment in which the exclusion begins:
 * checked in full size only.
 */
const BOUND_MS = 1_000;
const TRIES = sized(3, 100);

let platform: TestPlatform;
let account: string;
let memberId: number;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 10_000 });
  ({ memberAccount: account, memberId } = await formsOf(platform).register({}));
  await changeSecurity(platform.db, memberId, { severalSessions: true });
});
afterAll(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
  await platform.close();
});

async function openTab(token: string): Promise<TestSocket> {
  const tab = await openSocket(platform.url);
  tab.subscribe(`private-member.${memberId}`, token);
  await tab.settle();
  return tab;
}

const EXCLUSIONS = {
  'a time-out': {
    begin: (token: string) => platform.send('responsibleTimeOut', { length: '24_hours' }, { token }),
    last: 'forward_game.status',
  },
  'a self-exclusion': {
    begin: (token: string) =>
      platform.send('responsibleExclude', { length: '6_months', password: 'play1234' }, { token }),
    // The channel is left after the game is closed.
    last: 'subscription_error',
  },
} as const;

test.each(['a time-out', 'a self-exclusion'] as const)(
  `%s reaches three tabs and an open game, ${TRIES} times`,
  async (kind) => {
    const { begin, last } = EXCLUSIONS[kind];
    const told: number[] = [];
    const refused: number[] = [];
    for (let tried = 0; tried < TRIES; tried += 1) {
      const { token } = await formsOf(platform).logIn(account);
      const second = await formsOf(platform).logIn(account);
      const tabs = [await openTab(token), await openTab(token), await openTab(second.token)];
      const game = await openRealGame(platform, second.token);
      await game.wager('1');

      const reachedAt = tabs.map(async (tab) => {
        expect((await tab.next('forward_game.status'))[1]).toMatchObject({ code: '961' });
        if (last !== 'forward_game.status') await tab.next(last);
        return Date.now();
      });
      // The password was checked before it; that takes as long as a login.
      const { exclusion } = await begin(token);
      const from = new Date(exclusion.from).getTime();
      expect(await codeOf(game.wager('1', crypto.randomUUID()))).not.toBe('accepted');
      refused.push(Date.now() - from);
      told.push(...(await Promise.all(reachedAt)).map((at) => at - from));

      // What was staked before is still settled.
      await game.settle('0');
      for (const tab of tabs) tab.close();
      await platform.db.delete(responsibleSettings).where(eq(responsibleSettings.memberId, memberId));
    }
    const [tabsMs, gameMs] = [Math.max(...told), Math.max(...refused)];
    report(
      `${kind}: tabs after at most ${Math.round(tabsMs)} ms, the game after at most ${Math.round(gameMs)} ms`,
    );
    expect(told).toHaveLength(TRIES * 3);
    expectWithin(tabsMs, BOUND_MS);
    expectWithin(gameMs, BOUND_MS);
  },
);
