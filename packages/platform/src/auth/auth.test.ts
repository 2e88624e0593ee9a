import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { HEADERS, isRefusal } from '@tessera/wire';
import { members } from '../db/schema/members.ts';
import { captchas, loginFailures } from '../db/schema/security.ts';
import { registerFields, sites } from '../db/schema/site.ts';
import { CAPTCHA_ANSWER, DEVICE, startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { FAILURES_TO_LOCK } from './lockout.ts';
import { visitorsOf } from './auth.fixture.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 100 });
});
afterAll(() => platform.close());
const { captchaToken, register } = visitorsOf(() => platform);

const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (isRefusal(error) ? (error.code ?? '') : String(error)),
  );
const messageOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'accepted',
    (error: Error) => error.message,
  );

describe('logging in', () => {
  const logIn = async (account: string, password: string, answer = CAPTCHA_ANSWER) =>
    platform.send('login', {
      account,
      password,
      siteId: 1,
      answer,
      captchaToken: await captchaToken(1),
      ...DEVICE,
    });

  test('gives a token, whatever the case of the account', async () => {
    const { memberAccount, memberCurrency, token } = await logIn('PLAYER02', 'play1234');
    expect({ memberAccount, memberCurrency }).toEqual({ memberAccount: 'player02', memberCurrency: 'INR' });
    expect((await platform.send('layout', {}, { token })).memberCash).toBe('84000.00');
  });

  test('a wrong captcha is 105, a wrong password and an unknown account are both 101', async () => {
    expect(await codeOf(logIn('player01', 'play1234', '0000'))).toBe('105');
    expect(await codeOf(logIn('player01', 'wrong123'))).toBe('101');
    expect(await codeOf(logIn('nobody99', 'wrong123'))).toBe('101');
  });

  test('a disabled member is told so, once the password is right', async () => {
    await platform.db.update(members).set({ status: 'disabled' }).where(eq(members.account, 'player03'));
    expect(await codeOf(logIn('player03', 'play1234'))).toBe('102');
    expect(await codeOf(logIn('player03', 'wrong123'))).toBe('101');
  });

  test.each(['agent01', 'unknown1'])(
    '%s is locked after repeated failures, also for the right password',
    async (account) => {
      for (let i = 0; i < FAILURES_TO_LOCK; i += 1)
        expect(await codeOf(logIn(account, 'wrong123'))).toBe('101');
      expect(await codeOf(logIn(account, 'agent1234'))).toBe('103');
      await platform.db.update(loginFailures).set({ lockedUntil: new Date(0) });
      expect(await codeOf(logIn(account, 'wrong123'))).toBe('101');
    },
  );
});

describe('a captcha', () => {
  test('is used up by its answer, right or wrong', async () => {
    const token = await captchaToken(1);
    const attempt = (answer: string) =>
      codeOf(
        platform.send('login', {
          account: 'player01',
          password: 'play1234',
          siteId: 1,
          answer,
          captchaToken: token,
          ...DEVICE,
        }),
      );
    expect(await attempt('0000')).toBe('105');
    expect(await attempt(CAPTCHA_ANSWER)).toBe('105');
  });

  test('of the other form, or of five minutes ago, is none', async () => {
    expect(await codeOf(register({ captchaToken: await captchaToken(1) }))).toBe('224');
    const late = await captchaToken(2);
    await platform.db.update(captchas).set({ expiresAt: new Date(0) });
    expect(await codeOf(register({ captchaToken: late }))).toBe('224');
  });

  test.each(['१२३४', '௧௨௩௪', '１２34', ' 12 34 '])('is answered rightly by %j', async (answer) => {
    // The account is taken, which only a right answer reveals.
    expect(await codeOf(register({ answer }))).not.toBe('224');
  });

  test('asked for too quickly, must be waited for', async () => {
    const quick = await startTestPlatform({ rateLimitFactor: 0.05 });
    const asked = await Promise.all(
      [1, 2, 3].map(() => codeOf(quick.send('captcha', { type: 1, siteId: 1 }))),
    );
    expect(asked.sort()).toEqual(['101', '101', 'accepted']);
    expect(await codeOf(quick.send('proofOfWork', { type: 1, siteId: 1 }))).toBe('101');
    await quick.close();
  });
});

describe('registering', () => {
  test('makes a member who is logged in and has play money', async () => {
    const { token, memberAccount } = await register(
      { memberCurrency: 'JPY' },
      { [HEADERS.language]: 'ja_JP' },
    );
    const layout = await platform.send('layout', {}, { token });
    expect(layout).toMatchObject({
      memberAccount,
      memberCurrency: 'JPY',
      memberCash: '150000',
      cashVersion: 1,
    });
  });

  test('a field that another member has is told by its code, in the form and on blur', async () => {
    await register({ memberAccount: 'takenname', memberEmail: 'Taken@example.com', memberPhone: '5550001' });
    expect(await codeOf(register({ memberAccount: 'TakenName' }))).toBe('102');
    expect(await codeOf(register({ memberPhone: '5550001' }))).toBe('104');
    expect(await codeOf(register({ memberEmail: 'taken@EXAMPLE.com' }))).toBe('105');
    const scope = { siteId: 1, memberCurrency: 'USD', verification: 1 } as const;
    expect(
      await codeOf(platform.send('registerVerification', { ...scope, memberAccount: 'takenname' })),
    ).toBe('102');
    expect(await codeOf(platform.send('registerVerification', { ...scope, memberAccount: 'freename' }))).toBe(
      'accepted',
    );
  });

  test.each([
    ['an e-mail address without a host', { memberEmail: 'nobody@' }, '206'],
    ['a phone number with letters', { memberPhone: '12a' }, '209'],
    [
      'a VND phone number of nine digits',
      { memberCurrency: 'VND', memberName: 'Lan', memberPhone: '123456789' },
      '209',
    ],
    ['an RMB name in Latin letters', { memberCurrency: 'RMB', memberName: 'Lin Xiao' }, '227'],
    ['a VND name of two words', { memberCurrency: 'VND', memberName: 'Nguyen Lan' }, '227'],
    ['a name of two lines', { memberName: 'Ann\nLee' }, '227'],
    ['a name that clears the line', { memberName: 'Ann\u001b[2KLee' }, '227'],
    ['a name that turns its direction', { memberName: 'Ann \u202eeeL' }, '227'],
    ['an e-mail address that clears the line', { memberEmail: 'a\u001b[2K@example.com' }, '206'],
    ['a wrong captcha', { answer: '0000' }, '224'],
  ] as const)('%s is refused by its code', async (_name, given, code) => {
    expect(await codeOf(register(given))).toBe(code);
  });

  test.each([
    ['an account of five characters', { memberAccount: 'short' }, 'member_account: err_account_length'],
    ['an account with a space', { memberAccount: 'two words' }, 'member_account: err_account_format'],
    [
      'a password without a digit',
      { password: 'secrets', checkPassword: 'secrets' },
      'password: err_psw_format',
    ],
    ['two passwords', { checkPassword: 'secret13' }, 'check_password: err_checkPsw_diff'],
    ['no e-mail address where it is required', { memberEmail: undefined }, 'member_email: is required'],
    ['no name where it is required', { memberCurrency: 'RMB' }, 'member_name: is required'],
  ] as const)('%s is named', async (_name, given, message) => {
    expect(await messageOf(register(given))).toBe(message);
  });

  test('of many who want one account at once, one gets it', async () => {
    const tokens = await Promise.all(Array.from({ length: 5 }, () => captchaToken(2)));
    const codes = await Promise.all(
      tokens.map((token) => codeOf(register({ memberAccount: 'wantedbyall', captchaToken: token }))),
    );
    expect(codes.sort()).toEqual(['102', '102', '102', '102', 'accepted']);
  });

  test('of many who want one name where it must be unique, one gets it', async () => {
    const isName = and(eq(registerFields.currency, 'VND'), eq(registerFields.name, 'member_name'));
    await platform.db.update(registerFields).set({ isUnique: true }).where(isName);
    const tokens = await Promise.all(Array.from({ length: 4 }, () => captchaToken(2)));
    const wish = { memberCurrency: 'VND', memberName: 'Lan' } as const;
    const codes = await Promise.all(
      tokens.map((token) => codeOf(register({ ...wish, captchaToken: token }))),
    );
    expect(codes.sort()).toEqual(['103', '103', '103', 'accepted']);
    await platform.db.update(registerFields).set({ isUnique: false }).where(isName);
  });

  test('nobody registers on a showcase', async () => {
    const [site] = await platform.db.select().from(sites);
    if (!site) throw new Error('the seed has no site');
    await platform.db.update(sites).set({ settings: { ...site.settings, demo: true } });
    expect(await codeOf(register())).toBe('403');
    await platform.db.update(sites).set({ settings: site.settings });
  });

  test.each(['\u0000', '\ud800'])('a text with %j in it is refused by its field', async (character) => {
    expect(await messageOf(register({ memberName: `Ann${character}` }))).toMatch(/^member_name: /);
  });

  test('a request that is sent again with its idempotency key gets the first answer', async () => {
    const headers = { [HEADERS.idempotencyKey]: randomUUID() };
    const payload = {
      memberAccount: 'onlyonce',
      memberEmail: 'once@example.com',
      captchaToken: await captchaToken(2),
    };
    const first = await register(payload, headers);
    const [second, third] = await Promise.all([register(payload, headers), register(payload, headers)]);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(
      await codeOf(register({ ...payload, password: 'other123', checkPassword: 'other123' }, headers)),
    ).toBe('409');
  });
});
