import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { LOCALE_CODES } from '@tessera/domain';
import { HEADERS, type Calls, type PayloadOf } from '@tessera/wire';
import { agentAgreements, agentApplications } from '../db/schema/agent.ts';
import { idempotencyKeys } from '../db/schema/security.ts';
import { introductions } from '../db/schema/registration.ts';
import { makeMember, memberOf } from '../testing/agents.ts';
import { codeOf, dataOf } from '../testing/forms.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { run, done } = operatorOf(() => platform);
const FORM = {
  agreementVersion: 1,
  contactKind: 'telegram',
  contact: 'grace_porter',
  intention: 'I write about card games.',
} as const;
type Form = PayloadOf<Calls['agentApply']>;
const apply = (token: string, given: Partial<Form> = {}, headers = {}) =>
  platform.send('agentApply', { ...FORM, ...given }, { token, headers });
const stateOf = (token: string, language = 'en_US') =>
  platform.send('agentApplication', {}, { token, headers: { [HEADERS.language]: language } });
const latest = async () =>
  (await platform.db.select().from(agentApplications)).toSorted((a, b) => b.id - a.id)[0];

test('the plan is what everybody may read, level by level of the downline, in every currency', async () => {
  const plan = await platform.send('agentPlan', { siteId: 1, currency: 'INR', language: 'hi_IN' });
  expect(plan).toMatchObject({ active: true, settlement: 'weekly' });
  expect(plan.levels[1]).toEqual({
    level: 2,
    name: 'साझेदार',
    netRevenueFrom: '84000.00',
    activeMembersFrom: 5,
    commissionBasisPoints: 2_500,
    deeperBasisPoints: [500, 150],
  });
});

test('the agreement has a version and is told in the language of the request', async () => {
  const texts = await Promise.all(
    LOCALE_CODES.map(async (language) => {
      const { version, list } = await platform.send(
        'agentAgreement',
        { siteId: 1 },
        { headers: { [HEADERS.language]: language } },
      );
      expect({ version, sections: list.length }).toEqual({ version: 1, sections: 4 });
      return list.map(({ title, content }) => title + content).join('');
    }),
  );
  expect(new Set(texts).size).toBe(LOCALE_CODES.length);
  expect(await codeOf(platform.send('agentAgreement', { siteId: 1, version: 7 }))).toBe('101');
  expect(await codeOf(platform.send('agentAgreement', { siteId: 9 }))).toBe('400');
});

test('who has applied waits, is rejected with a reason, and may apply again', async () => {
  const token = await platform.logIn('player01');
  expect(await stateOf(token)).toEqual({
    state: 'none',
    appliedAt: null,
    decidedAt: null,
    reason: null,
    agreementVersion: null,
    agreedAt: null,
    suspension: null,
  });
  expect(await apply(token)).toMatchObject({ state: 'pending' });
  expect(await stateOf(token)).toMatchObject({ state: 'pending', agreementVersion: 1, decidedAt: null });
  expect(await codeOf(apply(token))).toBe('104');
  const id = String((await latest())?.id);
  expect(await done('agents', 'applications')).toMatch(
    new RegExp(`^${id}  player01  .*telegram grace_porter  "I write about card games\\."$`),
  );
  await done('agents', 'reject', '--id', id, '--reason', 'Too few readers', '--reason', 'hi_IN=पाठक कम हैं');
  expect(await stateOf(token)).toMatchObject({ state: 'rejected', reason: 'Too few readers' });
  expect(await stateOf(token, 'hi_IN')).toMatchObject({ reason: 'पाठक कम हैं' });
  expect(await run('agents', 'approve', '--id', id)).toMatchObject({
    code: 1,
    said: `There is no application ${id} that waits for a decision.`,
  });
  expect(await codeOf(apply(token))).toBe('accepted');
  expect(await done('agents', 'applications', '--state', 'rejected')).toContain('player01');
});

test('of ten applications at once one is written, and a repeated request is the same one', async () => {
  const token = await platform.logIn('player02');
  const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(apply(token))));
  expect(codes.toSorted()).toEqual([...Array<string>(9).fill('104'), 'accepted']);
  const other = await platform.logIn('player03');
  const key = { [HEADERS.idempotencyKey]: randomUUID() };
  const first = await apply(other, {}, key);
  await platform.db.delete(idempotencyKeys);
  expect(await apply(other, {}, key)).toEqual(first);
});

test('another agreement is to be read first', async () => {
  const [current] = await platform.db.select().from(agentAgreements);
  await platform.db.insert(agentAgreements).values({
    version: 2,
    sections: current?.sections ?? [],
    publishedAt: new Date(),
  });
  const newcomer = await platform.logIn('player01');
  await done('agents', 'reject', '--id', String((await pendingOf('player01'))?.id), '--reason', 'Again');
  expect(await codeOf(apply(newcomer))).toBe('103');
  expect(await codeOf(apply(newcomer, { agreementVersion: 2 }))).toBe('accepted');
  expect((await platform.send('agentAgreement', { siteId: 1, version: 1 })).version).toBe(1);
});

async function pendingOf(account: string) {
  const { id } = await memberOf(platform.db, account);
  const rows = await platform.db.select().from(agentApplications).where(eq(agentApplications.memberId, id));
  return rows.find(({ state }) => state === 'pending');
}

test('an approved member is an agent on a level of the plan, under the agent who was asked for', async () => {
  const agent = await memberOf(platform.db, 'agent01');
  const inRupees = await makeMember(platform.db, { currency: 'INR', agentLevel: 1 });
  const token = await platform.logIn('player01');
  const { id } = await memberOf(platform.db, 'player01');
  await done('agents', 'reject', '--id', String((await pendingOf('player01'))?.id), '--reason', 'Again');
  const form = { agreementVersion: 2 };
  expect(await codeOf(apply(token, { ...form, agentId: inRupees.id }))).toBe('101');
  expect(await codeOf(apply(token, { ...form, agentId: id }))).toBe('101');
  expect(await codeOf(apply(token, { ...form, agentId: 2_000_000 }))).toBe('101');
  await apply(token, { ...form, agentId: agent.id });
  const application = String((await pendingOf('player01'))?.id);
  expect((await run('agents', 'approve', '--id', application, '--level', '9')).said).toMatch(
    /must be one of/,
  );

  const browser = await openSocket(platform.url);
  browser.subscribe(`private-member.${id}`, token);
  await browser.settle();
  await done('agents', 'approve', '--id', application, '--level', '2');
  await browser.next('profile.updated');
  browser.close();
  expect(await stateOf(token)).toMatchObject({ state: 'approved' });
  expect(await platform.send('layout', {}, { token })).toMatchObject({
    isAgent: 1,
    agentActive: 1,
    agentLevel: 2,
    memberType: 2,
  });
  const [introduction] = await platform.db.select().from(introductions).where(eq(introductions.memberId, id));
  expect(introduction?.introducerId).toBe(agent.id);
  expect(await codeOf(apply(token, form))).toBe('102');
});

test('nobody is taken in by an agent who stands below', async () => {
  const top = await memberOf(platform.db, 'player02');
  const below = await makeMember(platform.db, { currency: 'INR', introducerId: top.id, agentLevel: 1 });
  const token = await platform.logIn('player02');
  await done('agents', 'reject', '--id', String((await pendingOf('player02'))?.id), '--reason', 'Again');
  expect(await codeOf(apply(token, { agreementVersion: 2, agentId: below.id }))).toBe('101');
  expect(await codeOf(platform.send('applyForAgentCheck', { agentId: below.id }, { token }))).toBe('101');
  await expect(
    platform.db
      .insert(introductions)
      .values({ memberId: top.id, introducerId: below.id, via: 'member_agent' }),
  ).rejects.toMatchObject({ cause: expect.objectContaining({ constraint: 'downlines_no_circle' }) });
});

test.each([
  ['contact', { contact: ' ' }],
  ['intention', { intention: '\n' }],
  ['website', { website: 'javascript:alert(1)' }],
])('a form without a usable %s is refused', async (field, given) => {
  const token = await platform.logIn('player03');
  const refused = apply(token, given);
  expect(await codeOf(refused)).toBe('400');
  expect(await dataOf(refused)).toBeNull();
  await expect(refused).rejects.toThrow(field);
});
