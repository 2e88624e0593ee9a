import type { CurrencyCode } from '@tessera/domain';
import { agentAgreement, agentApply, agentLinkCreate } from '@tessera/wire';
import { createApi, type Api } from './api.ts';
import { createLobby } from './lobby.ts';
import { bringSession, logInElsewhere, registerPerson, SITE_ID, type Person } from './members.ts';
import { operate } from './operator.ts';
import type { Row, Visitor } from './refusals.ts';

/** Of an agent (`agent/links.ts`). */
const MOST_CAMPAIGNS = 100;

/** A visitor who applies and becomes an agent. */
export interface Applicant extends Visitor {
  readonly person: Person;
  readonly api: Api;
  readonly memberId: number;
  readonly tokens: Tokens;
  readonly open: (address: string) => Promise<unknown>;
  /** Sends with the same session from another network. */
  readonly from: (network: string) => Api;
}

/** With members of the downline: of the agent's currency, of another, and one whose transfers are disabled. */
export interface Agent extends Applicant {
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
export async function otherTokens(platform: string) {
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

type Tokens = Awaited<ReturnType<typeof otherTokens>>;

/** Logs a new person in on each visitor's page. */
export const enter = (visitors: readonly Visitor[], platform: string, tokens: Tokens): Promise<Applicant[]> =>
  Promise.all(
    visitors.map(async (visitor) => {
      const { person, session, api } = await createMember(platform);
      await bringSession(visitor.page, session);
      return {
        ...visitor,
        person,
        api,
        memberId: session.memberId,
        tokens,
        open: (address: string) => createLobby(visitor.page, false).open(visitor.path + address),
        from: (network: string) => createApi(platform, session.token, undefined, network),
      };
    }),
  );

/** Has the operator approve an applicant, who brings members in. */
export async function becomeAgent(applicant: Applicant, platform: string): Promise<Agent> {
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

/** The call of an agent who was suspended while the page was open. */
export const SUSPENDED: Row<Applicant> = {
  code: '108',
  says: 'suspended.title',
  token: ({ tokens }) => tokens.suspended,
};
