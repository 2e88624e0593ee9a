import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { members, type Member } from '../db/schema/members.ts';
import { introductions } from '../db/schema/registration.ts';
import { sized } from '../proofs/size.ts';
import { siteDay } from '../site/calendar.ts';
import { makeAgentOf, makeMember, playRound } from '../testing/agents.ts';
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

/** All that an agent can open of the statement, as it comes over the wire. */
async function statement(): Promise<string> {
  const id = settlementId;
  const parts = [
    await platform.send('agentSettlement', { id }, { token }),
    await platform.send('agentSettlementMembers', { id, level: 1 }, { token }),
    await platform.send('agentSettlementBets', { id, memberId: own.id }, { token }),
  ];
  return JSON.stringify(parts);
}

const later = fc.record({
  stake: fc.bigInt(1n, 500_000n),
  payout: fc.bigInt(0n, 500_000n),
  who: fc.constantFrom('member' as const, 'newcomer' as const, 'newcomer who played in that week' as const),
});

test(
  'a statement that is opened again is the same, byte for byte, whoever comes and plays later',
  async () => {
    const { db } = platform;
    const [agent] = await db.select().from(members).where(eq(members.account, 'player01'));
    const before = await statement();
    expect(before).toContain('"turnover":"1200.00"');
    await fc.assert(
      fc.asyncProperty(later, async ({ stake, payout, who }) => {
        const member = who === 'member' ? own : await makeMember(db, { currency: own.currency });
        if (who === 'newcomer who played in that week') {
          await playRound(db, member, { at: startOf(addDays(monday, 2)), stake, payout });
        }
        if (who !== 'member') {
          await db
            .insert(introductions)
            .values({ memberId: member.id, introducerId: agent?.id ?? 0, via: 'member_agent' });
        }
        await playRound(db, member, { at: new Date(), stake, payout });
        expect(await statement()).toBe(before);
      }),
      { numRuns: sized(8, 200) },
    );
  },
  sized(60_000, 600_000),
);
