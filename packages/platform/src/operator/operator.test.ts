import { eq, sql } from 'drizzle-orm';
import { members } from '../db/schema/members.ts';
import { expectWithin } from '../proofs/size.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openRealGame, someGame } from '../testing/wallet.ts';
import { operatorOf } from '../testing/operator.ts';
import { startStopwatch } from '../testing/stopwatch.ts';
import { audienceOf, idIn, told } from './testing/audience.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterEach(() => leave());
afterAll(() => platform.close());

const { run, done } = operatorOf(() => platform);

const { lastAudit, leave, listen } = audienceOf(() => platform);

const site = { siteId: 1 } as const;
const memberIdOf = async (token: string) => (await platform.send('layout', {}, { token })).id;

test('a banner is published to its currency, changed, withdrawn and written down each time', async () => {
  const inRupees = await listen('web_api.INR');
  const inDollars = await listen('web_api.USD');
  const titles = async (currency: 'INR' | 'USD') =>
    (await platform.send('carousel', { ...site, useType: 0, currency })).list.map(({ title }) => title);
  const id = idIn(
    await done(
      'banners',
      'publish',
      '--art',
      'wheelNight',
      '--title',
      'Diwali',
      '--title',
      'hi_IN=दिवाली',
      '--link',
      '/discount/4',
      '--currency',
      'INR',
    ),
  );
  expect(Number(id)).toBeGreaterThan(1_000);
  await inRupees.next('carousel_picture.url');
  expect(await titles('INR')).toContain('Diwali');
  expect(await titles('USD')).not.toContain('Diwali');
  expect(inDollars.heard.map(([name]) => name)).not.toContain('carousel_picture.url');
  expect(await lastAudit()).toMatchObject({
    operator: 'mira',
    command: 'banners publish',
    subject: `banner ${id}`,
    before: null,
    after: { title: { en_US: 'Diwali', hi_IN: 'दिवाली' } },
  });

  await done('banners', 'publish', '--id', id, '--title', 'Festival of lights');
  expect(await titles('INR')).toContain('Festival of lights');
  await done('banners', 'withdraw', '--id', id);
  expect(await titles('INR')).not.toContain('Festival of lights');
  expect(await lastAudit()).toMatchObject({
    before: { withdrawnAt: null },
    after: { withdrawnAt: expect.any(String) },
  });
  expect(await done('banners', 'list')).toContain(`${id} (withdrawn)  Festival of lights`);
  await done('banners', 'publish', '--id', id);
  expect(await titles('INR')).toContain('Festival of lights');
});

test('an announcement reaches its audience, and pages are told', async () => {
  const browser = await listen('web_member');
  const shown = async (token?: string) =>
    (await platform.send('marquee', site, { token })).list.map(({ content }) => content);
  const token = await platform.logIn('player01');
  const id = idIn(await done('announcements', 'publish', '--text', 'Members only', '--audience', 'members'));
  await told(browser, 'content.changed', { kind: 'announcement' });
  expect(await shown()).not.toContain('Members only');
  expect(await shown(token)).toContain('Members only');
  await done('announcements', 'withdraw', '--id', id);
  expect(await shown(token)).not.toContain('Members only');
});

test('a pop-up and a promotion come and go', async () => {
  const browser = await listen('web_member');
  const popUps = async () =>
    (await platform.send('bulletin', { ...site, displayDevice: 2 })).list.map(
      ({ displayContent }) => displayContent,
    );
  const popUp = idIn(
    await done(
      'popups',
      'publish',
      '--title',
      'Tonight',
      '--content',
      '<p>Tonight</p>',
      '--place',
      'guests',
      '--device',
      'mobile',
    ),
  );
  await told(browser, 'content.changed', { kind: 'bulletin' });
  expect(await popUps()).toContain('Tonight');
  await done('popups', 'withdraw', '--id', popUp);
  expect(await popUps()).not.toContain('Tonight');

  const asked = { ...site, currency: 'USD', language: 'en_US', device: 1 } as const;
  const promotions = async () => (await platform.send('promotionList', asked)).list.map(({ title }) => title);
  const promotion = idIn(
    await done(
      'promotions',
      'publish',
      '--art',
      'loyalty',
      '--title',
      'Spring',
      '--summary',
      'Short',
      '--content',
      '<p>Long</p>',
    ),
  );
  expect(await promotions()).toContain('Spring');
  await done('promotions', 'withdraw', '--id', promotion);
  expect(await promotions()).not.toContain('Spring');
});

test.each([
  ['advertisements', 'site02_template', 'model_settings.url', 'modelSetting'],
  ['sponsors', 'bob_mobile_template', 'model_sponsor.url', 'modelSponsor'],
  ['login-texts', 'bob_mobile_template', 'model_login.url', 'modelLogin'],
] as const)('%s are told on %s in each language', async (noun, channel, event, call) => {
  const browser = await listen(channel);
  await done(noun, 'publish', '--title', 'Fresh', '--art', 'friends', '--position', '0');
  await browser.next(event);
  await browser.settle();
  const languages = browser.heard.filter(([name]) => name === event).map(([, , payload]) => payload);
  expect(languages).toContainEqual({ language: 'ta_IN' });
  const { list } = await platform.send(call, { ...site, language: 'en_US' });
  expect(list.map(({ title }) => title)).toContain('Fresh');
});

test('a letter arrives, is told to who is here, and can be taken back while it is unread', async () => {
  const token = await platform.logIn('player02');
  const browser = await listen(`private-member.${await memberIdOf(token)}`, token);
  await done(
    'letters',
    'send',
    '--to',
    'player02',
    '--title',
    'Hello',
    '--title',
    'hi_IN=नमस्ते',
    '--content',
    '<p>Hello</p>',
  );
  const [, payload] = await browser.next('letter.sent');
  const { id } = payload as { id: number };
  const box = { ...site, language: 'hi_IN' } as const;
  expect((await platform.send('letterList', box, { token })).list[0]).toMatchObject({
    id,
    title: 'नमस्ते',
    isRead: 0,
  });
  await done('letters', 'withdraw', '--id', String(id));
  expect((await browser.next('letter.delete'))[1]).toMatchObject({ id });
  const inDollars = await platform.db.$count(members, eq(members.currency, 'USD'));
  expect(
    await done('letters', 'send', '--everybody', '--currency', 'USD', '--title', 'All', '--content', 'All'),
  ).toBe(`Sent to ${inDollars} members.`);
  expect((await platform.send('letterList', box, { token })).list.map(({ title }) => title)).not.toContain(
    'All',
  );
});

test('maintenance closes games for an interval, tells who plays, and can be cleared', async () => {
  const token = await platform.logIn('player01');
  await openRealGame(platform, token);
  const member = await listen(`private-member.${await memberIdOf(token)}`, token);
  const browser = await listen('web_member');
  const key = await someGame(platform);
  const demo = () => platform.send('demoPlay', { ...key, ...site, currency: 'USD', device: 1 });
  await done('maintenance', 'set', '--provider', String(key.gpId), '--end', '2099-01-01T00:00:00Z');
  await told(browser, 'content.changed', { kind: 'maintenance' });
  expect((await member.next('forward_game.status'))[1]).toMatchObject({ code: '203' });
  await expect(demo()).rejects.toMatchObject({ code: '203' });
  expect(await lastAudit()).toMatchObject({
    subject: `provider ${key.gpId}`,
    before: { maintainFrom: null },
    after: { maintainUntil: '2099-01-01T00:00:00.000Z' },
  });
  await done('maintenance', 'clear', '--provider', String(key.gpId));
  await expect(demo()).resolves.toMatchObject({ gameUrl: expect.any(String) });
});

test('a member whose transfers are disabled is told, and opens no game until they are enabled', async () => {
  const token = await platform.logIn('player01');
  const member = await listen(`private-member.${await memberIdOf(token)}`, token);
  const { gpId: provider, ...key } = await someGame(platform);
  const play = () => platform.send('play', { ...key, provider, lobbyUrl: '/close', device: 1 }, { token });
  const quickBet = () =>
    platform.send(
      'sportQuickbetUrl',
      { ...site, currency: 'USD', supportDevice: 'desktop', domain: 'localhost' },
      { token },
    );
  await done('transfer-disabled', 'on', '--member', 'player01');
  expect((await member.next('forward_game.status'))[1]).toMatchObject({ code: '957' });
  await expect(play()).rejects.toMatchObject({ code: '957' });
  await expect(quickBet()).rejects.toMatchObject({ code: '957' });
  expect(await done('transfer-disabled', 'list')).toContain('player01');
  expect((await run('transfer-disabled', 'on', '--member', 'player01')).code).toBe(1);
  await done('transfer-disabled', 'off', '--member', 'player01');
  await play();
});

test('ending sessions puts a member out', async () => {
  const token = await platform.logIn('player03');
  const member = await listen(`private-member.${await memberIdOf(token)}`, token);
  const stop = startStopwatch();
  expect(await done('sessions', 'end', '--member', 'PLAYER03')).toBe('1 session of player03 ended.');
  expect((await member.next('subscription_error'))[1]).toBe(401);
  expectWithin(stop(), 1_000);
  await expect(platform.send('myCash', {}, { token })).rejects.toMatchObject({
    failure: { kind: 'unauthorised' },
  });
});

test('caches are cleared for one member or for all who are here', async () => {
  const [one, two] = await Promise.all(['player01', 'player02'].map((account) => platform.logIn(account)));
  const [first, second] = await Promise.all(
    [one ?? '', two ?? ''].map(async (token) => listen(`private-member.${await memberIdOf(token)}`, token)),
  );
  await done('caches', 'clear', '--member', 'player01');
  await first?.next('app_clean_cache');
  expect(second?.heard.map(([name]) => name)).not.toContain('app_clean_cache');
  await done('caches', 'clear');
  await Promise.all([first?.next('app_clean_cache'), second?.next('app_clean_cache')]);
});

test('the link of customer service is set, and pages are told', async () => {
  const browser = await listen('web_member');
  await done('site', 'customer-service', '--link', 'https://help.example/chat');
  await browser.next('customer_service_link_change');
  const { detail } = await platform.send('siteDetail', site);
  expect(detail.customerServiceLink).toBe('https://help.example/chat');
  expect(await lastAudit()).toMatchObject({ before: { customerServiceLink: '/faq/8' } });
});

test('route rules, game room and device lock are set, and a rule that leads to itself is refused', async () => {
  const rules = ['--route-rule', '/old=/discount', '--route-rule', '/shop/*=https://shop.example/'];
  await done(
    'site',
    'set',
    ...rules,
    '--game-room',
    'on',
    '--device-lock',
    'desktop',
    '--online-count',
    'on',
  );
  const settings = async () => (await platform.send('siteDetail', site)).detail;
  expect(await settings()).toMatchObject({
    routeRules: [
      { from: '/old', to: '/discount' },
      { from: '/shop/*', to: 'https://shop.example/' },
    ],
    gameRoom: true,
    deviceLock: 'desktop',
  });
  for (const rule of ['/faq/*=/faq/8', '/old', 'old=/new', '/old=javascript:alert(1)']) {
    expect((await run('site', 'set', '--route-rule', rule)).code).toBe(1);
  }
  await done('site', 'set', '--route-rule', 'none', '--device-lock', 'none');
  expect(await settings()).toMatchObject({ routeRules: [], deviceLock: 'none' });
});

test('what operators did cannot be changed, only read', async () => {
  await done('site', 'customer-service', '--link', '/faq/8');
  expect(await done('audit', 'list', '--count', '1')).toMatch(/mira {2}site customer-service {2}site 1/);
  for (const statement of [
    sql`UPDATE audit_entries SET operator = 'nobody'`,
    sql`DELETE FROM audit_entries`,
  ]) {
    await expect(platform.db.execute(statement)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'audit_entries is insert-only' }),
    });
  }
});
