import { formsOf } from '../testing/forms.ts';
import { openSocket } from '../testing/socket.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { setRoulette, startRedEnvelope } from './activities.fixture.ts';

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
beforeAll(async () => {
  platform = await startTestPlatform();
  forms = formsOf(platform);
});
afterAll(() => platform.close());

test('reports a claimed share to the member’s other browsers', async () => {
  const { id } = await startRedEnvelope(platform.db, {
    currency: 'USD',
    amount: 700n,
    shares: 2,
    minutes: 5,
  });
  const { memberId, token: own } = await forms.register();
  const browser = await openSocket(platform.url);
  browser.subscribe(`private-member.${memberId}`, own);
  await browser.settle();
  await platform.send('redEnvelope', { id }, { token: own });
  expect((await browser.next('RedEnvelopeDisplay'))[0]).toBe(`private-member.${memberId}`);
  browser.close();
});

test('notifies the currency when the last of a prize is won, and the member’s other browsers after each spin', async () => {
  const prizes = [
    { amount: 0n, weight: 1, stock: 2 },
    { amount: 0n, weight: 1, stock: 0 },
  ];
  await setRoulette(platform.db, { currency: 'USD', drawsPerDay: 2, prizes });
  const spinner = await forms.register();
  const watcher = await forms.register();
  const [own, other] = await Promise.all([openSocket(platform.url), openSocket(platform.url)]);
  own.subscribe(`private-member.${spinner.memberId}`, spinner.token);
  other.subscribe('private-member.USD', watcher.token);
  await Promise.all([own.settle(), other.settle()]);
  await platform.send('rouletteSpin', {}, { token: spinner.token });
  expect((await own.next('roulette_display'))[0]).toBe(`private-member.${spinner.memberId}`);
  await other.settle();
  expect(other.heard.map(([name]) => name)).not.toContain('roulette_display');
  await platform.send('rouletteSpin', {}, { token: spinner.token });
  expect((await other.next('roulette_display'))[0]).toBe('private-member.USD');
  own.close();
  other.close();
});

test('reports a reward that was collected to the member’s other browsers', async () => {
  const { memberId, token: own } = await forms.register();
  const browser = await openSocket(platform.url);
  browser.subscribe(`private-member.${memberId}`, own);
  await browser.settle();
  await platform.send('signInClaim', {}, { token: own });
  expect(await browser.next('content.changed')).toMatchObject([
    `private-member.${memberId}`,
    { kind: 'activity' },
  ]);
  browser.close();
});
