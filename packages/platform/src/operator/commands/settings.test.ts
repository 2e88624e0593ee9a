import { sql } from 'drizzle-orm';
import { auditEntries } from '../../db/schema/content.ts';
import { codeOf, formsOf, from } from '../../testing/forms.ts';
import { operatorOf } from '../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { audienceOf, idIn, told } from '../testing/audience.ts';

let platform: TestPlatform;
let logIn: ReturnType<typeof formsOf>['logIn'];
let register: ReturnType<typeof formsOf>['register'];
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ logIn, register } = formsOf(platform));
});
afterEach(() => leave());
afterAll(() => platform.close());

const { run, done } = operatorOf(() => platform);
const { lastAudit, leave, listen } = audienceOf(() => platform);
const detail = async () => (await platform.send('siteDetail', { siteId: 1 })).detail;

test('a site’s settings are changed by their schema, told and written down', async () => {
  const browser = await listen('web_member');
  await done(
    ...['site', 'set', '--hall-routes', 'page', '--register-route', 'page', '--demo', 'on'],
    ...['--guest-demo', 'off', '--link-expire-minutes', '60', '--template', 'suncity'],
    ...['--currency', 'USD', '--currency', 'INR', '--language', 'hi_IN', '--modal-provider', '3'],
    ...['--ten-digit-phones', 'on', '--ad-tracking', 'off'],
    ...['--title-en', 'Another house', '--password-max-length', '32'],
    ...['--hidden-link', 'Deposit', '--hidden-link', 'applyAgent'],
    ...['--customized-provider', '3', '--crash-menu-after', '9', '--native-handler', 'house'],
  );
  await browser.next('customer_service_link_change');
  expect(await detail()).toMatchObject({
    hallRoutes: 'page',
    registerRoute: 'page',
    demo: true,
    guestDemo: false,
    linkExpireMin: 60,
    template: 'suncity',
    currencies: ['USD', 'INR'],
    selectorLocales: ['hi_IN'],
    modalProviders: [3],
    hiddenLinks: ['Deposit', 'applyAgent'],
    customizedProviders: [3],
    crashMenuAfter: 9,
    nativeHandler: 'house',
    titleEn: 'Another house',
    tenDigitPhones: true,
    adTracking: false,
    passwordMaxLength: 32,
  });
  expect(await lastAudit()).toMatchObject({
    command: 'site set',
    subject: 'site 1',
    before: { hallRoutes: 'redirect', demo: false, modalProviders: [] },
    after: { hallRoutes: 'page', demo: true, modalProviders: [3] },
  });
  await done(
    ...['site', 'set', '--demo', 'off', '--modal-provider', 'none', '--ten-digit-phones', 'off'],
    ...['--currency', 'USD', '--currency', 'INR', '--currency', 'RMB', '--currency', 'THB'],
    ...['--time-zone', 'America/Caracas'],
    ...[
      '--hidden-link',
      'none',
      '--customized-provider',
      'none',
      '--crash-menu-after',
      'none',
      '--native-handler',
      'app',
    ],
  );
  expect(await detail()).toMatchObject({
    demo: false,
    modalProviders: [],
    hiddenLinks: [],
    customizedProviders: [],
    crashMenuAfter: null,
  });
  expect(await done('site', 'show')).toMatch(/hallRoutes {2}"page"/);
});

test('the downloads of a site’s apps are set and taken away one by one', async () => {
  await done(
    'site',
    'set',
    '--ios-app',
    'https://apps.example/a',
    '--android-app',
    'https://files.example/a.apk',
  );
  expect(await detail()).toMatchObject({
    iosAppUrl: 'https://apps.example/a',
    androidAppUrl: 'https://files.example/a.apk',
  });
  await done('site', 'set', '--ios-app', 'none', '--desktop-app', 'https://files.example/a.exe');
  expect(await detail()).toMatchObject({
    iosAppUrl: null,
    androidAppUrl: 'https://files.example/a.apk',
    desktopAppUrl: 'https://files.example/a.exe',
  });
});

test.each(['/files/a.apk', 'http://files.example/a.apk', 'javascript:alert(1)'])(
  'refuses %s as the address of a download',
  async (address) => {
    const { code, said } = await run('site', 'set', '--android-app', address);
    expect(code).not.toBe(0);
    expect(said).toContain('must be an https address');
  },
);

test('a currency’s fields and features are changed, told and shown', async () => {
  const browser = await listen('web_member');
  const said = await done(
    ...['settings', 'set', '--currency', 'THB', '--field', 'member_phone', '--display', 'on'],
    ...['--required', 'on', '--verification', 'on', '--cash-surplus', 'off', '--recommendation', 'off'],
  );
  await told(browser, 'content.changed', { kind: 'settings' });
  expect(said).toMatch(/THB {2}recommendation off, cash surplus off/);
  expect(said).toMatch(/member_phone {2}displayed, required, unique, in the member centre, proved at reg/);
  const { list } = await platform.send('registerSettings', { siteId: 1 });
  expect(list.find(({ currency, name }) => currency === 'THB' && name === 'member_phone')).toMatchObject({
    isDisplay: 1,
    isRequired: 1,
    isVerification: 1,
  });
  expect(list.find(({ currency, name }) => currency === 'USD' && name === 'member_phone')).toMatchObject({
    isRequired: 0,
  });
  const ofThb = { siteId: 1, memberCurrency: 'THB' } as const;
  expect(await platform.send('bonusSettingCheck', ofThb)).toEqual({ isFriend: 0 });
  await done('settings', 'set', '--currency', 'THB', '--recommendation', 'on');
  expect(await platform.send('bonusSettingCheck', ofThb)).toEqual({ isFriend: 1 });
  expect(await lastAudit()).toMatchObject({
    subject: 'features of THB',
    before: { isFriend: false, cashSurplus: false },
    after: { isFriend: true, cashSurplus: false },
  });
  expect(await done('settings', 'show')).toMatch(/^RMB[\s\S]*\n\nUSD/m);
});

test('members of a currency have provider wallets and the back transfer, unless switched off', async () => {
  const token = await platform.logIn('player03');
  const layout = () => platform.send('layout', {}, { token });
  const { memberCurrency } = await layout();
  expect(await layout()).toMatchObject({ walletStatus: 1, cashBackStatus: 1 });
  const set = ['settings', 'set', '--currency', memberCurrency];
  const said = await done(...set, '--provider-wallets', 'off', '--back-transfer', 'off');
  expect(said).toMatch(/provider wallets off, back transfer off/);
  expect(await layout()).toMatchObject({ walletStatus: 0, cashBackStatus: 0 });
  await done(...set, '--provider-wallets', 'on', '--back-transfer', 'on');
});

test('how a site is registered on decides what its visitors may do', async () => {
  expect(await done('registration', 'show')).toMatch(/perDay {2}100/);
  await done('registration', 'set', '--recommend', 'off', '--sms', 'off', '--per-minute', '1');
  const sms = { memberPhone: '5551234', currency: 'USD', type: 'register_member', siteId: 1 } as const;
  expect(await codeOf(platform.send('registerSms', sms))).toBe('104');
  expect(await codeOf(register({ introducer: 'GRACE7' }, from('203.0.113.7')))).toBe('107');
  expect(await codeOf(register({}, from('203.0.113.7')))).toBe('accepted');
  expect(await lastAudit()).toMatchObject({
    before: { recommendOpen: true },
    after: { recommendOpen: false },
  });
  await done('registration', 'set', '--recommend', 'on', '--per-minute', '100');
});

test('a recommend code is switched off and on', async () => {
  const withCode = () => codeOf(register({ introducer: 'GRACE7' }, from('203.0.113.8')));
  await done('recommend-codes', 'off', '--code', 'grace7');
  expect(await withCode()).toBe('110');
  expect((await run('recommend-codes', 'off', '--code', 'GRACE7')).said).toMatch(/is off already/);
  await done('recommend-codes', 'on', '--code', 'GRACE7');
  expect(await withCode()).toBe('accepted');
});

test('a network is kept out of login and registration, and let in again', async () => {
  const visitor = from('198.51.100.9');
  const id = idIn(await done('address-rules', 'add', '--network', '198.51.100.77/24', '--note', 'farm'));
  expect(await done('address-rules', 'list')).toBe(`${id}  198.51.100.0/24  blocked  farm`);
  expect(await codeOf(logIn('player01', {}, visitor))).toBe('106');
  expect(await codeOf(register({}, visitor))).toBe('218');
  expect((await run('address-rules', 'add', '--network', '198.51.100.0/24')).said).toMatch(/already/);
  await done('address-rules', 'remove', '--id', id);
  expect(await codeOf(logIn('player01', {}, visitor))).toBe('accepted');
  expect(await lastAudit()).toMatchObject({ before: { network: '198.51.100.0/24' }, after: null });
});

test('a name, an e-mail address and a phone are kept out of registration', async () => {
  const check = (given: object) =>
    codeOf(
      platform.send('registerVerification', { siteId: 1, memberCurrency: 'USD', verification: 1, ...given }),
    );
  await done('registration-blocks', 'add', '--name', ' Mallory  Moss', '--note', 'chargebacks');
  await done('registration-blocks', 'add', '--email', '@Trash.example');
  await done('registration-blocks', 'add', '--phone', '5559999');
  expect(await check({ memberName: 'mallory moss' })).toBe('214');
  expect(await check({ memberEmail: 'a@trash.example' })).toBe('216');
  expect(await check({ memberPhone: '5559999' })).toBe('215');
  expect(await done('registration-blocks', 'list')).toContain('member_name  mallory moss  chargebacks');
  await done('registration-blocks', 'remove', '--name', 'Mallory Moss');
  expect(await check({ memberName: 'mallory moss' })).toBe('accepted');
});

test('an account is closed at once, and opened again', async () => {
  const token = await platform.logIn('player03');
  await done('members', 'disable', '--member', 'player03');
  expect(await codeOf(platform.send('myCash', {}, { token }))).not.toBe('accepted');
  expect(await codeOf(platform.logIn('player03'))).toBe('102');
  expect((await run('members', 'disable', '--member', 'player03')).said).toMatch(/is disabled already/);
  await done('members', 'enable', '--member', 'player03');
  expect(await codeOf(platform.logIn('player03'))).toBe('accepted');
});

test.each([
  [['site', 'set'], /Nothing to set/],
  [['site', 'set', '--site', '9', '--demo', 'on'], /There is no site 9/],
  [['site', 'set', '--demo', 'true'], /--demo "true" must be one of on, off/],
  [['site', 'set', '--time-zone', 'Mars/Base'], /--time-zone "Mars\/Base" is no time zone/],
  [
    ['site', 'set', '--time-zone', 'America/Santiago'],
    /cannot replace America\/Caracas: limits, sign-in, records and settlements are stored by its days/,
  ],
  [['site', 'set', '--language', 'xx_XX'], /--language must be one of zh_TW/],
  [['site', 'set', '--modal-provider', 'three'], /--modal-provider must be a provider’s id/],
  [['site', 'set', '--title-en', 'x'.repeat(501)], /titleEn: /],
  [['settings', 'set', '--currency', 'USD'], /Nothing to set/],
  [['settings', 'set', '--currency', 'USD', '--display', 'on'], /--field is missing/],
  [
    ['settings', 'set', '--currency', 'USD', '--field', 'shoe_size', '--display', 'on'],
    /"shoe_size" is none/,
  ],
  [['settings', 'set', '--currency', 'USD', '--field', 'member_qq', '--required', 'on'], /must be shown/],
  [
    ['settings', 'set', '--currency', 'USD', '--field', 'member_qq', '--verification', 'on'],
    /Only member_phone/,
  ],
  [['registration', 'set', '--questions', '9'], /--questions "9" must be a whole number from 1 to 5/],
  [['address-rules', 'add', '--network', '0.0.0.0/0'], /must be an address or a network/],
  [['address-rules', 'add', '--network', 'example.com'], /must be an address or a network/],
  [['address-rules', 'remove', '--id', '4242'], /There is no rule 4242/],
  [['registration-blocks', 'add'], /Give --name, --email or --phone/],
  [['registration-blocks', 'remove', '--phone', '1'], /1 is not blocked/],
  [['recommend-codes', 'off', '--code', 'NOBODY'], /There is no recommend code NOBODY/],
  [['roulette', 'close', '--currency', 'XYZ'], /--currency "XYZ" must be one of/],
  [['banners', 'withdraw', '--id', '70000'], /larger than any here/],
])('%j is refused with what to do, and changes nothing', async (args, reason) => {
  const before = await platform.db.select().from(auditEntries);
  const { code, said } = await run(...args);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(reason) });
  expect(said).not.toMatch(/\n\s+at /);
  expect(await platform.db.select().from(auditEntries)).toHaveLength(before.length);
});

test('the audit is filtered by who, what and when', async () => {
  await done('registration', 'set', '--questions', '2');
  const list = (...args: string[]) => done('audit', 'list', '--count', '1', ...args);
  expect(await list('--command', 'registration set')).toMatch(/mira {2}registration set {2}registration of/);
  expect(await list('--operator', 'mira')).toMatch(/mira/);
  expect(await list('--operator', 'nobody')).toBe('Nothing yet.');
  expect(await list('--to', '2020-01-01T00:00:00Z')).toBe('Nothing yet.');
  expect(await list('--from', '2020-01-01T00:00:00Z', '--subject', 'site 1')).toMatch(/site set/);
});

test('the wheel of a currency is closed, and its members are told', async () => {
  const token = await platform.logIn('player01');
  const browser = await listen('private-member.USD', token);
  await done('roulette', 'close', '--currency', 'USD');
  await browser.next('roulette_display');
  expect(await platform.send('roulette', {}, { token })).toEqual({ isOpen: 0, remainingDraws: 0 });
  expect((await run('roulette', 'close', '--currency', 'USD')).said).toMatch(/No wheel runs for USD/);
});

test('the books are verified, and a wrong one is told with a failure', async () => {
  expect(await done('verify')).toMatch(/^The books are right: \d+ transactions, \d+ entries\.$/);
  await platform.db.execute(sql`UPDATE ledger_balances SET balance = balance + 1
    WHERE account_id = (SELECT min(account_id) FROM ledger_balances)`);
  const { code, said } = await run('verify');
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringMatching(/^The books are wrong:\naccount \d+ shows \d+/),
  });
});
