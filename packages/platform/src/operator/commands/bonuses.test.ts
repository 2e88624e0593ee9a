import { auditEntries } from '../../db/schema/content.ts';
import { operatorOf } from '../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.logIn();
});
afterAll(() => platform.close());

const { run, done } = operatorOf(() => platform);
const bonuses = async () => (await platform.send('bonusList', {}, { token })).list;
const TERMS = ['--value', '5', '--wagering', '50', '--days', '3', '--counts', '2:100', '--counts', '3:10'];

test('an operator grants, corrects and ends a bonus, and each is in the audit', async () => {
  await done('bonus', 'grant', '--member', 'player01', '--title', 'For your patience', ...TERMS);
  const [granted] = await bonuses();
  expect(granted).toMatchObject({
    title: 'For your patience',
    promotionId: null,
    state: 'active',
    value: '5.00',
  });
  const id = ['--id', String(granted?.id)];
  await done('bonus', 'correct', ...id, '--wagering', '20', '--reason', 'a slip');
  expect(await bonuses()).toMatchObject([{ wagering: '20.00', value: '5.00' }]);
  expect(await done('bonus', 'list', '--member', 'player01')).toMatch(
    /active {2}For your patience {2}5\.00 USD/,
  );
  await done('bonus', 'end', ...id, '--reason', 'closed by request');
  expect(await bonuses()).toMatchObject([{ state: 'missed', reason: 'ended' }]);
  const written = await platform.db.select().from(auditEntries);
  expect(written.map(({ command }) => command)).toEqual(['bonus grant', 'bonus correct', 'bonus end']);
});

test('an operator changes and withdraws the bonus of a promotion', async () => {
  const asked = { siteId: 1, currency: 'USD', language: 'en_US', id: 2 } as const;
  const offer = async () => (await platform.send('promotionDetail', asked)).promotion.offer;
  const place = ['--promotion', '2', '--currency', 'USD'];
  await done('bonus', 'offer', ...place, ...TERMS);
  expect(await offer()).toMatchObject({ version: 1, value: '5.00', expectedCost: '2.00' });
  await done('bonus', 'offer', ...place, '--wagering', '25');
  expect(await offer()).toMatchObject({ version: 2, value: '5.00', wagering: '25.00' });
  await done('bonus', 'withdraw', ...place);
  expect(await offer()).toBeNull();
});

test('an operator puts up a mission and takes it down', async () => {
  const goals = async () =>
    (await platform.send('missionList', {}, { token })).list.map(({ kind, goal }) => `${kind} ${goal}`);
  const said = await done(
    'missions',
    'publish',
    '--kind',
    'rounds',
    '--goal',
    '77',
    '--usd-cents',
    '50',
    '--daily',
  );
  expect(await goals()).toContain('rounds 77');
  await done('missions', 'withdraw', '--id', said.match(/\d+/)?.[0] ?? '');
  expect(await goals()).not.toContain('rounds 77');
  expect(await done('missions', 'list')).toMatch(/rounds {2}77 a day/);
});

test.each([
  [['bonus', 'offer', '--promotion', '99', '--currency', 'USD', ...TERMS], /no promotion 99/],
  [['bonus', 'offer', '--promotion', '3', '--currency', 'USD', '--value', '5'], /--wagering is missing/],
  [['bonus', 'grant', '--member', 'player01', '--title', 'A', '--counts', '2:101'], /--counts "2:101"/],
  [['bonus', 'grant', '--member', 'player01', '--title', 'A', '--value', '0'], /--value "0"/],
  [['bonus', 'end', '--id', '9999', '--reason', 'none'], /No bonus 9999/],
  [['bonus', 'withdraw', '--promotion', '8', '--currency', 'USD'], /has no bonus/],
  [['missions', 'publish', '--kind', 'hall', '--goal', '1', '--usd-cents', '1'], /--hall/],
  [['missions', 'publish', '--kind', 'streak', '--goal', '1', '--usd-cents', '1', '--daily'], /--daily/],
  [['missions', 'withdraw', '--id', '9999'], /no mission 9999/],
])('%j is refused with what to do', async (args, reason) => {
  expect(await run(...args)).toEqual({ code: 1, said: expect.stringMatching(reason) });
});
