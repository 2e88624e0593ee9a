import { memberCash, memberLogin, profileUpdated } from '@tessera/wire';
import { introductions } from '../db/schema/registration.ts';
import { makeMember, memberOf } from '../testing/agents.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';
import { activeAgentsAbove, createFiguresNews } from './figures-news.ts';

/** News with pauses that the test ends. */
function news() {
  const asked: (readonly number[])[] = [];
  const announced: number[] = [];
  let waiting: (() => void) | undefined;
  const figures = createFiguresNews({
    findAgents: async (memberIds) => {
      asked.push(memberIds);
      return [70];
    },
    announce: (agentId) => announced.push(agentId),
    onError: (error) => {
      throw error;
    },
    schedule: (work) => {
      waiting = work;
      return () => (waiting = undefined);
    },
  });
  const endPause = () => {
    const work = waiting;
    waiting = undefined;
    work?.();
  };
  return { figures, asked, announced, endPause, isPausing: () => waiting !== undefined };
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('announces the first move at once, and those of a pause together after it', async () => {
  const { figures, asked, announced, endPause, isPausing } = news();
  figures.follow(1, memberCash);
  await settled();
  expect(announced).toEqual([70]);
  for (const memberId of [2, 3, 2]) figures.follow(memberId, memberCash);
  figures.follow(4, memberLogin);
  await settled();
  expect(announced).toEqual([70]);
  endPause();
  await settled();
  expect(announced).toEqual([70, 70]);
  expect(asked).toEqual([[1], [2, 3, 4]]);
  endPause();
  expect(isPausing()).toBe(false);
});

test('announces nothing of other events, and nothing once it is closed', async () => {
  const { figures, asked, announced, isPausing } = news();
  figures.follow(1, profileUpdated);
  expect(asked).toEqual([]);
  figures.follow(1, memberCash);
  figures.close();
  figures.follow(2, memberCash);
  await settled();
  expect(announced).toEqual([]);
  expect(isPausing()).toBe(false);
});

test('an active agent is notified when a member at any level logs in, a suspended one is not', async () => {
  const platform = await startTestPlatform();
  const { db } = platform;
  const token = await platform.logIn('agent01');
  const agent = await memberOf(db, 'agent01');
  const between = await makeMember(db, { introducerId: agent.id });
  const { id: memberId } = await memberOf(db, 'player01');
  await db.insert(introductions).values({ memberId, introducerId: between.id, via: 'recommend_code' });
  const { id: strangerId } = await memberOf(db, 'player02');
  const browser = await openSocket(platform.url);
  browser.subscribe(`private-member.${agent.id}`, token);
  await browser.settle();
  await platform.logIn('player01');
  expect(await browser.next('agent.figures')).toEqual([`private-member.${agent.id}`, {}]);
  browser.close();

  expect(await activeAgentsAbove(db, [memberId])).toEqual([agent.id]);
  expect(await activeAgentsAbove(db, [strangerId])).toEqual([]);
  const { done } = operatorOf(() => platform);
  await done('agents', 'suspend', '--member', 'agent01', '--reason', 'Under review');
  expect(await activeAgentsAbove(db, [memberId])).toEqual([]);
  await platform.close();
});
