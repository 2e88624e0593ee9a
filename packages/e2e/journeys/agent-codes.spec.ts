import type { Locator, Page } from '@playwright/test';
import {
  agentApply,
  agentDownline,
  agentLinkCreate,
  agentLinks,
  agentLinkSwitch,
  agentTransfer,
  applyForAgentCheck,
  callUrl,
  editWithdrawPassword,
  type Call,
} from '@tessera/wire';
import type { Lobby } from '../harness/lobby.ts';
import { apiOf, logInByWire, registerPerson, type Person } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

/** In English and in another language and script: by address and by catalogue. */
const LANGUAGES = [
  { path: '', locale: 'en_US' },
  { path: '/hi-IN', locale: 'hi_IN' },
] as const;

const DIGITS = '2468';
const NO_SUCH_ID = 999_999;

/** What a row works with: the page of an agent (of an applicant), in one language. */
interface Scene {
  readonly page: Page;
  readonly lobby: Lobby;
  readonly person: Person;
  /** A member of the downline with the agent's currency, and one with another. */
  readonly member: number;
  readonly foreign: number;
  readonly say: (id: string) => string;
}

interface Row {
  readonly code: string;
  readonly says: string;
  /** Replaces fields of the call on its way, by their wire names: the page does not send what it knows to be wrong. */
  readonly change?: (scene: Scene) => Readonly<Record<string, unknown>>;
  /** Brings the platform to the refusal. */
  readonly before?: (scene: Scene) => Promise<unknown>;
  readonly after?: (scene: Scene) => Promise<unknown>;
  /** The call is answered on its way: the platform cannot be brought to this refusal while the page stays as it is. */
  readonly isAnsweredInPage?: true;
}

const accountOf = ({ person }: Scene): string => person.account;

const TRANSFER: readonly Row[] = [
  { code: '106', says: 'transfer.err_no_digits' },
  {
    code: '105',
    says: 'transfer.err_digits_wrong',
    before: async ({ page, person }) => {
      const api = await apiOf(page, platformOf(page));
      return api.send(editWithdrawPassword, { password: person.password, withdrawPassword: DIGITS });
    },
    change: () => ({ withdraw_password: '1357' }),
  },
  { code: '102', says: 'downline.notFound', change: () => ({ member_id: NO_SUCH_ID }) },
  { code: '103', says: 'transfer.err_currency', change: ({ foreign }) => ({ member_id: foreign }) },
  { code: '109', says: 'transfer.err_limit', change: () => ({ amount: '0.50' }) },
  { code: '101', says: 'transfer.err_too_low', change: () => ({ amount: '2000.00' }) },
  { code: '110', says: 'transfer.err_limit_day', isAnsweredInPage: true },
  {
    code: '104',
    says: 'transfer.err_disabled',
    before: (scene) => operate('transfer-disabled on', '--member', accountOf(scene)),
    after: (scene) => operate('transfer-disabled off', '--member', accountOf(scene)),
  },
  { code: '111', says: 'transfer.err_member', isAnsweredInPage: true },
  { code: '107', says: 'transfer.err_locked', isAnsweredInPage: true },
  { code: '108', says: 'suspended.title', isAnsweredInPage: true },
];

const CREATE: readonly Row[] = [
  { code: '101', says: 'promotion.exists' },
  { code: '102', says: 'promotion.many', isAnsweredInPage: true },
  { code: '108', says: 'suspended.title', isAnsweredInPage: true },
];

const SWITCH: readonly Row[] = [
  { code: '101', says: 'promotion.gone', change: () => ({ code: 'NONE' }) },
  { code: '108', says: 'suspended.title', isAnsweredInPage: true },
];

const CHECK: readonly Row[] = [
  { code: '101', says: 'register.no_proxy', change: () => ({ agent_id: NO_SUCH_ID }) },
  { code: '102', says: 'register.already', isAnsweredInPage: true },
];

const APPLY: readonly Row[] = [
  { code: '101', says: 'register.no_proxy', change: () => ({ agent_id: NO_SUCH_ID }) },
  { code: '103', says: 'register.changed', change: () => ({ agreement_version: 999 }) },
  { code: '102', says: 'register.already', isAnsweredInPage: true },
  { code: '104', says: 'register.pending', isAnsweredInPage: true },
];

test('has a row for each code of these calls', () => {
  const codesOf = (rows: readonly Row[]) => rows.map(({ code }) => code).sort();
  expect(codesOf(TRANSFER)).toEqual(Object.keys(agentTransfer.codes).sort());
  expect(codesOf(CREATE)).toEqual(Object.keys(agentLinkCreate.codes).sort());
  expect(codesOf(SWITCH)).toEqual(Object.keys(agentLinkSwitch.codes).sort());
  expect(codesOf(CHECK)).toEqual(Object.keys(applyForAgentCheck.codes).sort());
  expect(codesOf(APPLY)).toEqual(Object.keys(agentApply.codes).sort());
});

const platforms = new WeakMap<Page, string>();
const platformOf = (page: Page): string => platforms.get(page) ?? '';

/** Provokes a row's refusal, and sees the code and its words. */
async function expectRefusal(scene: Scene, call: Call, row: Row, act: () => Promise<unknown>): Promise<void> {
  await test.step(`${call.name} ${row.code}`, async () => {
    const { page, say } = scene;
    const address = `**${callUrl(call)}`;
    await row.before?.(scene);
    await page.route(address, (route) => {
      if (row.isAnsweredInPage) {
        return route.fulfill({ json: { code: row.code, message: 'Own words.', data: null } });
      }
      const body = { ...(route.request().postDataJSON() as object), ...row.change?.(scene) };
      return route.continue({ postData: JSON.stringify(body) });
    });
    const answered = page.waitForResponse(address);
    await act();
    expect(await (await answered).json()).toMatchObject({ code: row.code });
    await expect(page.getByText(say(row.says)).first()).toBeVisible();
    await page.unroute(address);
    await row.after?.(scene);
  });
}

async function applicationOf({ account }: Person): Promise<string> {
  const line = (await operate('agents applications')).split('\n').find((one) => one.includes(account));
  const id = line && /^\d+/.exec(line)?.[0];
  if (!id) throw new Error(`${account} has no application that waits`);
  return id;
}

const button = (root: Page | Locator, name: string) => root.getByRole('button', { name, exact: true });

for (const { path, locale } of LANGUAGES) {
  test(
    `shows every refusal of the agent's forms (${locale})`,
    { tag: [TAG.proof, '@mf-agent'] },
    async ({ lobby, page, platform, problems }) => {
      problems.expect(/^http 4\d\d POST .*\/api\//);
      platforms.set(page, platform);
      const say = (id: string) => text(`mf-agent:${id}`, {}, locale);
      const person = await logInByWire(page, platform);
      const applicant: Scene = { page, lobby, person, member: 0, foreign: 0, say };

      await lobby.open(`${path}/proxy/Register`);
      const contact = page.getByLabel(say('register.contact'), { exact: true });
      await contact.fill('5550199');
      await page.getByLabel(say('register.intention'), { exact: true }).fill('I write about games.');
      const send = async () => {
        await page.getByRole('checkbox').check();
        await button(page, say('register.send')).click();
      };
      for (const row of CHECK) await expectRefusal(applicant, applyForAgentCheck, row, send);
      for (const row of APPLY) await expectRefusal(applicant, agentApply, row, send);
      await send();
      await expect(page.getByText(say('register.pending'))).toBeVisible();
      await operate('agents approve', '--id', await applicationOf(person));

      const introducer = await page.evaluate(() => localStorage.getItem('member_id') ?? '');
      await registerPerson(platform, 'USD', { introducer });
      await registerPerson(platform, 'INR', { introducer });
      const api = await apiOf(page, platform);
      const today = new Date().toISOString().slice(0, 10);
      const { list } = await api.send(agentDownline, { from: today, to: today });
      const idOf = (currency: string) => list.find((one) => one.currency === currency)?.id ?? 0;
      const agent: Scene = { ...applicant, member: idOf('USD'), foreign: idOf('INR') };

      await lobby.open(`${path}/proxy/Promotion`);
      const campaign = page.getByLabel(say('promotion.campaign'), { exact: true });
      const create = async () => {
        await campaign.fill('Spring');
        await button(page, say('promotion.create')).click();
      };
      await create();
      await expect(campaign).toHaveValue('');
      for (const row of CREATE) await expectRefusal(agent, agentLinkCreate, row, create);
      expect((await api.send(agentLinks, {})).totalCount).toBe(1);
      await page
        .getByRole('button', { name: text('mf-agent:filter.details', { name: 'Spring' }, locale) })
        .click();
      const off = button(page, `${say('promotion.switchOff')}: Spring`);
      for (const row of SWITCH) await expectRefusal(agent, agentLinkSwitch, row, () => off.click());

      await lobby.open(`${path}/proxy/Transfer?member=${agent.member}`);
      const form = page.getByRole('form', { name: say('transfer.new') });
      const transfer = async () => {
        await form.getByLabel(say('transfer.amount'), { exact: true }).fill('1');
        await form.getByLabel(say('transfer.digits'), { exact: true }).fill(DIGITS);
        await button(form, say('transfer.continue')).click();
        await page.getByRole('alertdialog').getByRole('button').last().click();
      };
      for (const row of TRANSFER) await expectRefusal(agent, agentTransfer, row, transfer);

      await test.step('pages that are out of date', async () => {
        await lobby.open(`${path}/proxy/DownlineInfo?under=${NO_SUCH_ID}`);
        await expect(
          page.getByText(say('filter.none')).or(page.getByText(say('downline.notFound'))),
        ).toBeVisible();
        await lobby.open(`${path}/proxy/Agreement?version=999`);
        await expect(page.getByText(say('agreement.none'))).toBeVisible();
      });
    },
  );
}
