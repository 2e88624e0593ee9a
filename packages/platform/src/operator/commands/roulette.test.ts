import { auditEntries } from '../../db/schema/content.ts';
import { operatorOf } from '../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { openSocket } from '../../testing/socket.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { run, done } = operatorOf(() => platform);

test('an operator starts a red envelope and sets the wheel: members are told, and it is written down', async () => {
  const token = await platform.logIn();
  const browser = await openSocket(platform.url);
  browser.subscribe('private-member.USD', token);
  await browser.settle();
  await done(
    'red-envelope',
    'start',
    '--currency',
    'USD',
    '--amount',
    '100',
    '--shares',
    '100',
    '--minutes',
    '5',
  );
  await browser.next('RedEnvelopeDisplay');
  expect((await platform.send('redEnvelopePromotion', {}, { token })).envelope).not.toBeNull();
  await done('roulette', 'set', '--currency', 'USD', '--draws', '2', '--prize', '0:3', '--prize', '5.5:1:9');
  await browser.next('roulette_display');
  browser.close();
  const { prizeSettings, remainingDraws } = await platform.send('rouletteInfo', {}, { token });
  expect(prizeSettings.map(({ amount }) => amount)).toEqual(['0.00', '5.50']);
  expect(remainingDraws).toBe(2);
  const written = await platform.db.select().from(auditEntries);
  expect(written.map(({ command }) => command)).toEqual(['red-envelope start', 'roulette set']);
});

test.each([
  [
    ['red-envelope', 'start', '--currency', 'USD', '--amount', '1', '--shares', '101', '--minutes', '5'],
    /split/,
  ],
  [
    ['red-envelope', 'start', '--currency', 'USD', '--amount', '1.005', '--shares', '1', '--minutes', '5'],
    /--amount/,
  ],
  [['roulette', 'set', '--currency', 'USD', '--draws', '1', '--prize', '5'], /--prize "5" must be/],
  [['roulette', 'set', '--currency', 'USD', '--draws', '1', '--prize', '5:1'], /number of prizes/],
])('%j is refused with what to do', async (args, reason) => {
  const { code, said } = await run(...args);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(reason) });
});
