import { isRefusal } from '@tessera/wire';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { ensurePreviewKey, signPreview, type PreviewTarget } from './preview-token.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { run, done } = operatorOf(() => platform);

const look = { siteId: 1, currency: 'USD', language: 'en_US', device: 1 } as const;
const { device: _device, ...visitor } = look;
const tokenIn = (said: string): string => /\/discount\?preview=(\S+)/.exec(said)?.[1] ?? '';
const show = (token: string, asked: object = {}) => platform.send('preview', { ...visitor, ...asked, token });
const codeOf = (promise: Promise<unknown>): Promise<string | undefined> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (isRefusal(error) ? error.code : String(error)),
  );
const sign = async (target: PreviewTarget, expiresAt: Date) =>
  signPreview(await platform.db.transaction(ensurePreviewKey), target, expiresAt);

test('a draft is shown to a guest with its address, and to no other guest', async () => {
  const said = await done(
    ...['promotions', 'publish', '--art', 'loyalty', '--title', 'Spring', '--title', 'hi_IN=वसंत'],
    ...['--summary', 'Short', '--content', '<p>Long</p>', '--draft'],
  );
  expect(said).toMatch(/^The promotion \d+ is a draft\.$/m);
  expect(said).toContain('http://localhost:3000/discount?preview=');
  const shown = await show(tokenIn(said));
  expect(shown).toMatchObject({ state: 'draft', promotion: { title: 'Spring', content: '<p>Long</p>' } });
  const inHindi = await show(tokenIn(said), { language: 'hi_IN' });
  expect(inHindi.promotion?.title).toBe('वसंत');
  const { list } = await platform.send('promotionList', look);
  expect(list.map(({ title }) => title)).not.toContain('Spring');
  const id = shown.promotion?.id ?? 0;
  expect(await codeOf(platform.send('promotionDetail', { ...look, id }))).toBe('404');
});

const LATER = ['--start', '2099-01-01T00:00:00Z'];
test.each([
  ['popUp', ['popups', 'publish', '--title', 'Pop', '--content', '<p>Pop</p>'], { title: 'Pop' }],
  [
    'envelope',
    ['envelope-plans', 'publish', ...'--currency USD --amount 9 --shares 3 --minutes 5'.split(' ')],
    { amount: '9.00', shares: 3, isDaily: 0 },
  ],
  [
    'wheel',
    ['roulette', 'set', ...'--currency INR --draws 2 --prize 0:3 --prize 5:1'.split(' ')],
    { currency: 'INR', drawsPerDay: 2, prizeSettings: [{ sweep: 270 }, { amount: '5.00', sweep: 90 }] },
  ],
  [
    'signIn',
    ['sign-in', 'publish', ...Array.from({ length: 7 }, () => ['--usd-cents', '30']).flat()],
    { days: Array.from({ length: 7 }, (_, day) => ({ day: day + 1, reward: '0.30' })) },
  ],
  [
    'mission',
    ['missions', 'publish', ...'--kind hall --hall 3 --goal 4 --usd-cents 25'.split(' ')],
    { kind: 'hall', hallId: 3, goal: 4, reward: '0.25' },
  ],
  [
    'bonus',
    [
      'bonus',
      'offer',
      ...'--promotion 3 --currency USD --value 5 --wagering 50 --days 3 --counts 2:100'.split(' '),
    ],
    { value: '5.00', expectedCost: '2.00', title: 'Live table tournament' },
  ],
] as const)('a planned %s has an address that shows it', async (kind, command, expected) => {
  const shown = await show(tokenIn(await done(...command, ...LATER)));
  expect(shown).toMatchObject({ state: 'coming', startAt: '2099-01-01T00:00:00.000Z', [kind]: expected });
});

test('planned news have an address, which the command prints again', async () => {
  const said = await done(
    ...['news', 'publish', '--title', 'Soon', '--content', '<p>Soon</p>', '--at', '2099-01-01T00:00:00Z'],
  );
  const id = /\d+/.exec(said)?.[0] ?? '';
  const again = await done('preview', '--kind', 'news', '--id', id, '--hours', '1');
  for (const token of [tokenIn(said), tokenIn(again)])
    expect(await show(token)).toMatchObject({ state: 'coming', news: { title: 'Soon' } });
  const { expiresAt } = await show(tokenIn(again));
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(3_600_000);
});

test('an expired address is refused as such, and a forged one as invalid', async () => {
  const target = { kind: 'promotion', id: 1 } as const;
  expect(await codeOf(show(await sign(target, new Date(Date.now() - 1_000))))).toBe('101');
  const good = await sign(target, new Date(Date.now() + 60_000));
  expect(await codeOf(show(good))).toBe('accepted');
  const [body = '', signature = ''] = good.split('.');
  const other = Buffer.from(Buffer.from(body, 'base64url').toString().replace('"id":1', '"id":2')).toString(
    'base64url',
  );
  for (const forged of [`${other}.${signature}`, body, `${body}.`, `${body}.${signature}x`, '', '.', 'x.y'])
    expect(await codeOf(show(forged))).toBe('102');
  expect(await codeOf(show(await sign({ kind: 'news', id: 4_242 }, new Date(Date.now() + 60_000))))).toBe(
    '102',
  );
});

test('what is not there has no address', async () => {
  expect(await run('preview', '--kind', 'promotion', '--id', '4242')).toEqual({
    code: 1,
    said: expect.stringContaining('There is no promotion 4242'),
  });
});
