import { isDecimal, JURISDICTION_RULES, toDecimal, toMinor } from '@tessera/domain';
import { CHANNELS, LIMIT_KINDS, LIMIT_PERIODS, profileUpdated } from '@tessera/wire';
import type { Member } from '../../db/schema/members.ts';
import { toChannel } from '../../live/notices.ts';
import type { Author } from '../../responsible/changes.ts';
import {
  beginExclusion,
  endExclusion,
  EXCLUSION_LENGTHS,
  exclusionFrom,
} from '../../responsible/exclusions.ts';
import { limitsOf } from '../../responsible/overview.ts';
import { setLimit } from '../../responsible/set-limit.ts';
import { limitOf, settingsOf, type Exclusion } from '../../responsible/settings.ts';
import type { Command, Option } from '../command.ts';
import { OperatorFailure } from '../failure.ts';
import { findMember } from '../find-member.ts';
import { needed, type Given } from '../given.ts';

const MEMBER: Option = { type: 'string', value: '<account>', says: 'the member’s account' };
const WHY: Option = { type: 'string', value: '"reason"', says: 'why; it is in the audit log' };
const oneOf = (choices: readonly string[], says: string): Option => ({
  type: 'string',
  value: choices.join(' | '),
  says,
});

/** Long enough to say something, short enough to be read. */
const MAX_WHY = 500;

function authorOf(given: Given): Author & { readonly why: string } {
  const why = needed(given.text('why'), 'why').trim();
  if (why === '' || why.length > MAX_WHY) {
    throw new OperatorFailure(`--why needs a reason of up to ${MAX_WHY} characters`);
  }
  return { by: 'operator', why };
}

const showLimits: Command = {
  name: 'limits show',
  says: 'shows a member’s limits, what is used of them, and the exclusion that runs',
  options: { member: MEMBER },
  reads: true,
  async run(work, given) {
    const member = await findMember(work, needed(given.text('member'), 'member'));
    const { settings, limits } = await limitsOf(work.tx, member, work.now);
    const set = limits.filter(({ amount, pending }) => amount !== null || pending !== null);
    const lines = set.map(({ kind, period, amount, pending, used, resetsAt }) => {
      const next = pending ? `; from ${pending.effectiveAt}: ${pending.amount ?? 'none'}` : '';
      return `${kind} ${period}  ${amount ?? 'none'} ${member.currency}, used ${used}, until ${resetsAt}${next}`;
    });
    const { exclusion, realityCheck } = settings;
    return [
      ...(lines.length > 0 ? lines : ['No limits.']),
      exclusion ? describe(exclusion) : 'No exclusion.',
      realityCheck.minutes > 0 ? `Reality check every ${realityCheck.minutes} minutes.` : 'No reality check.',
    ].join('\n');
  },
};

const setLimits: Command = {
  name: 'limits set',
  says: 'sets a limit of a member: a tighter one holds at once, a looser one after 24 hours, or as the site’s law says',
  options: {
    member: MEMBER,
    kind: oneOf(LIMIT_KINDS, 'what is limited'),
    period: oneOf(LIMIT_PERIODS, 'in which time'),
    amount: { type: 'string', value: '<amount>', says: 'in the member’s currency' },
    none: { type: 'boolean', says: 'no limit, instead of --amount' },
    why: WHY,
  },
  async run(work, given) {
    const member = await findMember(work, needed(given.text('member'), 'member'));
    const kind = needed(given.choice('kind', LIMIT_KINDS), 'kind');
    const period = needed(given.choice('period', LIMIT_PERIODS), 'period');
    const amount = amountOf(given, member);
    const author = authorOf(given);
    const before = limitOf(await settingsOf(work.tx, member.id, work.now), kind, period);
    const loosenAfterMs = JURISDICTION_RULES[work.jurisdiction].loosenAfterHours * 3_600_000;
    const after = await setLimit(work.tx, member, { kind, period, amount }, author, work.now, loosenAfterMs);
    const written = (minor: bigint | null) => (minor === null ? null : toDecimal(minor, member.currency));
    const wanted = { amount: written(amount), from: after.pending?.from ?? work.now, why: author.why };
    await work.audit(
      `member ${member.id} ${kind} limit ${period}`,
      { amount: written(before.amount) },
      wanted,
    );
    await work.tell(toChannel(CHANNELS.member(member.id), profileUpdated, {}));
    const asked = amount === null ? 'no limit' : `${written(amount)} ${member.currency}`;
    const when = after.pending ? `from ${after.pending.from.toISOString()} on` : 'now';
    return `The ${kind} limit of ${member.account} for each ${period} is ${asked} ${when}.`;
  },
};

function amountOf(given: Given, { currency }: Member): bigint | null {
  const text = given.text('amount');
  if (given.flag('none') === (text !== undefined)) {
    throw new OperatorFailure('Give --amount <amount> or --none, one of the two.');
  }
  if (text === undefined) return null;
  if (!/^\d{1,15}(\.\d+)?$/.test(text) || !isDecimal(text, currency) || toMinor(text, currency) === 0n) {
    throw new OperatorFailure(`--amount "${text}" must be an amount of ${currency} above zero, like 100`);
  }
  return toMinor(text, currency);
}

const startExclusion: Command = {
  name: 'exclusion start',
  says: 'keeps a member from playing: some days are a time-out, months and more close the account',
  options: { member: MEMBER, length: oneOf(EXCLUSION_LENGTHS, 'for how long'), why: WHY },
  async run(work, given) {
    const member = await findMember(work, needed(given.text('member'), 'member'));
    const length = needed(given.choice('length', EXCLUSION_LENGTHS), 'length');
    const author = authorOf(given);
    const { exclusion: before } = await settingsOf(work.tx, member.id, work.now);
    const wanted = exclusionFrom(length, work.now);
    const { exclusion, isNew } = await beginExclusion(work.tx, member.id, wanted, author);
    if (!isNew) throw new OperatorFailure(`${member.account} is kept out for longer: ${describe(exclusion)}`);
    await work.audit(`member ${member.id} exclusion`, before ?? null, { ...exclusion, why: author.why });
    await work.tell(toChannel(CHANNELS.member(member.id), profileUpdated, {}));
    return `${member.account}: ${describe(exclusion)}`;
  },
};

const stopExclusion: Command = {
  name: 'exclusion end',
  says: 'ends the time-out or self-exclusion of a member before its time',
  options: { member: MEMBER, why: WHY },
  async run(work, given) {
    const member = await findMember(work, needed(given.text('member'), 'member'));
    const author = authorOf(given);
    const ended = await endExclusion(work.tx, member.id, author, work.now);
    if (!ended) throw new OperatorFailure(`${member.account} is not excluded.`);
    await work.audit(`member ${member.id} exclusion`, ended, { ended: work.now, why: author.why });
    await work.tell(toChannel(CHANNELS.member(member.id), profileUpdated, {}));
    return `${member.account} may play again.`;
  },
};

function describe({ kind, until }: Exclusion): string {
  const name = kind === 'time_out' ? 'Time-out' : 'Self-exclusion';
  return until ? `${name} until ${until.toISOString()}.` : `${name} without end.`;
}

export const responsibleCommands: readonly Command[] = [showLimits, setLimits, startExclusion, stopExclusion];
