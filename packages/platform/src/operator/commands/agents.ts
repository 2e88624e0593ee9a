import { asc, eq } from 'drizzle-orm';
import { isDecimal, toDecimal, toMinor } from '@tessera/domain';
import { agentFigures, CHANNELS, memberCash, profileUpdated } from '@tessera/wire';
import { approveApplication, NotDecided, rejectApplication } from '../../agent/applications.ts';
import { correct } from '../../agent/corrections.ts';
import type { AgentSettled } from '../../agent/reckoning.ts';
import { reckonWeek, writeWeek } from '../../agent/settlement.ts';
import { agentApplications, agentSettlements, agentSuspensions } from '../../db/schema/agent.ts';
import { members, type Member } from '../../db/schema/members.ts';
import { agentLevels } from '../../db/schema/site.ts';
import { toChannel, type Notice } from '../../live/notices.ts';
import { ID, localText, type Command, type Option, type Work } from '../command.ts';
import { OperatorFailure } from '../failure.ts';
import { findMember } from '../find-member.ts';
import { needed, type Given } from '../given.ts';
import { printable } from '../printable.ts';

const APPLICATION: Option = { ...ID, says: 'which application' };
const MEMBER: Option = { type: 'string', value: '<account>', says: 'the agent’s account' };
const STATES = ['pending', 'approved', 'rejected'] as const;
const LEVEL: Option = { type: 'string', value: '<number>', says: 'the level of the commission plan' };

const listApplications: Command = {
  name: 'agents applications',
  says: 'lists who applied as an agent, the oldest first',
  reads: true,
  options: {
    state: { type: 'string', value: STATES.join(' | '), says: 'which; those that wait unless it is given' },
  },
  async run({ tx }, given) {
    const state = given.choice('state', STATES) ?? 'pending';
    const rows = await tx
      .select({ application: agentApplications, account: members.account })
      .from(agentApplications)
      .innerJoin(members, eq(members.id, agentApplications.memberId))
      .where(eq(agentApplications.state, state))
      .orderBy(asc(agentApplications.id));
    const lines = rows.map(
      ({ application: { id, createdAt, agentId, contactKind, contact, ...form }, account }) =>
        [
          `${id}  ${account}  ${createdAt.toISOString()}  ${contactKind} ${printable(contact)}`,
          ...(agentId === null ? [] : [`under agent ${agentId}`]),
          ...(form.website === null ? [] : [printable(form.website)]),
          printable(JSON.stringify(form.intention)),
        ].join('  '),
    );
    return lines.join('\n') || 'None.';
  },
};

const approve: Command = {
  name: 'agents approve',
  says: 'makes an agent of an applicant, under the agent who was asked for',
  options: { id: APPLICATION, level: { ...LEVEL, says: `${LEVEL.says}; 1 unless it is given` } },
  async run(work, given) {
    const id = needed(given.id('id'), 'id');
    const level = await levelIn(work, given.number('level', { from: 1 }) ?? 1);
    const { memberId, agentId } = await explained(() =>
      approveApplication(work.tx, { id, level, now: work.now }),
    );
    await work.audit(
      `agent application ${id}`,
      { state: 'pending' },
      { state: 'approved', memberId, agentId, level },
    );
    await work.tell(toChannel(CHANNELS.member(memberId), profileUpdated, {}));
    return `The member ${memberId} is an agent of level ${level}.`;
  },
};

const reject: Command = {
  name: 'agents reject',
  says: 'rejects an application; the applicant reads why, and may apply again',
  options: { id: APPLICATION, reason: localText('why') },
  async run(work, given) {
    const id = needed(given.id('id'), 'id');
    const reason = needed(given.localText('reason'), 'reason');
    const { memberId } = await explained(() => rejectApplication(work.tx, { id, reason, now: work.now }));
    await work.audit(
      `agent application ${id}`,
      { state: 'pending' },
      { state: 'rejected', memberId, reason },
    );
    await work.tell(toChannel(CHANNELS.member(memberId), profileUpdated, {}));
    return `The application ${id} is rejected.`;
  },
};

const suspend: Command = {
  name: 'agents suspend',
  says: 'closes the agent area to an agent, whose links register no member and whose weeks are not settled meanwhile',
  options: { member: MEMBER, reason: localText('why; the agent reads it') },
  async run(work, given) {
    const reason = needed(given.localText('reason'), 'reason');
    const agent = await changeActive(work, given, false);
    await work.tx.insert(agentSuspensions).values({ agentId: agent.id, reason, createdAt: work.now });
    await work.audit(`agent ${agent.id}`, null, { suspendedFor: reason });
    return `${agent.account} is suspended.`;
  },
};

const reinstate: Command = {
  name: 'agents reinstate',
  says: 'opens the agent area to a suspended agent again',
  options: { member: MEMBER },
  async run(work, given) {
    const agent = await changeActive(work, given, true);
    await work.tx.delete(agentSuspensions).where(eq(agentSuspensions.agentId, agent.id));
    return `${agent.account} is active.`;
  },
};

async function changeActive(work: Work, given: Given, agentActive: boolean): Promise<Member> {
  const agent = await findAgent(work, given);
  const state = agentActive ? 'active' : 'suspended';
  if (agent.agentActive === agentActive) throw new OperatorFailure(`${agent.account} is ${state} already.`);
  await change(work, agent, { agentActive });
  return agent;
}

const setLevel: Command = {
  name: 'agents level',
  says: 'puts an agent on a level of the commission plan: weeks are settled by no lower one',
  options: { member: MEMBER, level: LEVEL },
  async run(work, given) {
    const agent = await findAgent(work, given);
    const agentLevel = await levelIn(work, needed(given.number('level', { from: 1 }), 'level'));
    await change(work, agent, { agentLevel });
    return `${agent.account} is on level ${agentLevel}.`;
  },
};

async function change(
  { tx, audit, tell }: Work,
  agent: Member,
  values: Partial<Pick<Member, 'agentActive' | 'agentLevel'>>,
): Promise<void> {
  await tx.update(members).set(values).where(eq(members.id, agent.id));
  const { agentActive, agentLevel } = agent;
  await audit(`agent ${agent.id}`, { agentActive, agentLevel }, { agentActive, agentLevel, ...values });
  await tell(toChannel(CHANNELS.member(agent.id), profileUpdated, {}));
}

async function findAgent(work: Work, given: Given): Promise<Member> {
  const member = await findMember(work, needed(given.text('member'), 'member'));
  if (!member.isAgent) throw new OperatorFailure(`${member.account} is no agent.`);
  return member;
}

async function levelIn({ tx }: Work, level: number): Promise<number> {
  const levels = await tx.select({ level: agentLevels.level }).from(agentLevels).orderBy(agentLevels.level);
  if (levels.some((row) => row.level === level)) return level;
  throw new OperatorFailure(
    `--level ${level} must be one of ${levels.map((row) => row.level).join(', ')}: the plan has no other.`,
  );
}

const settle: Command = {
  name: 'agents settle',
  says: 'settles a week of the site’s calendar and pays the commission; settled again it pays nothing',
  options: {
    week: { type: 'string', value: '<year>-W<week>', says: 'which week, like 2026-W47' },
    'dry-run': { type: 'boolean', says: 'only says what it would come to' },
  },
  async run({ tx, now, audit, tell }, given) {
    const week = needed(given.text('week'), 'week');
    const outcome = await reckonWeek(tx, week, now);
    if (outcome.kind === 'refused') throw new OperatorFailure(outcome.reason);
    if (outcome.kind === 'known') {
      return `${week} was settled at ${outcome.settledAt.toISOString()}: nothing is paid twice.`;
    }
    const { settlements } = outcome;
    const lines = settlements.map(lineOf);
    if (given.flag('dry-run')) return [...lines, `${week} would be settled; nothing is paid.`].join('\n');
    const paid = await writeWeek(tx, week, outcome);
    await audit(`week ${week}`, null, { settlements: lines });
    await tell(
      ...paid.map(({ agent: { id, currency }, balance: { balance, version } }) =>
        toChannel(CHANNELS.member(id), memberCash, { cash: toDecimal(balance, currency), version }),
      ),
      ...settledNews(settlements.map(({ agent }) => agent.id)),
    );
    return [...lines, `${week} is settled: ${paid.length} paid.`].join('\n');
  },
};

const correctSettlement: Command = {
  name: 'agents correct',
  says: 'corrects a settlement, which itself stays as it is: the agent’s next one takes the amount in',
  options: {
    settlement: { ...ID, says: 'which settlement' },
    amount: { type: 'string', value: '<amount>', says: 'what is added; with a minus in front what is taken' },
    cause: localText('why; the agent reads it'),
  },
  async run({ tx, audit, tell }, given) {
    const id = needed(given.id('settlement'), 'settlement');
    const [settlement] = await tx.select().from(agentSettlements).where(eq(agentSettlements.id, id));
    if (!settlement) throw new OperatorFailure(`There is no settlement ${id}.`);
    const { currency, week } = settlement;
    const text = needed(given.text('amount'), 'amount');
    if (!/^-?\d{1,15}(\.\d+)?$/.test(text) || !isDecimal(text, currency) || toMinor(text, currency) === 0n) {
      throw new OperatorFailure(
        `--amount "${text}" must be an amount of ${currency} other than zero, like -12.50`,
      );
    }
    const cause = needed(given.localText('cause'), 'cause');
    const correction = await correct(tx, settlement, { amount: toMinor(text, currency), cause });
    await audit(`settlement ${id}`, null, { correction, amount: text, currency, cause });
    await tell(...settledNews([settlement.agentId]));
    return `${week} of the agent ${settlement.agentId} is corrected by ${text} ${currency}, with the next settlement.`;
  },
};

/** Has open pages of these agents refetched, each once, whether or not the agent was paid. */
const settledNews = (agentIds: readonly number[]): Notice[] =>
  [...new Set(agentIds)].map((id) => toChannel(CHANNELS.member(id), agentFigures, {}));

function lineOf({ agent, currency, carriedIn, result, paid }: AgentSettled): string {
  const decimal = (minor: bigint) => toDecimal(minor, currency);
  return [
    `${agent.account}  ${currency}`,
    `net revenue ${decimal(result.netRevenue)} of ${result.activeMembers} active`,
    `level ${result.appliedLevel}`,
    `earned ${decimal(result.earned)}`,
    `carried ${decimal(carriedIn)} to ${decimal(result.carriedOut)}`,
    `paid ${toDecimal(paid, agent.currency)} ${agent.currency}`,
  ].join('  ');
}

/** What an application is not decided for is the operator's to read. */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof NotDecided ? new OperatorFailure(error.message, { cause: error }) : error;
  }
}

export const agentCommands: readonly Command[] = [
  listApplications,
  approve,
  reject,
  suspend,
  reinstate,
  setLevel,
  settle,
  correctSettlement,
];
