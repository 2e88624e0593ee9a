import type { Calls, PayloadOf } from '@tessera/wire';
import { siteDay } from '../site/calendar.ts';
import { makeMember, memberOf } from '../testing/agents.ts';
import { codeOf } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { addDays } from './days.ts';

let platform: TestPlatform;
/** The sample agent's. */
let token: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.logIn('agent01');
});
afterAll(() => platform.close());

const today = siteDay(new Date());
const downline = (asked: Partial<PayloadOf<Calls['agentDownline']>>) =>
  platform.send('agentDownline', { from: addDays(today, -60), to: today, ...asked }, { token });

test('an account is found as a whole only, and only in the agent’s own downline', async () => {
  const agent = await memberOf(platform.db, 'agent01');
  const mine = await makeMember(platform.db, { introducerId: agent.id });
  const other = await makeMember(platform.db);
  expect((await downline({ account: ` ${mine.account.toUpperCase()} ` })).list).toMatchObject([
    { id: mine.id, level: 1, parentId: null },
  ]);
  expect((await downline({ account: mine.account.slice(0, -1) })).list).toEqual([]);
  expect((await downline({ account: '%' })).list).toEqual([]);
  expect((await downline({ account: other.account })).list).toEqual([]);
  expect((await downline({ account: String(other.id) })).list).toEqual([]);
  expect((await downline({ account: '99999999999999999999' })).list).toEqual([]);
  expect(await codeOf(downline({ parentId: other.id }))).toBe('102');
  expect(await codeOf(downline({ parentId: agent.id }))).toBe('102');
});

test('a search by beginning finds accounts by what their mask shows, and further characters find none', async () => {
  const { id: introducerId } = await memberOf(platform.db, 'agent01');
  const mooncat = await makeMember(platform.db, { introducerId, account: 'mooncat7' });
  const stranger = await makeMember(platform.db, { account: 'mooncat8' });
  const found = async (account: string) => {
    const { list, totalCount } = await downline({ account, match: 'beginning' });
    expect(totalCount).toBe(list.length);
    return list.map(({ id }) => id);
  };
  expect(await found('moo')).toEqual(await found('mox'));
  for (const part of ['moonc', 'mooncat', 'mooncat77', 'at7', '%', '__', '']) {
    expect(await found(part)).toEqual([]);
  }
  expect(await found('MO')).toEqual([mooncat.id]);
  expect(await found('mooncat7')).toEqual([mooncat.id]);
  expect(await found(String(mooncat.id))).toEqual([mooncat.id]);
  expect(await found(stranger.account)).toEqual([]);
});
