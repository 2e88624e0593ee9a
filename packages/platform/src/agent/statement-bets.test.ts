import { toMinor } from '@tessera/domain';
import { siteDay } from '../site/calendar.ts';
import { makeAgentOf, makeMember, playRound } from '../testing/agents.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { addDays, mondayOf, startOf, weekOf } from './days.ts';

const monday = addDays(mondayOf(siteDay(new Date())), -7);
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + toMinor(amount, 'USD'), 0n);

test('bets of a member add up to its line in the statement, without welcome money', async () => {
  const { db } = platform;
  const agent = await makeAgentOf(db, 'player01');
  const member = await makeMember(db, { introducerId: agent.id });
  const at = startOf(addDays(monday, 1));
  await playRound(db, member, { at, stake: 100_00n, payout: 30_00n, returned: 10_00n });
  const part = { stake: 50_00n, payout: 20_00n };
  await playRound(db, member, { at, stake: 200_00n, payout: 80_00n, welcome: part });
  const whole = { stake: 70_00n, payout: 5_00n };
  await playRound(db, member, { at, ...whole, welcome: whole });
  await operatorOf(() => platform).done('agents', 'settle', '--week', weekOf(monday));

  const token = await platform.logIn('player01');
  const id = (await platform.send('agentSettlements', {}, { token })).list[0]?.id ?? 0;
  const { list: rows } = await platform.send('agentSettlementMembers', { id, level: 1 }, { token });
  expect(rows).toMatchObject([{ id: member.id, rounds: 3, turnover: '240.00', payouts: '90.00' }]);
  const bets = await platform.send('agentSettlementBets', { id, memberId: member.id }, { token });
  expect(bets.totalCount).toBe(3);
  expect(sum(bets.list.map(({ turnover }) => turnover))).toBe(240_00n);
  expect(sum(bets.list.map(({ payout }) => payout))).toBe(90_00n);
});
