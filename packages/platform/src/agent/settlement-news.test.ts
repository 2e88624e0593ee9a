import { siteDay } from '../site/calendar.ts';
import { makeAgentOf, makeMember, playRound } from '../testing/agents.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket, type TestSocket } from '../testing/socket.ts';
import { addDays, mondayOf, startOf, weekOf } from './days.ts';

const monday = addDays(mondayOf(siteDay(new Date())), -7);
let platform: TestPlatform;
let browser: TestSocket;
let channel: string;
let token: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  const { db } = platform;
  const agent = await makeAgentOf(db, 'player01');
  for (const currency of ['USD', 'INR'] as const) {
    const member = await makeMember(db, { introducerId: agent.id, currency });
    await playRound(db, member, { at: startOf(monday), stake: 100_00n, payout: 300_00n });
  }
  token = await platform.logIn('player01');
  channel = `private-member.${agent.id}`;
  browser = await openSocket(platform.url);
  browser.subscribe(channel, token);
  await browser.settle();
});
afterAll(() => platform.close());

const { done } = operatorOf(() => platform);

test('an agent is notified of a week that is carried over, once for all currencies', async () => {
  await done('agents', 'settle', '--week', weekOf(monday));
  expect((await browser.next('agent.figures'))[0]).toBe(channel);
  const { list } = await platform.send('agentSettlements', {}, { token });
  expect(list.map(({ state }) => state)).toEqual(['carried', 'carried']);
  await browser.settle();
  expect(browser.heard.map(([name]) => name)).not.toContain('agent.figures');
});

test('an agent is notified of a correction', async () => {
  const [settlement] = (await platform.send('agentSettlements', {}, { token })).list;
  const id = String(settlement?.id);
  await done('agents', 'correct', '--settlement', id, '--amount=5', '--cause', 'Counted twice');
  expect((await browser.next('agent.figures'))[0]).toBe(channel);
});
