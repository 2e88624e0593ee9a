import type { Locator, Page } from '@playwright/test';
import {
  agentApplication,
  agentApply,
  agentConsent,
  agentExport,
  agentLinkCreate,
  agentLinks,
  agentLinkSwitch,
  agentTransfer,
  applyForAgentCheck,
  CALLS,
  callUrl,
  depositCreate,
  depositMethods,
  editWithdrawPassword,
  type Call,
} from '@tessera/wire';
import { becomeAgent, enter, otherTokens, SUSPENDED, type Agent, type Applicant } from '../harness/agents.ts';
import { operate } from '../harness/operator.ts';
import { each, expectAllRefusals, expectCodes, lockedFor, test, type Row } from '../harness/refusals.ts';
import { TAG } from '../harness/run.ts';
import { expect } from '../harness/test.ts';

const DIGITS = '2468';
const WRONG_DIGITS = '1357';
const NO_SUCH_ID = 999_999;
const CAMPAIGN = 'Spring';
/** The sample site's only one. */
const AGREEMENT_VERSION = 1;
/** Of the sample site: one transfer in dollars, and all of a day (`seed/agents.ts`). */
const MOST = 2_000;
const MOST_PER_DAY = 10_000;

/** Gives away so much that less is left of the day than one transfer may have. */
async function giveMostOfTheDay({ api, member }: Agent): Promise<void> {
  const { list } = await api.send(depositMethods, {});
  const bank = list.find(({ kind }) => kind === 'bank_transfer');
  const { orderNumber } = await api.send(depositCreate, {
    methodId: bank?.id ?? 0,
    amount: String(MOST_PER_DAY),
  });
  await operate('deposits confirm', '--id', orderNumber);
  const amount = String(MOST / 2);
  for (let given = 0; given <= MOST_PER_DAY - MOST; given += MOST / 2)
    await api.send(agentTransfer, { memberId: member, amount, withdrawPassword: DIGITS });
}

const button = (root: Page | Locator, name: string) => root.getByRole('button', { name, exact: true });

const NO_AGENT: Row<Applicant> = {
  code: '101',
  says: 'register.no_proxy',
  change: { agent_id: NO_SUCH_ID },
};
const ALREADY: Row<Applicant> = {
  code: '102',
  says: 'register.already',
  token: ({ tokens }) => tokens.agent,
};
const CHANGED = 'register.changed';
const CHECK: readonly Row<Applicant>[] = [NO_AGENT, ALREADY];
const APPLY: readonly Row<Applicant>[] = [
  NO_AGENT,
  { code: '103', says: CHANGED, change: { agreement_version: 999 } },
  ALREADY,
  { code: '104', says: 'register.pending', token: ({ tokens }) => tokens.applied },
];
const CONSENT: readonly Row<Applicant>[] = [
  { code: '103', says: CHANGED, change: { version: 999 } },
  SUSPENDED,
];
const LINK: readonly Row<Applicant>[] = [
  { code: '101', says: 'promotion.exists' },
  { code: '102', says: 'promotion.many', token: ({ tokens }) => tokens.agent },
  SUSPENDED,
];
const SWITCH: readonly Row<Applicant>[] = [
  { code: '101', says: 'promotion.gone', change: { code: 'NONE' } },
  SUSPENDED,
];
const EXPORT: readonly Row<Applicant>[] = [SUSPENDED];
const TRANSFER: readonly Row<Agent>[] = [
  { code: '106', says: 'transfer.err_no_digits' },
  {
    code: '105',
    says: 'transfer.err_digits_wrong',
    prepare: ({ api, person: { password } }) =>
      api.send(editWithdrawPassword, { password, withdrawPassword: DIGITS }),
    change: { withdraw_password: WRONG_DIGITS },
  },
  { code: '102', says: 'downline.notFound', change: { member_id: NO_SUCH_ID } },
  { code: '103', says: 'transfer.err_currency', change: ({ foreign }) => ({ member_id: foreign }) },
  { code: '111', says: 'transfer.err_member', change: ({ disabled }) => ({ member_id: disabled }) },
  { code: '109', says: 'transfer.err_limit', change: { amount: '0.50' } },
  { code: '101', says: 'transfer.err_too_low', change: { amount: MOST.toFixed(2) } },
  {
    code: '110',
    says: 'transfer.err_limit_day',
    prepare: giveMostOfTheDay,
    change: { amount: MOST.toFixed(2) },
  },
  SUSPENDED,
  {
    code: '104',
    says: 'transfer.err_disabled',
    prepare: ({ person }) => operate('transfer-disabled on', '--member', person.account),
  },
  {
    code: '107',
    says: 'lock.withdraw_password',
    isLock: true,
    network: ({ from, member: memberId }) =>
      lockedFor((network) =>
        from(network).send(agentTransfer, { memberId, amount: '1', withdrawPassword: WRONG_DIGITS }),
      ),
  },
];

const TABLE = new Map<Call, readonly Row<Agent>[]>([
  [agentApply, APPLY],
  [agentConsent, CONSENT],
  [agentLinkCreate, LINK],
  [agentLinkSwitch, SWITCH],
  [agentExport, EXPORT],
  [agentTransfer, TRANSFER],
]);

test('has a row for each code of the calls by which agents write', () => {
  // Those that read are in read-codes.test.tsx of mf-agent.
  const writing = Object.entries<Call>(CALLS).filter(
    ([key, { idempotent }]) => key.startsWith('agent') && !idempotent,
  );
  for (const [, call] of writing) expectCodes(call, TABLE.get(call) ?? []);
});

async function showApplication(applicants: readonly Applicant[]): Promise<void> {
  await each(applicants, async ({ page, say, open }) => {
    await open('/proxy/Register');
    await page.getByLabel(say('register.contact'), { exact: true }).fill('5550199');
    await page.getByLabel(say('register.intention'), { exact: true }).fill('I write about games.');
  });
  const send = async ({ page, say }: Applicant) => {
    await page.getByRole('checkbox').check();
    await button(page, say('register.send')).click();
  };
  await expectAllRefusals(applicants, applyForAgentCheck, CHECK, send);
  await expectAllRefusals(applicants, agentApply, APPLY, send);
  await each(applicants, async (applicant) => {
    await send(applicant);
    await expect(applicant.page.getByText(applicant.say('register.pending'))).toBeVisible();
  });
}

async function showLinks(agents: readonly Agent[]): Promise<void> {
  const campaignOf = ({ page, say }: Agent) => page.getByLabel(say('promotion.campaign'), { exact: true });
  const create = async (agent: Agent) => {
    await campaignOf(agent).fill(CAMPAIGN);
    await button(agent.page, agent.say('promotion.create')).click();
  };
  await each(agents, async (agent) => {
    await agent.open('/proxy/Promotion');
    await create(agent);
    await expect(campaignOf(agent)).toHaveValue('');
  });
  await expectAllRefusals(agents, agentLinkCreate, LINK, create);
  await each(agents, async ({ api, page, say }) => {
    expect((await api.send(agentLinks, {})).totalCount).toBe(1);
    await page.getByRole('button', { name: say('filter.details', { name: CAMPAIGN }) }).click();
  });
  await expectAllRefusals(agents, agentLinkSwitch, SWITCH, ({ page, say }) =>
    button(page, `${say('promotion.switchOff')}: ${CAMPAIGN}`).click(),
  );
}

/** Offers each agent the present version, as if another one had been accepted: a new one would be for all journeys. */
async function showConsent(agents: readonly Agent[]): Promise<void> {
  await each(agents, async ({ page, open }) => {
    await page.route(`**${callUrl(agentApplication)}`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { readonly data: object };
      const data = { ...answer.data, agreement_version: null, agreed_at: null };
      await route.fulfill({ response, json: { ...answer, data } });
    });
    await open('/proxy/Agreement');
  });
  await expectAllRefusals(agents, agentConsent, CONSENT, ({ page, say }) =>
    button(page, say('agreement.agree', { version: AGREEMENT_VERSION })).click(),
  );
  // A request may be under way that the journey answers.
  await each(agents, ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));
}

async function showExport(agents: readonly Agent[]): Promise<void> {
  await each(agents, ({ open }) => open('/proxy/OperationTable'));
  await expectAllRefusals(agents, agentExport, EXPORT, ({ page, say }) =>
    button(page, say('export.csv')).click(),
  );
}

async function showTransfers(agents: readonly Agent[]): Promise<void> {
  await each(agents, ({ open, member }) => open(`/proxy/Transfer?member=${member}`));
  await expectAllRefusals(agents, agentTransfer, TRANSFER, async ({ page, say }) => {
    const form = page.getByRole('form', { name: say('transfer.new') });
    await form.getByLabel(say('transfer.amount'), { exact: true }).fill('1');
    await form.getByLabel(say('transfer.digits'), { exact: true }).fill(DIGITS);
    await button(form, say('transfer.continue')).click();
    await button(page.getByRole('alertdialog'), say('transfer.do', { amount: '$1.00' })).click();
  });
}

test.use({ app: 'mf-agent' });

test(
  "shows every refusal of the agent's forms",
  { tag: [TAG.proof, '@mf-agent'] },
  async ({ platform, visitors }) => {
    const tokens = await otherTokens(platform);
    const applicants = await enter(visitors, platform, tokens);
    await test.step('an application', () => showApplication(applicants));
    const agents = await Promise.all(applicants.map((applicant) => becomeAgent(applicant, platform)));
    await test.step('links', () => showLinks(agents));
    await test.step('the agreement', () => showConsent(agents));
    await test.step('an export', () => showExport(agents));
    await test.step('transfers', () => showTransfers(agents));
    await test.step('pages that are out of date', () =>
      each(agents, async ({ page, say, open }) => {
        await open(`/proxy/DownlineInfo?under=${NO_SUCH_ID}`);
        await expect(
          page.getByText(say('filter.none')).or(page.getByText(say('downline.notFound'))),
        ).toBeVisible();
        await open('/proxy/Agreement?version=999');
        await expect(page.getByText(say('agreement.none'))).toBeVisible();
      }));
  },
);
