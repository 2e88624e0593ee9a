import type { Locator, Page } from '@playwright/test';
import type { CurrencyCode } from '@tessera/domain';
import {
  agentAgreement,
  agentApply,
  agentLinkCreate,
  agentLinks,
  agentLinkSwitch,
  agentTransfer,
  applyForAgentCheck,
  depositCreate,
  depositMethods,
  editWithdrawPassword,
} from '@tessera/wire';
import { createApi, type Api } from '../harness/api.ts';
import { createLobby } from '../harness/lobby.ts';
import { bringSession, logInElsewhere, registerPerson, SITE_ID, type Person } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { each, expectAllRefusals, lockedFor, test, type Row, type Visitor } from '../harness/refusals.ts';
import { TAG } from '../harness/run.ts';
import { expect } from '../harness/test.ts';

const DIGITS = '2468';
const WRONG_DIGITS = '1357';
const NO_SUCH_ID = 999_999;
const CAMPAIGN = 'Spring';
/** Of an agent (`agent/links.ts`). */
const MOST_CAMPAIGNS = 100;
/** Of the sample site: one transfer in dollars, and all of a day (`seed/agents.ts`). */
const MOST = 2_000;
const MOST_PER_DAY = 10_000;

/** A visitor who applies and becomes an agent. */
interface Applicant extends Visitor {
  readonly person: Person;
  readonly api: Api;
  readonly memberId: number;
  readonly open: (address: string) => Promise<unknown>;
  /** Sends with the same session from another network. */
  readonly from: (network: string) => Api;
}

/** With members of the downline: of the agent's currency, of another, and one whose transfers are disabled. */
interface Agent extends Applicant {
  readonly member: number;
  readonly foreign: number;
  readonly disabled: number;
}

/** Registers a person who is logged in by the wire. */
async function createMember(platform: string) {
  const person = await registerPerson(platform);
  const session = await logInElsewhere(platform, person);
  return { person, session, api: createApi(platform, session.token) };
}

async function applyByWire(api: Api, { email: contact }: Person): Promise<void> {
  const { version } = await api.send(agentAgreement, { siteId: SITE_ID });
  const form = { contactKind: 'email', contact, intention: 'I write about games.' } as const;
  await api.send(agentApply, { ...form, agreementVersion: version });
}

async function approve({ account }: Person): Promise<void> {
  const line = (await operate('agents applications')).split('\n').find((one) => one.includes(account));
  const id = line && /^\d+/.exec(line)?.[0];
  if (!id) throw new Error(`${account} has no application that waits`);
  await operate('agents approve', '--id', id);
}

/** Tokens of people whom the pages of an applicant or an agent do not offer these calls. */
async function otherTokens(platform: string) {
  const [applied, agent, suspended] = await Promise.all([
    createMember(platform),
    createMember(platform),
    createMember(platform),
  ]);
  for (const { api, person } of [applied, agent, suspended]) await applyByWire(api, person);
  await approve(agent.person);
  await approve(suspended.person);
  await operate('agents suspend', '--member', suspended.person.account, '--reason', 'Under review');
  for (let made = 0; made < MOST_CAMPAIGNS; made += 1)
    await agent.api.send(agentLinkCreate, { campaign: `Campaign ${made}` });
  return {
    applied: applied.session.token,
    agent: agent.session.token,
    suspended: suspended.session.token,
  };
}

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

type Tokens = Awaited<ReturnType<typeof otherTokens>>;

const button = (root: Page | Locator, name: string) => root.getByRole('button', { name, exact: true });

/** Logs a new person in on each visitor's page. */
const enter = (visitors: readonly Visitor[], platform: string): Promise<Applicant[]> =>
  Promise.all(
    visitors.map(async (visitor) => {
      const { person, session, api } = await createMember(platform);
      await bringSession(visitor.page, session);
      return {
        ...visitor,
        person,
        api,
        memberId: session.memberId,
        open: (address: string) => createLobby(visitor.page, false).open(visitor.path + address),
        from: (network: string) => createApi(platform, session.token, undefined, network),
      };
    }),
  );

async function showApplication(applicants: readonly Applicant[], tokens: Tokens): Promise<void> {
  await each(applicants, async ({ page, say, open }) => {
    await open('/proxy/Register');
    await page.getByLabel(say('register.contact'), { exact: true }).fill('5550199');
    await page.getByLabel(say('register.intention'), { exact: true }).fill('I write about games.');
  });
  const send = async ({ page, say }: Applicant) => {
    await page.getByRole('checkbox').check();
    await button(page, say('register.send')).click();
  };
  const noAgent = { code: '101', says: 'register.no_proxy', change: { agent_id: NO_SUCH_ID } };
  await expectAllRefusals(
    applicants,
    applyForAgentCheck,
    [noAgent, { code: '102', says: 'register.already', token: tokens.agent }],
    send,
  );
  await expectAllRefusals(
    applicants,
    agentApply,
    [
      noAgent,
      { code: '103', says: 'register.changed', change: { agreement_version: 999 } },
      { code: '102', says: 'register.already', token: tokens.agent },
      { code: '104', says: 'register.pending', token: tokens.applied },
    ],
    send,
  );
  await each(applicants, async (applicant) => {
    await send(applicant);
    await expect(applicant.page.getByText(applicant.say('register.pending'))).toBeVisible();
  });
}

/** Has the operator approve an applicant, who brings members in. */
async function becomeAgent(applicant: Applicant, platform: string): Promise<Agent> {
  const { memberId, person } = applicant;
  await approve(person);
  const bring = async (currency: CurrencyCode) => {
    const brought = await registerPerson(platform, currency, { introducer: String(memberId) });
    return { ...brought, id: (await logInElsewhere(platform, brought)).memberId };
  };
  const [member, foreign, disabled] = await Promise.all([bring('USD'), bring('INR'), bring('USD')]);
  await operate('transfer-disabled on', '--member', disabled.account);
  return { ...applicant, member: member.id, foreign: foreign.id, disabled: disabled.id };
}

async function showLinks(agents: readonly Agent[], tokens: Tokens): Promise<void> {
  const campaignOf = ({ page, say }: Agent) => page.getByLabel(say('promotion.campaign'), { exact: true });
  const create = async (agent: Agent) => {
    await campaignOf(agent).fill(CAMPAIGN);
    await button(agent.page, agent.say('promotion.create')).click();
  };
  const suspended: Row = { code: '108', says: 'suspended.title', token: tokens.suspended };
  await each(agents, async (agent) => {
    await agent.open('/proxy/Promotion');
    await create(agent);
    await expect(campaignOf(agent)).toHaveValue('');
  });
  await expectAllRefusals(
    agents,
    agentLinkCreate,
    [
      { code: '101', says: 'promotion.exists' },
      { code: '102', says: 'promotion.many', token: tokens.agent },
      suspended,
    ],
    create,
  );
  await each(agents, async ({ api, page, say }) => {
    expect((await api.send(agentLinks, {})).totalCount).toBe(1);
    await page.getByRole('button', { name: say('filter.details', { name: CAMPAIGN }) }).click();
  });
  await expectAllRefusals(
    agents,
    agentLinkSwitch,
    [{ code: '101', says: 'promotion.gone', change: { code: 'NONE' } }, suspended],
    ({ page, say }) => button(page, `${say('promotion.switchOff')}: ${CAMPAIGN}`).click(),
  );
}

function transferRows(tokens: Tokens): readonly Row<Agent>[] {
  return [
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
    { code: '108', says: 'suspended.title', token: tokens.suspended },
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
}

async function showTransfers(agents: readonly Agent[], tokens: Tokens): Promise<void> {
  await each(agents, ({ open, member }) => open(`/proxy/Transfer?member=${member}`));
  await expectAllRefusals(agents, agentTransfer, transferRows(tokens), async ({ page, say }) => {
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
    const applicants = await enter(visitors, platform);
    await test.step('an application', () => showApplication(applicants, tokens));
    const agents = await Promise.all(applicants.map((applicant) => becomeAgent(applicant, platform)));
    await test.step('links', () => showLinks(agents, tokens));
    await test.step('transfers', () => showTransfers(agents, tokens));
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
