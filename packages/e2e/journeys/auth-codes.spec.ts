import {
  authenticatorBegin,
  authenticatorConfirm,
  authenticatorLoginOf,
  login,
  loginAuthenticator,
  passwordForgot,
  passwordReset,
} from '@tessera/wire';
import { Secret, TOTP } from 'otpauth';
import { TAG } from '../harness/run.ts';
import { createApi, createApiFrom } from '../harness/api.ts';
import { DEVICE, logInElsewhere, registerPerson, type Person } from '../harness/members.ts';
import { expireCodes } from '../harness/expired-codes.ts';
import { operate } from '../harness/operator.ts';
import {
  blocked,
  each,
  expectCodes,
  expectRefusals,
  leaveLocked,
  lockedFor,
  logIn,
  openForm,
  reachStep,
  submit,
  test,
  usePicture,
  type Row,
  type Visitor,
} from '../harness/refusals.ts';

/**
 * What takes many members or requests of one network is in `auth-codes-registration.spec.ts`, what needs a sample member in
 * `auth-codes-validation.spec.ts`.
 */
const ELSEWHERE = { login: ['107', '203', '802'], passwordForgot: ['103'] };

test('shows every refusal of the login', { tag: [TAG.proof, '@mf-auth'] }, async ({ platform, visitors }) => {
  const [person, closed, withCode] = await Promise.all([1, 2, 3].map(() => registerPerson(platform)));
  const wrong = { account: person!.account, password: 'wrong1234' };
  const [, network, ip, region, anonymiser] = await Promise.all([
    operate('members disable', '--member', closed!.account),
    lockedFor((from) => logInElsewhere(platform, wrong, from)),
    blocked(),
    blocked('region'),
    blocked('anonymiser'),
    enrol(platform, withCode!),
  ]);
  const rows: readonly Row[] = [
    { code: '101', says: 'login.account_error', on: 'password', change: { password: wrong.password } },
    { code: '102', says: 'login.account_disable', change: { account: closed!.account } },
    { code: '105', says: 'verify_failed', on: 'captcha', change: { answer: '0000' } },
    { code: '106', says: 'login.ip_error', network: ip },
    { code: '201', says: 'login.ip_error_code', network: region },
    { code: '202', says: 'login.ip_error_code', network: anonymiser },
    { code: '803', says: 'authenticator.why', change: { account: withCode!.account } },
    // The last one: the form stays locked.
    { code: '103', says: 'lock.login', isLock: true, network },
  ];
  expectCodes(login, rows, ELSEWHERE.login);
  await each(visitors, async (visitor) => usePicture(visitor, await openForm(visitor, 'login')));
  for (const row of rows) {
    await test.step(row.code, async () => {
      await expectRefusals(visitors, login, row, (visitor) => logIn(visitor, person!));
      await each(visitors, async ({ page, say }) => {
        const back = page.getByRole('button', { name: say('login.back') });
        if (await back.isVisible()) await back.click();
      });
    });
  }
});

/** Gives the person an authenticator. */
async function enrol(platform: string, person: Person): Promise<void> {
  const { token } = await logInElsewhere(platform, person);
  const api = createApi(platform, token);
  const { secret } = await api.send(authenticatorBegin, {});
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await api.send(authenticatorConfirm, { code });
}

test(
  'shows every refusal of the authenticator’s code',
  { tag: [TAG.proof, '@mf-auth'] },
  async ({ platform, visitors }) => {
    const person = await registerPerson(platform);
    await enrol(platform, person);
    const waiting = await logInElsewhere(platform, person).catch((error: unknown) => error);
    const memberLoginId = authenticatorLoginOf(waiting) ?? '';
    const [ip, network] = await Promise.all([
      blocked(),
      lockedFor((from) => {
        const api = createApiFrom(platform, from);
        return api.send(loginAuthenticator, { ...DEVICE, memberLoginId, code: '000000' });
      }),
    ]);
    const rows: readonly Row[] = [
      { code: '104', says: 'authenticator.err_code', on: 'code' },
      { code: '101', says: 'authenticator.err_over', change: { member_login_id: 'none' } },
      { code: '103', says: 'lock.authenticator', isLock: true, network },
      { code: '106', says: 'login.ip_error', network: ip },
      { code: '102', says: 'login.account_disable' },
    ];
    expectCodes(loginAuthenticator, rows);
    const title = 'login.authenticator.title';
    await each(visitors, (visitor) => reachStep(visitor, person, title));
    for (const row of rows) {
      await test.step(row.code, async () => {
        if (row.code === '102') await operate('members disable', '--member', person.account);
        await expectRefusals(visitors, loginAuthenticator, row, async (visitor) => {
          const form = visitor.dialog(title);
          await form.locator('[name=code]').fill('000000');
          await submit(visitor, form);
        });
        if (row.isLock) await leaveLocked(visitors, person, title);
      });
    }
  },
);

test(
  'shows every refusal of a forgotten password',
  { tag: [TAG.proof, '@mf-auth'] },
  async ({ platform, visitors }) => {
    const person = await registerPerson(platform);
    const ip = await blocked();
    const request: readonly Row[] = [
      { code: '101', says: 'forgot.err_contact', on: 'email', change: { member_email: 'no address' } },
      // The credit is the whole site's: other journeys send SMS meanwhile.
      { code: '104', says: 'forgot.err_noSms', isAnsweredInPage: true },
      { code: '105', says: 'verify_failed', on: 'captcha', change: { answer: '0000' } },
      { code: '106', says: 'forgot.ip_error', network: ip },
    ];
    const reset: readonly Row[] = [
      { code: '101', says: 'forgot.err_code', on: 'code' },
      { code: '106', says: 'forgot.ip_error', network: ip },
      { code: '201', says: 'transfer.passwordRules', on: 'password', change: { password: 'letters' } },
      { code: '202', says: 'signup.err_psw_common', on: 'password', change: { password: 'letmein1' } },
      { code: '103', says: 'forgot.err_tries' },
      // The last one: the request is then too old for the others.
      { code: '102', says: 'forgot.err_expired', on: 'code' },
    ];
    expectCodes(passwordForgot, request, ELSEWHERE.passwordForgot);
    expectCodes(passwordReset, reset);
    const title = 'login.forgot.title';
    const ask = async (visitor: Visitor) => {
      const form = visitor.dialog(title);
      await form.locator('[name=username]').fill(person.account);
      await form.locator('[name=email]').fill(person.email);
      await submit(visitor, form);
    };
    await each(visitors, async (visitor) => {
      const form = await openForm(visitor, 'login');
      await form.getByRole('button', { name: visitor.say('login.forgot') }).click();
      await usePicture(visitor, visitor.dialog(title));
    });
    for (const row of request)
      await test.step(`request ${row.code}`, () => expectRefusals(visitors, passwordForgot, row, ask));
    await each(visitors, async (visitor) => {
      await ask(visitor);
      const form = visitor.dialog(title);
      await form.locator('[name=code]').fill('000000');
      await form.locator('[name=password]').fill('fresh4321');
      await form.locator('[name=checkPassword]').fill('fresh4321');
    });
    for (const row of reset) {
      await test.step(`reset ${row.code}`, async () => {
        if (row.code === '103') {
          const { account, email: memberEmail } = person;
          const wrong = { account, memberEmail, code: '000000', password: 'fresh4321' };
          await lockedFor((from) => createApiFrom(platform, from).send(passwordReset, wrong));
        }
        if (row.code === '102') await expireCodes(person.account);
        await expectRefusals(visitors, passwordReset, row, (visitor) =>
          submit(visitor, visitor.dialog(title)),
        );
      });
    }
  },
);
