import { toMinor } from '@tessera/domain';
import { giveToDownline } from '../agent/transfer.ts';
import { introductions } from '../db/schema/registration.ts';
import { makeAgentOf } from '../testing/agents.ts';
import { openSocket } from '../testing/socket.ts';
import { openRealGame } from '../testing/wallet.ts';
import { percentReached } from './reminders.ts';
import { memberAtPlay, playRound } from './testing/member-at-play.ts';

const at = memberAtPlay('player01');

test.each([
  [100n, 0n, 49n, undefined],
  [100n, 49n, 1n, 50],
  [100n, 50n, 29n, undefined],
  [100n, 0n, 80n, 80],
  [100n, 10n, 90n, 100],
  [100n, 100n, 0n, undefined],
  [3n, 1n, 1n, 50],
  [100n, -60n, 100n, undefined],
] as const)('of a limit of %s with %s used, %s more reaches %s', (limit, before, added, percent) => {
  expect(percentReached(limit, before, added)).toBe(percent);
});

test('stakes and deposits remind the member’s pages of their limits, each percentage once', async () => {
  const browser = await openSocket(at.platform.url);
  browser.subscribe(`private-member.${at.memberId}`, at.token);
  await browser.settle();
  const game = await openRealGame(at.platform, at.token);
  await at.platform.send('responsibleLimit', { kind: 'wager', period: 'day', amount: '10' }, at);
  await at.platform.send('responsibleLimit', { kind: 'deposit', period: 'week', amount: '100' }, at);
  const next = async () => (await browser.next('limit.used'))[1];
  await playRound(game, '4', '0');
  await playRound(game, '1', '0');
  expect(await next()).toMatchObject({ kind: 'wager', period: 'day', percent: 50, amount: '10.00' });
  await playRound(game, '2.90', '0');
  await playRound(game, '2.10', '0');
  expect(await next()).toMatchObject({ kind: 'wager', percent: 100 });
  const { list } = await at.platform.send('depositMethods', {}, at);
  await at.platform.send('depositCreate', { methodId: list[0]?.id ?? 0, amount: '80' }, at);
  expect(await next()).toMatchObject({ kind: 'deposit', period: 'week', percent: 80, amount: '100.00' });
  browser.close();
});

test('money from an agent reminds of deposit limits, once', async () => {
  const { db } = at.platform;
  const agent = await makeAgentOf(db, 'agent01');
  const [memberId, introducerId] = [at.memberId, agent.id];
  await db.insert(introductions).values({ memberId, introducerId, via: 'member_agent' });
  await at.platform.send('responsibleLimit', { kind: 'deposit', period: 'month', amount: '400' }, at);
  const browser = await openSocket(at.platform.url);
  browser.subscribe(`private-member.${memberId}`, at.token);
  await browser.settle();
  const give = (amount: bigint, operation: string) =>
    giveToDownline(db, { agent, memberId, amount, note: null, operation });
  const { limits } = await at.show();
  const used = limits.find(({ kind, period }) => kind === 'deposit' && period === 'month')?.used;
  const open = 200_00n - toMinor(used ?? '', 'USD');
  expect(await give(open, 'first')).toMatchObject({ kind: 'done' });
  // The same request again.
  expect(await give(open, 'first')).toMatchObject({ kind: 'done' });
  expect(await give(200_00n, 'second')).toMatchObject({ kind: 'done' });
  for (const percent of [50, 100]) {
    const [, payload] = await browser.next('limit.used');
    expect(payload).toMatchObject({ kind: 'deposit', period: 'month', percent, amount: '400.00' });
  }
  browser.close();
});
