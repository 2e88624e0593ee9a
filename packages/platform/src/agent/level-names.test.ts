import { eq } from 'drizzle-orm';
import { agentSettlements, type AgentSettlement } from '../db/schema/agent.ts';
import { agentLevels } from '../db/schema/site.ts';
import { siteDay } from '../site/calendar.ts';
import { makeAgentOf, makeMember, playRound } from '../testing/agents.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { addDays, mondayOf, startOf, weekOf } from './days.ts';

const monday = addDays(mondayOf(siteDay(new Date())), -7);
let platform: TestPlatform;
let token: string;
let settlement: AgentSettlement;
beforeAll(async () => {
  platform = await startTestPlatform();
  const { db } = platform;
  const agent = await makeAgentOf(db, 'player01');
  const member = await makeMember(db, { introducerId: agent.id });
  await playRound(db, member, { at: startOf(monday), stake: 100_00n, payout: 0n });
  await operatorOf(() => platform).done('agents', 'settle', '--week', weekOf(monday));
  const [row] = await db.select().from(agentSettlements).where(eq(agentSettlements.agentId, agent.id));
  settlement = row!;
  await db
    .update(agentLevels)
    .set({ name: { en_US: 'Ally' } })
    .where(eq(agentLevels.level, 2));
  token = await platform.logIn('player01');
});
afterAll(() => platform.close());

const namesOf = async (id: number, language = 'en_US') => {
  const { levels } = await platform.send('agentSettlement', { id }, { token, headers: { language } });
  return levels.map(({ name }) => name);
};

test('a statement keeps the names that its levels had at the close, in every language', async () => {
  expect((await namesOf(settlement.id)).slice(0, 2)).toEqual(['Starter', 'Partner']);
  expect((await namesOf(settlement.id, 'hi_IN'))[1]).toBe('साझेदार');
});

test('a statement from before names were kept has the present ones', async () => {
  const { id: _id, ...row } = settlement;
  const tiers = row.tiers.map(({ name: _name, ...tier }) => tier);
  const [old] = await platform.db
    .insert(agentSettlements)
    .values({ ...row, currency: 'INR', tiers })
    .returning();
  expect((await namesOf(old!.id)).slice(0, 2)).toEqual(['Starter', 'Ally']);
});
