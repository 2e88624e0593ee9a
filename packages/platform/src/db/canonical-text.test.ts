import { eq, inArray } from 'drizzle-orm';
import { cashierOf } from '../testing/cashier.ts';
import { codeOf, formsOf } from '../testing/forms.ts';
import { makeMembers } from '../testing/members.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { canonicaliseText } from './canonical-text.ts';
import { agentLinks } from './schema/agent.ts';
import { bankAccounts } from './schema/cashier.ts';
import { members } from './schema/members.ts';
import { registrationBlocks } from './schema/registration.ts';
import { facts } from './schema/site.ts';

/** What earlier releases stored: as it was typed, with keys in lower case only. */
const NFD = (text: string) => text.normalize('NFD');

let platform: TestPlatform;
let ids: number[];
const warned: unknown[] = [];
const log = { warn: (fields: unknown) => void warned.push(fields) };
const memberOf = async (index: number) => {
  const [row] = await platform.db
    .select()
    .from(members)
    .where(eq(members.id, ids[index] ?? 0));
  return row;
};

beforeAll(async () => {
  platform = await startTestPlatform();
  const { db } = platform;
  ids = (await makeMembers(db, 4, 'VND')).map(({ id }) => id);
  const before = [
    { name: NFD('Nguyễn'), email: NFD('lễ@example.com'), emailKey: NFD('lễ@example.com') },
    { name: 'Ann\u001b[2K\nLee', email: 'lễ@example.com', emailKey: 'lễ@example.com' },
    { name: null, email: null, emailKey: null },
    { name: null, email: 'li@xn--l-3wm.example', emailKey: 'li@xn--l-3wm.example' },
  ];
  for (const [index, row] of before.entries()) {
    await db
      .update(members)
      .set({ ...row, nameKey: null, contacts: { others: NFD('Tết') } })
      .where(eq(members.id, ids[index] ?? 0));
  }
  await cashierOf(() => platform).bindAccount(await platform.logIn());
  await db.update(bankAccounts).set({ holderName: NFD('Đặng Bích'), bankName: 'Bank\u202e' });
  const agent = await platform.logIn('agent01', 'agent1234');
  for (const campaign of ['Xuân', 'Hạ'])
    await platform.send('agentLinkCreate', { campaign }, { token: agent });
  await db
    .update(agentLinks)
    .set({ campaign: NFD('Xuân'), campaignKey: NFD('xuân') })
    .where(eq(agentLinks.campaign, 'Hạ'));
  await db.insert(registrationBlocks).values([
    { field: 'member_name', value: NFD('lê văn') },
    { field: 'member_name', value: 'lê văn' },
    { field: 'member_email', value: NFD('cấm@example.com') },
    { field: 'member_email', value: '@xn--cm-r5s.example' },
  ]);
  await db.delete(facts).where(eq(facts.name, 'canonical text'));
  await canonicaliseText(db, log);
});
afterAll(() => platform.close());

test('names, addresses and handles of members are stored composed, with keys', async () => {
  expect(await memberOf(0)).toMatchObject({ name: 'Nguyễn', nameKey: 'nguyễn', email: 'lễ@example.com' });
  expect(await memberOf(1)).toMatchObject({ name: 'Ann\\u001b[2K\\u000aLee' });
  expect(await memberOf(2)).toMatchObject({
    name: null,
    nameKey: null,
    email: null,
    contacts: { others: 'Tết' },
  });
});

test('two members whose address turns out to be one keep it, and the log says so', async () => {
  expect((await memberOf(0))?.emailKey).toBe(NFD('lễ@example.com'));
  expect((await memberOf(1))?.emailKey).toBe('lễ@example.com');
  expect(warned).toEqual([{ memberId: ids[0], otherId: ids[1] }]);
});

test('bank accounts, campaigns and blocks are in the canonical form, each once', async () => {
  const [account] = await platform.db.select().from(bankAccounts);
  expect(account).toMatchObject({ holderName: 'Đặng Bích', bankName: 'Bank\\u202e' });
  const campaigns = await platform.db.select().from(agentLinks).where(eq(agentLinks.campaign, 'Xuân'));
  expect(campaigns.map(({ campaignKey }) => campaignKey).sort()).toEqual([NFD('xuân'), 'xuân'].sort());
  const blocks = await platform.db
    .select({ value: registrationBlocks.value })
    .from(registrationBlocks)
    .where(
      inArray(registrationBlocks.value, ['lê văn', NFD('lê văn'), 'cấm@example.com', NFD('cấm@example.com')]),
    );
  expect(blocks.map(({ value }) => value).sort()).toEqual(['cấm@example.com', 'lê văn']);
});

test('a member of an earlier release is found by every form of the name and address', async () => {
  const forms = formsOf(platform);
  expect(await codeOf(forms.register({ memberEmail: 'LỄ@EXAMPLE.COM' }))).toBe('105');
  expect(await codeOf(forms.register({ memberEmail: 'Li@lễ.example' }))).toBe('105');
  expect(await codeOf(forms.register({ memberEmail: 'ana@cấm.example' }))).toBe('216');
});

test('is done once: what is stored later is left as it is', async () => {
  await platform.db
    .update(members)
    .set({ name: NFD('Nguyễn') })
    .where(eq(members.id, ids[0] ?? 0));
  await canonicaliseText(platform.db, log);
  expect((await memberOf(0))?.name).toBe(NFD('Nguyễn'));
});
