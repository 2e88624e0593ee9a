import fc from 'fast-check';
import { CALLS, DOWNLOAD_PATH, type CallKey, type Calls, type PayloadOf } from '@tessera/wire';
import { sized } from '../proofs/size.ts';
import { siteDay } from '../site/calendar.ts';
import { introductions } from '../db/schema/registration.ts';
import { makeAgentOf, makeMember, playRound } from '../testing/agents.ts';
import { codeOf } from '../testing/forms.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { addDays, mondayOf, startOf, weekOf } from './days.ts';

/** What one agent must not see of another one who works under the same agent. */
interface Agent {
  readonly token: string;
  readonly id: number;
  readonly memberId: number;
  readonly account: string;
  readonly settlementId: number;
  readonly code: string;
}

const monday = addDays(mondayOf(siteDay(new Date())), -7);
const period = { from: monday, to: addDays(monday, 6) };
let platform: TestPlatform;
let agents: readonly Agent[];
beforeAll(async () => {
  platform = await startTestPlatform();
  const { db } = platform;
  const top = await makeAgentOf(db, 'player03');
  const people = [];
  for (const [index, account] of ['player01', 'player02'].entries()) {
    const agent = await makeAgentOf(db, account);
    await db.insert(introductions).values({ memberId: agent.id, introducerId: top.id, via: 'member_agent' });
    const member = await makeMember(db, { introducerId: agent.id, currency: agent.currency });
    const stake = index === 0 ? 1_111_00n : 2_222_00n;
    await playRound(db, member, { at: startOf(monday), stake, payout: 0n });
    people.push({ account, agent, member });
  }
  await operatorOf(() => platform).done('agents', 'settle', '--week', weekOf(monday));
  agents = await Promise.all(
    people.map(async ({ account, agent, member }) => {
      const token = await platform.logIn(account);
      const [settlement] = (await platform.send('agentSettlements', {}, { token })).list;
      const { code } = await platform.send('agentLinkCreate', { campaign: 'Own' }, { token });
      const shown = { memberId: member.id, account: member.account, settlementId: settlement?.id ?? 0, code };
      return { token, id: agent.id, ...shown };
    }),
  );
});
afterAll(() => platform.close());

type AgentCall = {
  [Key in CallKey]: Calls[Key]['audience'] extends 'agent' ? Key : never;
}[CallKey];
type Payloads = { readonly [Key in AgentCall]: fc.Arbitrary<PayloadOf<Calls[Key]>> };

const days = fc
  .tuple(fc.nat({ max: 30 }), fc.nat({ max: 30 }))
  .map(([ago, length]) => ({ from: addDays(period.from, -ago), to: addDays(period.from, length) }));
const level = fc.integer({ min: 1, max: 3 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** Payloads of every call that name what is the sibling's wherever they can name something. */
const payloadsAbout = (sibling: Agent): Payloads => {
  const member = fc.constantFrom(sibling.memberId, sibling.id);
  const settlement = fc.constant(sibling.settlementId);
  const name = fc.constantFrom(sibling.account, sibling.account.slice(0, 4), String(sibling.memberId));
  return {
    agentConsent: fc.constant({ version: 1 }),
    agentDownline: fc
      .record({ days, level: maybe(level), parentId: maybe(member), account: maybe(name) })
      .map(({ days: span, ...asked }) => ({ ...span, ...asked, match: 'beginning' as const })),
    agentEstimate: fc.constant({}),
    agentExport: fc
      .record({ days, what: fc.constantFrom('operations' as const, 'strata' as const) })
      .map(({ days: span, what }) => ({ ...span, what })),
    agentLinkCreate: fc.record({ campaign: fc.constant('Own') }),
    agentLinks: fc.constant({}),
    agentLinkSwitch: fc.record({ code: fc.constant(sibling.code), isActive: fc.constant(0 as const) }),
    agentOperations: days,
    agentSettlement: fc.record({ id: settlement }),
    agentSettlementBets: fc.record({ id: settlement, memberId: member }),
    agentSettlementMembers: fc.record({ id: settlement, level }),
    agentSettlements: fc.constant({}),
    agentStrata: days,
    agentTransfer: fc.record({
      memberId: member,
      amount: fc.constant('1'),
      withdrawPassword: fc.constant('1111'),
    }),
    agentTransfers: fc.record({ memberId: maybe(member) }),
  };
};
const KEYS = Object.entries(CALLS).flatMap(([key, { audience }]) =>
  audience === 'agent' ? [key as AgentCall] : [],
);

/** What an address in the answer leads to. */
async function fileOf(answer: unknown): Promise<string> {
  const { url } = answer as { readonly url?: string };
  if (!url?.startsWith(DOWNLOAD_PATH)) return '';
  const file = await fetch(platform.url + url);
  expect(file.status).toBe(200);
  return file.text();
}

test(
  'no agent reads, moves or changes what is a sibling’s, by any call',
  async () => {
    const asked = fc
      .record({ reader: fc.nat({ max: 1 }), key: fc.constantFrom(...KEYS) })
      .chain(({ reader, key }) => {
        const payloads: Record<AgentCall, fc.Arbitrary<object>> = payloadsAbout(agents[1 - reader]!);
        return fc.record({ reader: fc.constant(reader), key: fc.constant(key), payload: payloads[key] });
      });
    await fc.assert(
      fc.asyncProperty(asked, async ({ reader, key, payload }) => {
        const [self, sibling] = [agents[reader]!, agents[1 - reader]!];
        const request = platform.send(key, payload as never, { token: self.token });
        const code = await codeOf(request);
        if (code !== 'accepted') return;
        const answer = JSON.stringify(await request) + (await fileOf(await request));
        for (const id of [sibling.settlementId, sibling.memberId]) {
          expect(answer).not.toMatch(new RegExp(`"(id|memberId|parentId)":${id}\\b`));
        }
        expect(answer).not.toContain(sibling.code);
        expect(answer).not.toContain(reader === 0 ? '2222.00' : '1111.00');
      }),
      { numRuns: sized(80, 1_000) },
    );
    // The same questions about one's own are answered: the property does not hold for want of answers.
    const { token, settlementId, memberId, code } = agents[0]!;
    const line = await platform.send('agentSettlementMembers', { id: settlementId, level: 1 }, { token });
    expect(line).toMatchObject({ list: [{ id: memberId, rounds: 1, turnover: '1111.00' }], totalCount: 1 });
    const bets = await platform.send('agentSettlementBets', { id: settlementId, memberId }, { token });
    expect(bets.list).toMatchObject([{ turnover: '1111.00', payout: '0.00' }]);
    expect((await platform.send('agentLinks', {}, { token })).list).toMatchObject([{ code, isActive: 1 }]);
  },
  sized(60_000, 600_000),
);

test.each([
  ['agentSettlement', '101'],
  ['agentSettlementMembers', '101'],
  ['agentSettlementBets', '101'],
] as const)('%s of a sibling’s settlement is refused', async (key, refusal) => {
  const [self, sibling] = [agents[0]!, agents[1]!];
  const payload = { id: sibling.settlementId, level: 1, memberId: sibling.memberId };
  expect(await codeOf(platform.send(key, payload, { token: self.token }))).toBe(refusal);
});

test('a member of another downline has no bets in an agent’s own settlement', async () => {
  const [{ token, settlementId: id }, { memberId }] = [agents[0]!, agents[1]!];
  expect(await codeOf(platform.send('agentSettlementBets', { id, memberId }, { token }))).toBe('102');
});
