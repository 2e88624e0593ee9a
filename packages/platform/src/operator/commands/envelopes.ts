import { desc, eq, sql } from 'drizzle-orm';
import { CURRENCY_CODES, toDecimal, type CurrencyCode } from '@tessera/domain';
import { MAX_SHARES, startRedEnvelope } from '../../activities/red-envelope.ts';
import { envelopePlans, redEnvelopes, redEnvelopeShares } from '../../db/schema/activities.ts';
import { audienceInWords, audienceOf, audienceOptions, requireGrades } from '../audience.ts';
import { ID, type Command, type Option } from '../command.ts';
import { contentCommands, givenOnly, type ContentKind } from '../content.ts';
import { told } from '../content-parts.ts';
import { OperatorFailure } from '../failure.ts';
import { needed, type Given } from '../given.ts';
import { SCHEDULE } from '../schedule.ts';
import { explained, minorOf } from './amounts.ts';
import { CURRENCY, currencyOf } from './settings.ts';

const MAX_MINUTES = 7 * 24 * 60;
const MINUTES_OF_DAY = 24 * 60;
const MOST_LISTED = 50;

const ENVELOPE: Readonly<Record<'currency' | 'amount' | 'shares' | 'minutes', Option>> = {
  currency: { ...CURRENCY, says: 'whose members it is for' },
  amount: { type: 'string', value: '<amount>', says: 'what all shares add up to' },
  shares: { type: 'string', value: '<number>', says: `how many there are, up to ${MAX_SHARES}` },
  minutes: { type: 'string', value: '<number>', says: 'how long it can be claimed' },
};
/** Its currency is its own; guests claim nothing. */
const AUDIENCE = ['grades', 'device'] as const;

const sharesOf = (given: Given) => given.number('shares', { from: 1, to: MAX_SHARES });
const minutesOf = (given: Given) => given.number('minutes', { from: 1, to: MAX_MINUTES });

const start: Command = {
  name: 'red-envelope start',
  says: 'starts a red envelope now: its shares are of random size and add up to the amount',
  options: { ...ENVELOPE, ...audienceOptions(...AUDIENCE) },
  async run(work, given) {
    const { tx, audit, tell } = work;
    const currency = currencyOf(given);
    const amount = minorOf('amount', needed(given.text('amount'), 'amount'), currency);
    const shares = needed(sharesOf(given), 'shares');
    const minutes = needed(minutesOf(given), 'minutes');
    const audience = audienceOf(given, ...AUDIENCE) ?? null;
    await requireGrades(work, audience);
    const plan = { currency, amount, shares, minutes, audience };
    const { id, endAt } = await explained(() => startRedEnvelope(tx, plan, tell));
    const written = { currency, amount: toDecimal(amount, currency), shares, endAt, audience };
    await audit(`red envelope ${id}`, null, written);
    return `Red envelope ${id} is open until ${endAt.toISOString()}.`;
  },
};

const end: Command = {
  name: 'red-envelope end',
  says: 'closes a red envelope before its time; shares that were claimed stay claimed',
  options: { id: ID },
  async run({ tx, audit, tell, now }, given) {
    const id = needed(given.id('id'), 'id');
    const [before] = await tx.select().from(redEnvelopes).where(eq(redEnvelopes.id, id)).for('update');
    if (!before || before.endAt <= now) {
      throw new OperatorFailure(`No red envelope ${id} is open: "red-envelope list" shows them.`);
    }
    await tx.update(redEnvelopes).set({ endAt: now }).where(eq(redEnvelopes.id, id));
    await audit(`red envelope ${id}`, { endAt: before.endAt }, { endAt: now });
    await tell(...(await told('activity')()));
    return `Red envelope ${id} is closed.`;
  },
};

const list: Command = {
  name: 'red-envelope list',
  says: 'lists the latest red envelopes, and what is left of them',
  options: {},
  reads: true,
  async run({ tx, now }) {
    const rows = await tx
      .select({
        envelope: redEnvelopes,
        left: sql<number>`(SELECT count(*) FROM ${redEnvelopeShares} share
          WHERE share.envelope_id = ${redEnvelopes.id} AND share.member_id IS NULL)::int`,
      })
      .from(redEnvelopes)
      .orderBy(desc(redEnvelopes.id))
      .limit(MOST_LISTED);
    const lines = rows.map(({ envelope: { id, currency, amount, endAt, audience }, left }) =>
      [
        `${id}  ${toDecimal(amount, currency)} ${currency}  ${left} shares left`,
        `${endAt > now ? 'open' : 'over'} until ${endAt.toISOString()}`,
        audienceInWords(audience),
      ]
        .filter((part) => part !== '')
        .join('  '),
    );
    return lines.join('\n') || 'None yet.';
  },
};

/** Envelopes to come, of which the platform starts each when it is time. */
const plan: ContentKind = {
  noun: 'plan',
  plural: 'envelope-plans',
  table: envelopePlans,
  options: {
    ...ENVELOPE,
    ...SCHEDULE,
    daily: { type: 'boolean', says: 'one on each day, at the same time of the site’s clock' },
    ...audienceOptions(...AUDIENCE),
  },
  preview: 'envelope',
  read(given) {
    const currency = given.choice('currency', CURRENCY_CODES);
    const amount = given.text('amount');
    if (amount !== undefined && currency === undefined) {
      throw new OperatorFailure('--currency is missing: it says what --amount is in.');
    }
    return givenOnly({
      currency,
      amount: amount === undefined ? undefined : minorOf('amount', amount, currency as CurrencyCode),
      shares: sharesOf(given),
      minutes: minutesOf(given),
      startAt: given.instant('start'),
      endAt: given.instant('end'),
      isDaily: given.flag('daily') ? true : undefined,
      audience: audienceOf(given, ...AUDIENCE),
    });
  },
  fresh(given, now) {
    for (const name of Object.keys(ENVELOPE)) needed(given.text(name), name);
    return { startAt: now, isDaily: false };
  },
  check({ amount, shares, minutes, isDaily, currency }) {
    if ((amount as bigint) < BigInt(shares as number)) {
      const most = toDecimal(amount as bigint, currency as CurrencyCode);
      throw new OperatorFailure(
        `--amount ${most} cannot be split into ${String(shares)} shares: give fewer.`,
      );
    }
    if (isDaily && (minutes as number) > MINUTES_OF_DAY) {
      throw new OperatorFailure(`--minutes of a daily envelope must be at most ${MINUTES_OF_DAY}.`);
    }
  },
  notices: told('activity'),
  line({ currency, amount, shares, minutes, isDaily }) {
    const value = toDecimal(amount as bigint, currency as CurrencyCode);
    const often = isDaily ? ', daily' : '';
    return `${value} ${String(currency)} in ${String(shares)} shares for ${String(minutes)} minutes${often}`;
  },
};

export const envelopeCommands: readonly Command[] = [start, end, list, ...contentCommands(plan)];
