import { CALLS, HEADERS, isRefusal, type CallKey, type Calls, type PayloadOf } from '@tessera/wire';
import { makeAgentOf } from '../testing/agents.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());
const { done, run } = operatorOf(() => platform);

type AgentCall = {
  [Key in CallKey]: Calls[Key]['audience'] extends 'agent' ? Key : never;
}[CallKey];

const period = { from: '2026-04-01', to: '2026-04-30' };
const PAYLOADS: { readonly [Key in AgentCall]: PayloadOf<Calls[Key]> } = {
  agentConsent: { version: 1 },
  agentDownline: period,
  agentEstimate: {},
  agentExport: { ...period, what: 'strata' },
  agentLinkCreate: { campaign: 'Spring' },
  agentLinks: {},
  agentLinkSwitch: { code: 'SPRING', isActive: 1 },
  agentOperations: period,
  agentSettlement: { id: 1 },
  agentSettlementBets: { id: 1, memberId: 1 },
  agentSettlementMembers: { id: 1, level: 1 },
  agentSettlements: {},
  agentStrata: period,
  agentTransfer: { memberId: 1, amount: '1', withdrawPassword: '1111' },
  agentTransfers: {},
};
/** About money that is earned: a suspended agent reads it too. */
const STATEMENTS: readonly AgentCall[] = [
  'agentEstimate',
  'agentSettlement',
  'agentSettlementBets',
  'agentSettlementMembers',
  'agentSettlements',
];
const KEYS = Object.keys(PAYLOADS) as AgentCall[];

const answerTo = (key: AgentCall, token?: string): Promise<string> =>
  platform.send(key, PAYLOADS[key], token === undefined ? {} : { token }).then(
    () => 'accepted',
    (error: unknown) =>
      isRefusal(error) && error.failure.kind === 'refused'
        ? `${error.failure.status} ${error.code}`
        : String(error),
  );

test('every call of agents is tried here', () => {
  const agents = Object.entries(CALLS).filter(([, { audience }]) => audience === 'agent');
  expect(agents.map(([key]) => key).sort()).toEqual([...KEYS].sort());
});

test('guests and members are sent away from each of them', async () => {
  const member = await platform.logIn('player02');
  for (const key of KEYS) {
    expect([key, await answerTo(key)]).toEqual([key, expect.stringMatching(/log in/)]);
    expect([key, await answerTo(key, member)]).toEqual([key, '403 403']);
  }
});

test('a suspended agent gets 108 from each of them but statements, until the operator says otherwise', async () => {
  await makeAgentOf(platform.db, 'player01');
  const token = await platform.logIn('player01');
  await done('agents', 'suspend', '--member', 'player01', '--reason', 'Under review');
  for (const key of KEYS) {
    const answer = STATEMENTS.includes(key) ? expect.not.stringContaining('108') : '200 108';
    expect([key, await answerTo(key, token)]).toEqual([key, answer]);
  }
  await done('agents', 'reinstate', '--member', 'player01');
  for (const key of KEYS) expect([key, await answerTo(key, token)]).not.toEqual([key, '200 108']);
});

test('a suspended agent reads why in the own language, until the operator reinstates', async () => {
  await makeAgentOf(platform.db, 'player03');
  const token = await platform.logIn('player03');
  const suspensionIn = async (language: 'en_US' | 'hi_IN') =>
    (await platform.send('agentApplication', {}, { token, headers: { [HEADERS.language]: language } }))
      .suspension;
  const refused = await run('agents', 'suspend', '--member', 'player03');
  expect(refused.said).toMatch(/--reason/);
  expect(await suspensionIn('en_US')).toBeNull();
  const reasons = ['--reason', 'Links on a banned site', '--reason', 'hi_IN=प्रतिबंधित साइट पर लिंक'];
  await done('agents', 'suspend', '--member', 'player03', ...reasons);
  expect(await suspensionIn('en_US')).toEqual({
    reason: 'Links on a banned site',
    since: expect.any(String),
  });
  expect(await suspensionIn('hi_IN')).toMatchObject({ reason: 'प्रतिबंधित साइट पर लिंक' });
  await done('agents', 'reinstate', '--member', 'player03');
  expect(await suspensionIn('en_US')).toBeNull();
  await done('agents', 'suspend', '--member', 'player03', '--reason', 'Again');
  expect(await suspensionIn('en_US')).toMatchObject({ reason: 'Again' });
});

test('who is no agent, or in that state already, is neither suspended nor put on a level', async () => {
  expect((await run('agents', 'suspend', '--member', 'player02', '--reason', 'Under review')).said).toBe(
    'player02 is no agent.',
  );
  expect((await run('agents', 'reinstate', '--member', 'agent01')).said).toBe('agent01 is active already.');
  expect((await run('agents', 'level', '--member', 'agent01', '--level', '6')).said).toMatch(
    /--level 6 must be one of 1, 2, 3, 4, 5/,
  );
  expect(await done('agents', 'level', '--member', 'agent01', '--level', '3')).toBe('agent01 is on level 3.');
  const token = await platform.logIn('agent01');
  expect(await platform.send('layout', {}, { token })).toMatchObject({ agentLevel: 3, memberType: 2 });
});
