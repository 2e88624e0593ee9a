import { eq } from 'drizzle-orm';
import { introductions, registrationSettings } from '../db/schema/registration.ts';
import { credit, makeMember, memberOf } from '../testing/agents.ts';
import { codeOf, formsOf, from } from '../testing/forms.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
let token: string;
let agentId: number;
let register: ReturnType<typeof formsOf>['register'];
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ register } = formsOf(platform));
  token = await platform.logIn('agent01');
  agentId = (await memberOf(platform.db, 'agent01')).id;
});
afterAll(() => platform.close());
const { done } = operatorOf(() => platform);

const links = () => platform.send('agentLinks', {}, { token });
const create = (campaign: string, subId?: string) =>
  platform.send('agentLinkCreate', { campaign, ...(subId && { subId }) }, { token });
const visitByCode = (recommendCode: string, address: string) =>
  platform.send('validMessage', { siteId: 1, recommendCode }, { headers: from(address) });

test('an agent has a link, a code, campaigns and hosts', async () => {
  const { agentLink, recommendCode, list, domains } = await links();
  expect(agentLink.url).toMatch(new RegExp(`/register\\?agent_id=${agentId}$`));
  expect(agentLink.qrText).toBe(agentLink.url);
  expect(recommendCode?.url).toMatch(new RegExp(`/register\\?recommend_code=${recommendCode?.code}$`));
  expect(list.map(({ campaign }) => campaign).toSorted()).toEqual(['Autumn newsletter', 'Match day']);
  const autumn = list.find(({ campaign }) => campaign === 'Autumn newsletter');
  expect(autumn).toMatchObject({ code: 'AUTUMN26', registrations: 5, isActive: 1 });
  expect(autumn?.clicks).toBeGreaterThan(autumn?.registrations ?? 0);
  expect(domains).toEqual([{ host: 'agent.localhost', currency: 'USD', isActive: 1 }]);
});

test('visits by the agent’s id are counted once a day and network, whichever way they are asked', async () => {
  const before = (await links()).agentLink.clicks;
  const visit = (address: string) =>
    platform.send('validMessage', { siteId: 1, agentId }, { headers: from(address) });
  expect(await visit('198.51.100.1')).toEqual({ isValid: 1 });
  expect(await visit('198.51.100.1')).toEqual({ isValid: 1 });
  await platform.send('memberInfo', { id: agentId }, { headers: from('198.51.100.1') });
  expect((await links()).agentLink.clicks).toBe(before + 1);
  await platform.send('memberInfo', { id: agentId }, { headers: from('198.51.100.2') });
  expect((await links()).agentLink.clicks).toBe(before + 2);
});

test('a campaign counts its own visits and registrations, and its members stand under the agent', async () => {
  const made = await create('  Winter   mail ');
  expect(made).toMatchObject({ campaign: 'Winter mail', isActive: 1, clicks: 0, registrations: 0 });
  const { code } = made;
  expect(await visitByCode(code.toLowerCase(), '198.51.100.9')).toEqual({ isValid: 1 });
  expect(await visitByCode(code, '198.51.100.9')).toEqual({ isValid: 1 });
  const { memberId } = await register({ introducer: code }, from('198.51.100.9'));
  const [introduction] = await platform.db
    .select()
    .from(introductions)
    .where(eq(introductions.memberId, memberId));
  expect(introduction).toMatchObject({ introducerId: agentId, via: 'member_agent', code });
  const byId = await register({ introducer: String(agentId) }, from('198.51.100.10'));
  const { agentLink, list } = await links();
  expect(list.find((link) => link.code === code)).toMatchObject({ clicks: 1, registrations: 1 });
  expect(agentLink.registrations).toBeGreaterThan(0);
  const found = await platform.send(
    'agentDownline',
    { from: '2026-04-01', to: '2026-04-01', account: String(byId.memberId) },
    { token },
  );
  expect(found.list).toMatchObject([{ level: 1, parentId: null }]);
});

test('a campaign is an agent’s, whether or not members may recommend', async () => {
  await platform.db.update(registrationSettings).set({ recommendOpen: false });
  expect(await visitByCode('MATCHDAY', '198.51.100.20')).toEqual({ isValid: 1 });
  expect(await visitByCode('GRACE7', '198.51.100.20')).toEqual({ isValid: 0 });
  await platform.db.update(registrationSettings).set({ recommendOpen: true });
  expect(await visitByCode('GRACE7', '198.51.100.20')).toEqual({ isValid: 1 });
  await done('agents', 'suspend', '--member', 'agent01', '--reason', 'Under review');
  expect(await visitByCode('MATCHDAY', '198.51.100.20')).toEqual({ isValid: 0 });
  expect(await codeOf(register({ introducer: 'MATCHDAY' }, from('198.51.100.21')))).toBe('108');
  await done('agents', 'reinstate', '--member', 'agent01');
});

test('a campaign has one name in every form of Unicode', async () => {
  expect((await create(` ${'Tết'.normalize('NFD')}  mới`)).campaign).toBe('Tết mới');
  for (const same of ['Tết mới', 'TẾT MỚI'.normalize('NFD'), 'tết\u200b mới']) {
    expect(await codeOf(create(same))).toBe('101');
  }
});

test('a campaign is one line', async () => {
  expect(await codeOf(create('Spring\u202egnirpS'))).toBe('400');
  expect(await codeOf(create('Spring\nSummer'))).toBe('400');
});

test('a sub-id has a link of its own, once in its campaign', async () => {
  const { code, subId } = await create('Summer', 'banner-top');
  expect(subId).toBe('banner-top');
  expect(await codeOf(create('summer', 'banner-top'))).toBe('101');
  expect((await create('Summer')).subId).toBeNull();
  expect(await codeOf(create('Summer', 'two words'))).toBe('400');
  expect(await visitByCode(code, '198.51.100.25')).toEqual({ isValid: 1 });
  const { list } = await links();
  expect(list.filter(({ clicks, campaign }) => campaign === 'Summer' && clicks > 0)).toMatchObject([
    { code },
  ]);
});

test('a link counts who deposited, and each one’s first deposit, in the agent’s currency', async () => {
  const { code } = await create('Deposits');
  const its = async () => (await links()).list.find((link) => link.code === code);
  for (const amounts of [[30_00n, 500_00n], [], [12_50n]]) {
    const member = await makeMember(platform.db);
    const via = { introducerId: agentId, via: 'member_agent', code } as const;
    await platform.db.insert(introductions).values({ memberId: member.id, ...via });
    await credit(platform.db, member, 7_00n, 'sign_in');
    for (const amount of amounts) await credit(platform.db, member, amount, 'deposit');
  }
  expect(await its()).toMatchObject({ registrations: 3, firstDeposits: 2, firstDepositAmount: '42.50' });
  const foreign = await makeMember(platform.db, { currency: 'INR' });
  await platform.db
    .insert(introductions)
    .values({ memberId: foreign.id, introducerId: agentId, via: 'member_agent', code });
  await credit(platform.db, foreign, 8_400_00n, 'deposit');
  expect(await its()).toMatchObject({ firstDeposits: 3, firstDepositAmount: '142.50' });
});

test('a link that is switched off takes nobody in, until it is switched on again', async () => {
  const { code } = await create('Short');
  const set = (isActive: 0 | 1, which = code) =>
    platform.send('agentLinkSwitch', { code: which, isActive }, { token });
  expect(await set(0)).toMatchObject({ code, isActive: 0 });
  expect(await visitByCode(code, '198.51.100.30')).toEqual({ isValid: 0 });
  expect(await codeOf(register({ introducer: code }, from('198.51.100.31')))).toBe('110');
  expect(await set(1, code.toLowerCase())).toMatchObject({ isActive: 1 });
  expect(await visitByCode(code, '198.51.100.30')).toEqual({ isValid: 1 });
  expect(await codeOf(set(0, 'GRACE7'))).toBe('101');
});

test('campaigns have different names, and there are only so many', async () => {
  expect(await codeOf(create('match DAY'))).toBe('101');
  expect(await codeOf(create('  '))).toBe('400');
  const twice = await Promise.all([codeOf(create('Twice')), codeOf(create('twice'))]);
  expect(twice.toSorted()).toEqual(['101', 'accepted']);
  const left = 100 - (await links()).totalCount;
  for (let made = 0; made < left; made += 1) await create(`Campaign ${made}`);
  expect(await codeOf(create('One more'))).toBe('102');
  const second = await platform.send('agentLinks', { page: 2, count: 60 }, { token });
  expect([second.list.length, second.totalCount]).toEqual([40, 100]);
});
