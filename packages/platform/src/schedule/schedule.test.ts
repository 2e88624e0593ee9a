import { eq } from 'drizzle-orm';
import { redEnvelopes } from '../db/schema/activities.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { audienceOf, told } from '../operator/testing/audience.ts';
import { keepSchedule } from './schedule.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { done } = operatorOf(() => platform);
const { leave, listen } = audienceOf(() => platform);
afterEach(() => leave());

const at = (text: string) => new Date(text);
const envelopes = (currency: 'JPY' | 'THB' | 'BRL' | 'VND' | 'INR') =>
  platform.db.select().from(redEnvelopes).where(eq(redEnvelopes.currency, currency));
const plan = (currency: string, ...more: string[]) =>
  done(
    ...['envelope-plans', 'publish', '--currency', currency, '--amount', '1000', '--shares', '10'],
    ...['--minutes', '30', ...more],
  );

test('a planned wheel ends the present one when it is time, and its members are told', async () => {
  const token = await platform.logIn('player01');
  const set = ['roulette', 'set', '--currency', 'USD', '--draws', '1', '--prize', '0:1', '--prize', '9:1'];
  const browser = await listen('private-member.USD', token);
  expect(await done(...set, '--start', '2098-01-01T00:00:00Z')).toContain('is planned for USD');
  expect((await platform.send('rouletteInfo', {}, { token })).prizeSettings).toHaveLength(8);
  const [planned, present] = (await done('roulette', 'list'))
    .split('\n')
    .filter((line) => line.includes('USD'));
  expect(planned).toMatch(/USD {2}planned.*from 2098-01-01T00:00:00.000Z/);
  expect(present).toMatch(/USD {2}up.*until 2098-01-01T00:00:00.000Z/);
  await keepSchedule(platform.db, at('2097-12-31T00:00:00Z'));
  await browser.settle();
  expect(browser.heard.map(([name]) => name)).not.toContain('roulette_display');
  await keepSchedule(platform.db, at('2098-01-01T00:00:01Z'));
  await browser.next('roulette_display');
});

test('pages are told when a floating link comes by its time', async () => {
  const browser = await listen('web_member');
  await done('floats', 'publish', '--title', 'Soon', '--link', 'faq/3', '--start', '2098-03-01T00:00:00Z');
  await told(browser, 'content.changed', { kind: 'footer' });
  await keepSchedule(platform.db, at('2098-03-01T00:00:01Z'));
  await told(browser, 'content.changed', { kind: 'footer' });
});

test('a daily envelope is started once on each day, also when platforms look at the same time', async () => {
  await plan('JPY', '--daily', '--start', '2099-05-01T20:00:00-04:00');
  await keepSchedule(platform.db, at('2099-05-01T19:59:00-04:00'));
  expect(await envelopes('JPY')).toHaveLength(0);
  const look = () => keepSchedule(platform.db, at('2099-05-01T20:00:00-04:00'));
  await Promise.all([look(), look(), look()]);
  expect(await envelopes('JPY')).toHaveLength(1);
  await keepSchedule(platform.db, at('2099-05-01T20:20:00-04:00'));
  expect(await envelopes('JPY')).toHaveLength(1);
  await keepSchedule(platform.db, at('2099-05-02T20:10:00-04:00'));
  const [, second] = (await envelopes('JPY')).toSorted((a, b) => a.id - b.id);
  expect((Number(second?.endAt) - Number(second?.startAt)) / 60_000).toBeCloseTo(20, 1);
});

test('a daily envelope whose start is moved to later on the same day is started on the next day', async () => {
  const published = await plan('VND', '--daily', '--start', '2099-05-01T12:00:00-04:00');
  const id = /plan (\d+)/.exec(published)?.[1] ?? '';
  await keepSchedule(platform.db, at('2099-05-01T12:00:00-04:00'));
  expect(await envelopes('VND')).toHaveLength(1);
  await done('envelope-plans', 'publish', '--id', id, '--start', '2099-05-01T18:00:00-04:00');
  await keepSchedule(platform.db, at('2099-05-01T18:05:00-04:00'));
  expect(await envelopes('VND')).toHaveLength(1);
  await keepSchedule(platform.db, at('2099-05-02T18:00:00-04:00'));
  expect(await envelopes('VND')).toHaveLength(2);
});

test('a daily envelope that is started after midnight leaves the next evening’s alone', async () => {
  await plan('INR', '--daily', '--start', '2099-05-01T23:45:00-04:00');
  await keepSchedule(platform.db, at('2099-05-02T00:05:00-04:00'));
  expect(await envelopes('INR')).toHaveLength(1);
  await keepSchedule(platform.db, at('2099-05-02T23:45:00-04:00'));
  expect(await envelopes('INR')).toHaveLength(2);
});

test('an envelope whose time passed while no platform ran is left out, and one plan starts once', async () => {
  await plan('THB', '--start', '2099-06-01T20:00:00-04:00');
  await keepSchedule(platform.db, at('2099-06-01T21:00:00-04:00'));
  expect(await envelopes('THB')).toHaveLength(0);
  await plan('BRL', '--start', '2099-06-01T20:00:00-04:00', '--grade', '2');
  for (const time of ['20:05', '20:06', '20:29'])
    await keepSchedule(platform.db, at(`2099-06-01T${time}:00-04:00`));
  expect(await envelopes('BRL')).toMatchObject([{ audience: { grades: [2] }, amount: 100_000n }]);
});

test('pages are told when something comes or goes by its own time, and not again', async () => {
  const browser = await listen('web_member');
  await done(
    ...['news', 'publish', '--title', 'A', '--content', 'A'],
    ...['--at', '2101-01-01T00:00:00Z', '--end', '2101-02-01T00:00:00Z'],
  );
  await told(browser, 'content.changed', { kind: 'news' });
  await keepSchedule(platform.db, at('2100-12-31T00:00:00Z'));
  await keepSchedule(platform.db, at('2101-01-01T00:00:01Z'));
  await told(browser, 'content.changed', { kind: 'news' });
  await keepSchedule(platform.db, at('2101-01-02T00:00:00Z'));
  await keepSchedule(platform.db, at('2101-02-01T00:00:00Z'));
  await told(browser, 'content.changed', { kind: 'news' });
  await browser.settle();
  expect(browser.heard.filter(([name]) => name === 'content.changed')).toEqual([]);
});
