import {
  callUrl,
  login,
  passwordForgot,
  recommendProject,
  register,
  registerSms,
  registerVerification,
  thirdPartyComplete,
} from '@tessera/wire';
import { TAG } from '../harness/run.ts';
import { createApi, createApiFrom, newNetwork } from '../harness/api.ts';
import {
  answeredCaptcha,
  logInElsewhere,
  newPerson,
  registerPerson,
  SITE_ID,
  type Person,
} from '../harness/members.ts';
import { operateOn } from '../harness/operator.ts';
import {
  each,
  expectCodes,
  expectRefusals,
  fillCaptcha,
  logIn,
  openForm,
  openVisitors,
  type Row,
  type Visitor,
} from '../harness/refusals.ts';
import { at, registrationRefusals, type KnownPeople } from '../harness/registration-refusals.ts';
import { linkByWire, visit } from '../harness/sandbox-id.ts';
import { DRAWN_WHEN_ASKED, startTessera, type Tessera } from '../harness/tessera.ts';
import { test } from '../harness/test.ts';

/** The currency whose rules of §5 have the most codes. */
const CURRENCY = 'VND';
const PHONE = '0912345678';
/** A sample member's recommend code, and an agent. */
const CODE = 'GRACE7';
const AGENT = { account: 'agent01', password: 'agent1234' };
/** Accounts of one network within a day (`auth/address-rules.ts`), and requests for passwords. */
const ACCOUNTS_OF_NETWORK = 30;
const REQUESTS_OF_NETWORK = 50;

/** A site of its own: its settings change, and its limits are as narrow as a real site's. */
let tessera: Tessera;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  tessera = await startTessera(
    { ...DRAWN_WHEN_ASKED, RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback' },
    {},
    'media-of-journeys',
  );
});
test.afterAll(() => tessera.stop());

const operate = (command: string, ...options: string[]) => operateOn(tessera.dataDir, command, ...options);
const apiFrom = (network = newNetwork()) => createApiFrom(tessera.platform, network);
const times = <T>(many: number, act: () => Promise<T>) => Promise.all(Array.from({ length: many }, act));
const person = (...given: Parameters<typeof registerPerson> extends [string, ...infer Rest] ? Rest : never) =>
  registerPerson(tessera.platform, ...given);

/** Shows every field of the form that a code is shown on, and requires the introducer. */
async function askForEverything(): Promise<void> {
  const shown = [
    'member_qq',
    'member_wechat',
    'member_whats_app',
    'member_skype',
    'member_fb',
    'identity_id',
  ];
  const set = (field: string, ...is: string[]) =>
    operate('settings set', '--currency', CURRENCY, '--field', field, ...is);
  await Promise.all([
    ...shown.map((field) => set(field, '--display', 'on')),
    set('member_name', '--unique', 'on'),
    set('member_phone', '--verification', 'on'),
    set('introducer', '--required', 'on'),
  ]);
}

/** What the site knows and keeps out. */
async function prepare(): Promise<KnownPeople> {
  const network = newNetwork();
  const [taken, named, off, agent] = await Promise.all([
    person('USD', { memberPhone: '0955550199', identityId: 'ID-1000' }),
    person(CURRENCY, { memberName: 'Lan', identityId: 'ID-2000', introducer: CODE }),
    person(),
    logInElsewhere(tessera.platform, AGENT),
  ]);
  const [codeOff, codeOfClosed] = await Promise.all([codeOf(off), codeOf(taken)]);
  await Promise.all([
    operate('address-rules add', '--network', network),
    operate('registration-blocks add', '--name', 'Mallory'),
    operate('registration-blocks add', '--email', '@blocked.example'),
    operate('registration-blocks add', '--phone', '0999999999'),
    operate('agents suspend', '--member', AGENT.account, '--reason', 'Under review'),
    operate('recommend-codes off', '--code', codeOff),
    operate('members disable', '--member', taken.account),
  ]);
  return { taken, named, agentId: String(agent.memberId), network, codeOff, codeOfClosed };
}

async function codeOf(member: Person): Promise<string> {
  const { token } = await logInElsewhere(tessera.platform, member);
  const api = createApi(tessera.platform, token);
  const { code } = await api.send(recommendProject, { siteId: SITE_ID, language: 'en_US' });
  return code ?? '';
}

const BASE: Readonly<Record<string, string>> = {
  username: 'newplayer1',
  password: 'play1234',
  checkPassword: 'play1234',
  memberName: 'Hoa',
  memberEmail: 'newplayer1@example.com',
  introducer: CODE,
};

/** Fills in what is missing or was refused, so that the form sends it again. */
async function fillIn(visitor: Visitor): Promise<void> {
  const form = visitor.dialog('signup.title');
  for (const name of await form
    .locator('[aria-invalid=true][name]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name))) {
    await form.locator(`[name=${name}]`).fill('1');
    await form.locator(`[name=${name}]`).fill(BASE[name] ?? '');
  }
  await fillCaptcha(visitor, form);
}

async function submit(visitor: Visitor): Promise<void> {
  await fillIn(visitor);
  await visitor.dialog('signup.title').locator('[type=submit]').click();
}

/** Closes recommendations, uses up the credit for SMS, and lets one network register once in a minute, twice in a day. */
async function closeMost() {
  const [once, twice] = [newNetwork(), newNetwork()];
  await Promise.all([once, twice, twice].map((network) => person('USD', {}, network)));
  await operate(
    ...(['registration set', '--per-minute', '1', '--per-day', '2'] as const),
    ...['--recommend', 'off', '--sms-credit', '0'],
  );
  return { once, twice };
}

const sms = (memberPhone: string) =>
  ({ memberPhone, currency: CURRENCY, type: 'register_member', siteId: SITE_ID }) as const;

/** Has as many codes sent to one network as it gets without a captcha. */
async function usedUp(): Promise<string> {
  const network = newNetwork();
  for (const last of [1, 2, 3]) await apiFrom(network).send(registerSms, sms(`091000000${last}`));
  return network;
}

test(
  'shows every refusal of the registration and of its text message',
  { tag: [TAG.proof, '@mf-auth'] },
  async ({ browser, problems }) => {
    const [known, network] = await Promise.all([prepare(), usedUp(), askForEverything()]);
    await apiFrom().send(registerSms, sms(PHONE));
    const visitors = await openVisitors(browser, problems, tessera.site);
    await each(visitors, async (visitor) => {
      const form = await openForm(visitor, 'register');
      await form.locator('[name=memberCurrency]').selectOption(CURRENCY);
      for (const [name, value] of Object.entries(BASE)) await form.locator(`[name=${name}]`).fill(value);
      await form.getByRole('checkbox').check();
    });

    const rows = registrationRefusals(known);
    for (const row of rows) await test.step(row.code, () => expectRefusals(visitors, register, row, submit));
    const { once, twice } = await closeMost();
    const closed: readonly Row[] = [
      { code: '996', says: 'signup.error_register_too_frequent', network: once },
      { code: '997', says: 'signup.error_register_limit_ip', network: twice },
      { code: '107', on: 'introducer', says: 'signup.err_disabled_recommend_close' },
    ];
    for (const row of closed)
      await test.step(row.code, () => expectRefusals(visitors, register, row, submit));

    await each(visitors, async ({ page, dialog }) => {
      const phone = dialog('signup.title').locator('[name=memberPhone]');
      const checked = page.waitForResponse(`**${callUrl(registerVerification)}`);
      await phone.fill(PHONE);
      await phone.blur();
      await checked;
    });
    const left: readonly Row[] = [
      { code: '113', on: 'phoneVerify', says: 'signup.error_verify' },
      at('222', 'phoneVerify', 'err_introducer_not_found', { member_phone: '0912345679' }),
    ];
    for (const row of left)
      await test.step(row.code, () => expectRefusals(visitors, registerVerification, row, leaveCode));
    expectCodes(register, [...rows, ...closed, ...left]);

    const messages: readonly Row[] = [
      at('099', 'memberPhone', 'phone_number_verify_error', { member_phone: '12ab5678' }),
      at('201', 'memberPhone', 'err_phone_blank', { member_phone: ' ' }),
      {
        code: '104',
        says: 'signup.contact_customer_service',
        network,
        change: { member_phone: '0910000009', answer: undefined, captcha_token: undefined },
      },
      { code: '103', says: 'signup.verify_no_money', change: { member_phone: '0910000009' } },
      { code: '102', says: 'signup.sms_rate_limit_five_minutes' },
    ];
    expectCodes(registerSms, messages);
    for (const row of messages) {
      await test.step(`sms ${row.code}`, () =>
        expectRefusals(visitors, registerSms, row, ({ say, dialog }) =>
          dialog('signup.title')
            .getByRole('button', { name: say('signup.sendCode') })
            .click(),
        ));
    }
  },
);

/** Types a code and leaves its field. */
async function leaveCode({ dialog }: Visitor): Promise<void> {
  const code = dialog('signup.title').locator('[name=phoneVerify]');
  await code.fill('1');
  await code.fill('123456');
  await code.blur();
}

test(
  'shows the refusals of a network that has had enough',
  { tag: [TAG.proof, '@mf-auth'] },
  async ({ browser, problems }) => {
    const [crowded, asking] = [newNetwork(), newNetwork()];
    await operate('registration set', '--per-minute', '1000', '--per-day', '1000');
    const [member] = await Promise.all([
      person(),
      times(ACCOUNTS_OF_NETWORK, () => person('USD', {}, crowded)),
      times(REQUESTS_OF_NETWORK, async () => {
        const { account, email: memberEmail } = newPerson();
        const proof = await answeredCaptcha(apiFrom(), 1);
        await apiFrom(asking).send(passwordForgot, { account, memberEmail, siteId: SITE_ID, ...proof });
      }),
    ]);
    const visitors = await openVisitors(browser, problems, tessera.site);
    await test.step('login 203', async () => {
      await each(visitors, (visitor) => openForm(visitor, 'login'));
      const row: Row = { code: '203', says: 'login.ip_error_code', network: crowded };
      await expectRefusals(visitors, login, row, (visitor) => logIn(visitor, member));
    });
    await test.step('a login by a provider 203', async () => {
      const { token } = await logInElsewhere(tessera.platform, member);
      await linkByWire(tessera.platform, token, 'sandbox-ada');
      const row: Row = { code: '203', says: 'login.ip_error_code', network: crowded };
      await expectRefusals(visitors, thirdPartyComplete, row, (visitor) => visit(visitor, 'sandbox-ada'));
    });
    await test.step('a forgotten password 103', async () => {
      await each(visitors, ({ say, dialog }) =>
        dialog('login.title')
          .getByRole('button', { name: say('login.forgot') })
          .click(),
      );
      const row: Row = { code: '103', says: 'forgot.err_tooMany', network: asking };
      await expectRefusals(visitors, passwordForgot, row, async ({ dialog }) => {
        const form = dialog('login.forgot.title');
        await form.locator('[name=email]').fill(member.email);
        await form.locator('[type=submit]').click();
      });
    });
  },
);
