import fc from 'fast-check';
import { agentApplications } from '../db/schema/agent.ts';
import type { Member } from '../db/schema/members.ts';
import { introductions } from '../db/schema/registration.ts';
import { sized } from '../proofs/size.ts';
import { siteDay } from '../site/calendar.ts';
import { makeAgentOf, makeMember, memberOf, playRound } from '../testing/agents.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { addDays, mondayOf, startOf, weekOf } from './days.ts';

const monday = addDays(mondayOf(siteDay(new Date())), -7);
let platform: TestPlatform;
let token: string;
let own: Member;
let settlementId: number;
beforeAll(async () => {
  platform = await startTestPlatform();
  const { db } = platform;
  const agent = await makeAgentOf(db, 'player01');
  own = await makeMember(db, { introducerId: agent.id, currency: agent.currency });
  await playRound(db, own, { at: startOf(monday), stake: 900_00n, payout: 100_00n });
  await playRound(db, own, { at: startOf(addDays(monday, 6)), stake: 300_00n, payout: 0n });
  await operatorOf(() => platform).done('agents', 'settle', '--week', weekOf(monday));
  token = await platform.logIn('player01');
  settlementId = (await platform.send('agentSettlements', {}, { token })).list[0]?.id ?? 0;
});
afterAll(() => platform.close());

/** All that an agent can open of the statement, and who joined in its week, as it comes over the wire. */
async function statement(): Promise<string> {
  const id = settlementId;
  const week = { from: monday, to: addDays(monday, 6) };
  const days = await platform.send('agentOperations', week, { token });
  const levels = await platform.send('agentStrata', week, { token });
  const parts = [
    days.list.map(({ from, newMembers }) => [from, newMembers]),
    levels.list.map(({ newMembers }) => newMembers).filter((n) => n > 0),
    await platform.send('agentSettlement', { id }, { token }),
    await platform.send('agentSettlementMembers', { id, level: 1 }, { token }),
    await platform.send('agentSettlementMembers', { id, level: 2 }, { token }),
    await platform.send('agentSettlementBets', { id, memberId: own.id }, { token }),
  ];
  return JSON.stringify(parts);
}

const WHO = [
  'a member',
  'a newcomer',
  'a newcomer who played in that week',
  'an applicant with a downline that played in that week',
] as const;
type Who = (typeof WHO)[number];

const later = fc.record({ stake: fc.bigInt(1n, 500_000n), payout: fc.bigInt(0n, 500_000n) });
type Later = typeof later extends fc.Arbitrary<infer T> ? T : never;

/** Makes an agent of a member without an introducer, under the agent of the statement. */
async function approve(memberId: number, agentId: number): Promise<void> {
  const form = { agreementVersion: 1, contactKind: 'telegram', contact: 'grace_porter', intention: 'Cards' };
  const [application] = await platform.db
    .insert(agentApplications)
    .values({ ...form, memberId, agentId })
    .returning();
  await operatorOf(() => platform).done('agents', 'approve', '--id', String(application?.id));
}

/** Two levels who were brought before the week was settled. */
async function bringDownline(introducerId: number, played: Later): Promise<void> {
  let above = introducerId;
  for (let level = 0; level < 2; level += 1) {
    const member = await makeMember(platform.db, { currency: own.currency });
    await platform.db.insert(introductions).values({
      memberId: member.id,
      introducerId: above,
      via: 'recommend_code',
      createdAt: startOf(addDays(monday, level)),
    });
    await playRound(platform.db, member, { at: startOf(addDays(monday, 2)), ...played });
    above = member.id;
  }
}

/** Brings the member under the agent, as `who` says. */
async function join(member: Member, agentId: number, who: Who, played: Later): Promise<void> {
  const { db } = platform;
  if (who === 'a member') return;
  if (who === 'an applicant with a downline that played in that week') {
    await bringDownline(member.id, played);
    return approve(member.id, agentId);
  }
  if (who === 'a newcomer who played in that week') {
    await playRound(db, member, { at: startOf(addDays(monday, 2)), ...played });
  }
  await db.insert(introductions).values({ memberId: member.id, introducerId: agentId, via: 'member_agent' });
}

test.each(WHO)(
  'a statement that is opened again is the same, byte for byte, when %s plays later',
  async (who) => {
    const { db } = platform;
    const agent = await memberOf(db, 'player01');
    const before = await statement();
    expect(before).toContain('"turnover":"1200.00"');
    await fc.assert(
      fc.asyncProperty(later, async (played) => {
        const member = who === 'a member' ? own : await makeMember(db, { currency: own.currency });
        await join(member, agent.id, who, played);
        await playRound(db, member, { at: new Date(), ...played });
        expect(await statement()).toBe(before);
      }),
      { numRuns: sized(3, 50) },
    );
  },
  sized(60_000, 600_000),
);
