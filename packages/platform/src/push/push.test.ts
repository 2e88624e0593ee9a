import { eq } from 'drizzle-orm';
import type { PushTopic } from '@tessera/wire';
import { notices } from '../db/schema/notices.ts';
import { pushMessages, pushSubscriptions } from '../db/schema/push.ts';
import { facts } from '../db/schema/site.ts';
import { PAYMENT_KEY, USD_ACCOUNT, cashierOf } from '../testing/cashier.ts';
import { codeOf, formsOf } from '../testing/forms.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { until } from '../testing/until.ts';
import { startPushService, type PushService } from './push-service.fixture.ts';

let platform: TestPlatform;
let service: PushService;
let publicKey = '';
let token: string;
let account: string;
beforeAll(async () => {
  service = await startPushService(() => publicKey);
  platform = await startTestPlatform({
    paymentKey: PAYMENT_KEY,
    rateLimitFactor: 100,
    pushTestOrigin: service.origin,
  });
});
beforeEach(async () => {
  ({ token, memberAccount: account } = await forms.register());
  publicKey = (await platform.send('pushKey', {}, { token })).key;
});
afterEach(async () => {
  await platform.db.delete(pushSubscriptions);
  service.received.length = 0;
});
afterAll(async () => {
  await platform.close();
  await service.close();
});

const forms = formsOf({ send: (...sent) => platform.send(...sent) });
const cashier = cashierOf(() => platform);
const { done } = operatorOf(() => platform);

async function switchOn(topics: readonly PushTopic[], as = token) {
  const device = service.addDevice();
  await platform.send('pushSubscribe', { ...device, topics: [...topics] }, { token: as });
  return device;
}
const topicsOf = async (endpoint: string, as = token) =>
  (await platform.send('pushTopics', { endpoint }, { token: as })).topics;
const endpoints = async () =>
  (await platform.db.select().from(pushSubscriptions)).map(({ endpoint }) => endpoint);

/** Waits until the platform has nothing more to send, and returns the titles and texts that arrived. */
async function arrived(): Promise<string[]> {
  await until(async () => (await platform.db.select().from(pushMessages)).length === 0);
  return service.received.map(
    ({ message: { notification } }) => `${notification.title}: ${notification.body}`,
  );
}

test('each topic is off until the member switches it on for this device', async () => {
  const device = service.addDevice();
  expect(await topicsOf(device.endpoint)).toEqual([]);
  const phone = await switchOn(['letters', 'letters', 'money']);
  expect(await topicsOf(phone.endpoint)).toEqual(['letters', 'money']);
  await platform.send('pushSubscribe', { ...phone, topics: ['promotions'] }, { token });
  expect(await topicsOf(phone.endpoint)).toEqual(['promotions']);
  expect(await topicsOf(device.endpoint)).toEqual([]);
  await platform.send('pushUnsubscribe', { endpoint: phone.endpoint }, { token });
  expect(await topicsOf(phone.endpoint)).toEqual([]);
});

test('an address that is no push service’s, and a key that is no key, are refused', async () => {
  const device = service.addDevice();
  const tryIt = (change: Partial<typeof device>) =>
    codeOf(platform.send('pushSubscribe', { ...device, ...change, topics: ['money'] }, { token }));
  expect(await tryIt({ endpoint: 'https://127.0.0.1/x' })).toBe('101');
  expect(await tryIt({ endpoint: 'http://push.example.com/x' })).toBe('101');
  expect(await tryIt({ p256dh: 'A'.repeat(87) })).toBe('101');
  expect(await endpoints()).toEqual([]);
  expect(await tryIt({})).toBe('accepted');
});

test('the private key is kept, and no call returns it', async () => {
  const [kept] = await platform.db.select().from(facts).where(eq(facts.name, 'push_private_key'));
  expect(kept?.value).toMatch(/^[\w-]{43}$/);
  expect(publicKey).toMatch(/^B[\w-]{86}$/);
  expect(publicKey).not.toContain(kept?.value);
});

test('a member has ten devices at most: the oldest gives way', async () => {
  const first = await switchOn(['money']);
  for (let devices = 1; devices <= 10; devices += 1) await switchOn(['money']);
  expect(await endpoints()).toHaveLength(10);
  expect(await endpoints()).not.toContain(first.endpoint);
});

test('money: a deposit, and a withdrawal that is approved, paid or refused', async () => {
  await switchOn(['money']);
  const deposit = await cashier.deposit(token, '150');
  expect(await arrived()).toEqual([
    `Your deposit has arrived: 150.00 USD is in your balance (order ${deposit}).`,
  ]);
  const bank = await cashier.bindAccount(token);
  const { orderNumber } = await cashier.withdraw(token, bank, '20');
  await done('withdrawals', 'approve', '--id', orderNumber);
  const approved = (await arrived()).at(-1);
  expect(approved).toMatch(/^Your withdrawal was approved: 20\.00 USD is on its way to First Bank/);
  await done('withdrawals', 'paid', '--id', orderNumber);
  expect((await arrived()).at(-1)).toMatch(/^Your withdrawal has been paid: 20\.00 USD has arrived at/);
  const other = await cashier.withdraw(token, bank, '20');
  await done('withdrawals', 'reject', '--id', other.orderNumber, '--why', 'no');
  expect((await arrived()).at(-1)).toMatch(
    /^Your withdrawal was not approved: 20\.00 USD is back in your balance/,
  );
});

test('letters: one of the operator, and each about security; not twice for what money says', async () => {
  await switchOn(['letters']);
  const both = await switchOn(['letters', 'money']);
  await done('letters', 'send', '--to', account, '--title', 'Hello', '--content', 'World');
  expect(await arrived()).toEqual(Array(2).fill('You have a new letter: Hello'));
  service.received.length = 0;
  await cashier.setWithdrawPassword(token);
  const own = { ...USD_ACCOUNT, accountNumber: '000987654321' };
  const { account: bank } = await platform.send('bankAccountAdd', own, { token });
  expect((await arrived()).sort()).toEqual([
    ...Array(2).fill('You have a new letter: A bank account was added'),
    ...Array(2).fill('You have a new letter: Your withdraw password was set'),
  ]);
  service.received.length = 0;
  await cashier.deposit(token, '150');
  const { orderNumber } = await cashier.withdraw(token, bank.id, '20');
  await done('withdrawals', 'approve', '--id', orderNumber);
  await arrived();
  const seen = service.received.map(({ device, message }) => [
    device === both.endpoint,
    message.notification.title,
  ]);
  expect(seen).toHaveLength(3);
  expect(seen).toContainEqual([false, 'You have a new letter']);
  expect(seen).toContainEqual([true, 'Your deposit has arrived']);
  expect(seen).toContainEqual([true, 'Your withdrawal was approved']);
});

test('promotions: an envelope of the member’s currency and grade, and a bonus', async () => {
  await switchOn(['promotions']);
  const start = (currency: string, ...audience: string[]) =>
    done(
      ...['red-envelope', 'start', '--currency', currency, '--amount', '100', '--shares', '10'],
      ...['--minutes', '5', ...audience],
    );
  await start('INR');
  await start('USD', '--grade', '3');
  expect(await arrived()).toEqual([]);
  await start('USD');
  expect(await arrived()).toEqual(['A red envelope is open: Claim your share before it ends.']);
  await done(
    ...['bonus', 'grant', '--member', account, '--title', 'Spring', '--value', '5'],
    ...['--wagering', '50', '--days', '7', '--counts', '2:100'],
  );
  expect((await arrived()).at(-1)).toBe('You have received a bonus: Spring');
});

test('a member in a time-out is sent no letter and no envelope', async () => {
  await switchOn(['letters', 'promotions']);
  await platform.send('responsibleTimeOut', { length: '24_hours' }, { token });
  await done('letters', 'send', '--to', account, '--necessary', '--title', 'Hello', '--content', 'World');
  await done(
    ...['red-envelope', 'start', '--currency', 'USD', '--amount', '100', '--shares', '10'],
    ...['--minutes', '5'],
  );
  expect(await arrived()).toEqual([]);
});

test('logging out, and ending a session, remove its device and no other', async () => {
  await platform.send('sessionSeveral', { isSeveral: 1 }, { token });
  const phone = await forms.logIn(account);
  const laptop = await forms.logIn(account);
  const here = await switchOn(['money']);
  const onPhone = await switchOn(['money'], phone.token);
  const onLaptop = await switchOn(['money'], laptop.token);
  await platform.send('logout', {}, { token: phone.token });
  expect(await endpoints()).toEqual([here.endpoint, onLaptop.endpoint]);
  expect(onPhone.endpoint).not.toBe(here.endpoint);
  await platform.send('sessionEndOthers', {}, { token });
  expect(await endpoints()).toEqual([here.endpoint]);
});

test('a later session takes the device over, so that its logout removes it', async () => {
  await platform.send('sessionSeveral', { isSeveral: 1 }, { token });
  const { endpoint } = await switchOn(['money']);
  const later = await forms.logIn(account);
  expect(await topicsOf(endpoint, later.token)).toEqual(['money']);
  await platform.send('logout', {}, { token });
  expect(await endpoints()).toEqual([endpoint]);
  await platform.send('logout', {}, { token: later.token });
  expect(await endpoints()).toEqual([]);
});

test('a login elsewhere keeps the device, also when the page there logs out for it', async () => {
  const { endpoint } = await switchOn(['money']);
  await forms.logIn(account);
  await platform.send('logout', {}, { token });
  expect(await endpoints()).toEqual([endpoint]);
});

test('a self-exclusion keeps the device for news of withdrawals', async () => {
  const { endpoint } = await switchOn(['money', 'letters']);
  const order = { length: '6_months', password: 'play1234' } as const;
  await platform.send('responsibleExclude', order, { token });
  // The session's end is carried out by the platform that listens.
  await until(async () => (await platform.db.select().from(notices)).length === 0);
  expect(await codeOf(platform.send('pushKey', {}, { token }))).not.toBe('accepted');
  expect(await endpoints()).toEqual([endpoint]);
});

test('closing the account removes all devices', async () => {
  await platform.send('sessionSeveral', { isSeveral: 1 }, { token });
  const phone = await forms.logIn(account);
  await switchOn(['money'], phone.token);
  await switchOn(['money']);
  await platform.send('accountClose', { leaveMoney: 1 }, { token });
  expect(await endpoints()).toEqual([]);
});

test('a device that another member switches on is that member’s, without what waited', async () => {
  const device = await switchOn(['letters']);
  service.answer(device.endpoint, 503);
  await done('letters', 'send', '--to', account, '--title', 'Private', '--content', 'World');
  const other = await forms.register();
  expect(await topicsOf(device.endpoint, other.token)).toEqual([]);
  await platform.send('pushSubscribe', { ...device, topics: ['letters'] }, { token: other.token });
  expect(await topicsOf(device.endpoint)).toEqual([]);
  service.answer(device.endpoint, 201);
  expect(await arrived()).toEqual([]);
});
