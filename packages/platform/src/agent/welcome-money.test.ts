import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ledgerAccounts, welcomeMoney } from '../db/schema/ledger.ts';
import { introductions } from '../db/schema/registration.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { siteDay } from '../site/calendar.ts';
import { credit, memberOf } from '../testing/agents.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openRealGame, type OpenGame } from '../testing/wallet.ts';

/** The sample agent's, who brought the sample member. The welcome money is 1,000 dollars, as the setting says. */
let platform: TestPlatform;
let agentToken: string;
let memberId: number;
let game: OpenGame;
beforeEach(async () => {
  platform = await startTestPlatform();
  const agent = await memberOf(platform.db, 'agent01');
  memberId = (await memberOf(platform.db, 'player01')).id;
  await platform.db.insert(introductions).values({ memberId, introducerId: agent.id, via: 'member_agent' });
  agentToken = await platform.logIn('agent01');
  game = await openRealGame(platform, await platform.logIn('player01'));
});
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
  await platform.close();
});

async function play(stake: string, end: { readonly payout: string; readonly returned?: string }) {
  const round = randomUUID();
  await game.wager(stake, round);
  await game.settle(end.payout, round, undefined, end.returned);
}

/** What the agent sees of the member. */
async function figures() {
  const day = siteDay(new Date());
  const payload = { from: day, to: day, account: String(memberId) };
  const { list } = await platform.send('agentDownline', payload, { token: agentToken });
  const { turnover, payouts, bonuses, netRevenue } = list[0]!;
  return { turnover, payouts, bonuses, netRevenue };
}

const NOTHING = { turnover: '0.00', payouts: '0.00', bonuses: '0.00', netRevenue: '0.00' };

async function welcomeLeft(owner = memberId): Promise<bigint> {
  const [row] = await platform.db
    .select({ amount: welcomeMoney.amount })
    .from(welcomeMoney)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, welcomeMoney.accountId))
    .where(eq(ledgerAccounts.owner, String(owner)));
  return row?.amount ?? 0n;
}

test('welcome money that is lost, and what it won before, is no net revenue', async () => {
  await play('600', { payout: '500' });
  await play('900', { payout: '0' });
  expect(await welcomeLeft()).toBe(0n);
  expect(await figures()).toEqual(NOTHING);
});

test('stakes count once the welcome money is used up, and a stake of both in proportion', async () => {
  await play('900', { payout: '0' });
  await credit(platform.db, await memberOf(platform.db, 'player01'), 500_00n, 'deposit');
  // 100 of it are welcome money, and so is a quarter of the payout.
  await play('400', { payout: '80' });
  expect(await welcomeLeft()).toBe(20_00n);
  expect(await figures()).toEqual({
    ...NOTHING,
    turnover: '300.00',
    payouts: '60.00',
    netRevenue: '240.00',
  });
});

test('welcome money that comes back unplayed is staked again as welcome money', async () => {
  await play('300', { payout: '0', returned: '200' });
  expect(await welcomeLeft()).toBe(900_00n);
  const cancelled = randomUUID();
  await game.wager('900', cancelled);
  expect(await welcomeLeft()).toBe(0n);
  await game.cancel(cancelled);
  expect(await welcomeLeft()).toBe(900_00n);
  expect(await figures()).toEqual(NOTHING);
});

test('welcome money given to the downline stays welcome money', async () => {
  const agent = await memberOf(platform.db, 'agent01');
  const before = await welcomeLeft();
  await platform.send(
    'agentTransfer',
    { memberId, amount: '100', withdrawPassword: '8642' },
    { token: agentToken },
  );
  expect(await welcomeLeft()).toBe(before + 100_00n);
  expect(await welcomeLeft(agent.id)).toBe(900_00n);
});
