import { addressAccounts, addressRules } from '../db/schema/registration.ts';
import { codeOf, formsOf, from } from '../testing/forms.ts';
import { makeMembers } from '../testing/members.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { MAX_ACCOUNTS_OF_NETWORK } from './address-rules.ts';

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
beforeAll(async () => {
  platform = await startTestPlatform();
  forms = formsOf(platform);
  await platform.db.insert(addressRules).values([
    { network: '203.0.113.0/25', kind: 'blocked' },
    { network: '203.0.113.0/24', kind: 'region' },
    { network: '2001:db8:1::/48', kind: 'anonymiser' },
  ]);
});
afterAll(() => platform.close());

test.each([
  ['203.0.113.7', '106', '218'],
  ['203.0.113.200', '201', '218'],
  ['2001:db8:1::5', '202', '218'],
  ['198.51.100.7', 'accepted', 'accepted'],
])('from %s the login is %s, the registration %s', async (address, login, registration) => {
  expect(await codeOf(forms.logIn('player01', {}, from(address)))).toBe(login);
  expect(await codeOf(forms.register({}, from(address)))).toBe(registration);
});

test('of one network only so many accounts log in within a day: 203 for the next, not for those who were there', async () => {
  const network = '198.51.100.99';
  const crowd = await makeMembers(platform.db, MAX_ACCOUNTS_OF_NETWORK - 1);
  await platform.db.insert(addressAccounts).values(crowd.map(({ id }) => ({ network, memberId: id })));
  expect(await codeOf(forms.logIn('player01', {}, from(network)))).toBe('accepted');
  expect(await codeOf(forms.logIn('player02', {}, from(network)))).toBe('203');
  expect(await codeOf(forms.logIn('player02', { password: 'wrong123' }, from(network)))).toBe('101');
  expect(await codeOf(forms.logIn('player01', {}, from(network)))).toBe('accepted');
  await platform.db.update(addressAccounts).set({ seenAt: new Date(Date.now() - 25 * 3_600_000) });
  expect(await codeOf(forms.logIn('player02', {}, from(network)))).toBe('accepted');
});
