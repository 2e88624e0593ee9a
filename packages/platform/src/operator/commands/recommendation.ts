import { and, asc, eq } from 'drizzle-orm';
import { CURRENCY_CODES, isDecimal, toDecimal, toMinor, type CurrencyCode } from '@tessera/domain';
import { articles } from '../../db/schema/content.ts';
import { recommendationLevels, recommendationPlans } from '../../db/schema/recommendation.ts';
import { PROGRAMME_ARTICLE } from '../../recommendation/recommendation.handlers.ts';
import { localText, type Command, type Work } from '../command.ts';
import { givenOnly } from '../content.ts';
import { told } from '../content-parts.ts';
import { OperatorFailure } from '../failure.ts';
import type { Given } from '../given.ts';
import { CURRENCY, currencyOf } from './settings.ts';

const NONE = 'none';

function amountOf(option: string, text: string, currency: CurrencyCode): bigint {
  const amount = /^\d{1,15}(\.\d+)?$/.test(text) && isDecimal(text, currency) ? toMinor(text, currency) : 0n;
  if (amount > 0n) return amount;
  throw new OperatorFailure(`--${option} "${text}" must be an amount of ${currency} above zero, like 20`);
}

/** What is given of a threshold; `null`: it is no way to the reward any more. */
function thresholdOf(given: Given, option: string, currency: CurrencyCode): bigint | null | undefined {
  const text = given.text(option);
  if (text === undefined) return undefined;
  return text === NONE ? null : amountOf(option, text, currency);
}

/** `1:5`: from the first member on, each is worth 5. */
function levelOf(text: string, currency: CurrencyCode) {
  const [, from, reward] = /^(\d{1,6}):([\d.]+)$/.exec(text) ?? [];
  if (from === undefined || reward === undefined || +from < 1) {
    throw new OperatorFailure(`--level "${text}" must be <members from>:<reward>, like 1:5 or 20:12`);
  }
  return { currency, membersFrom: Number(from), reward: amountOf('level', reward, currency) };
}

interface Shown {
  readonly firstDeposit: string | null;
  readonly turnover: string | null;
  readonly levels: readonly string[];
}

async function programmeOf({ tx }: Work, currency: CurrencyCode): Promise<Shown | null> {
  const [plan] = await tx
    .select()
    .from(recommendationPlans)
    .where(eq(recommendationPlans.currency, currency));
  const levels = await tx
    .select()
    .from(recommendationLevels)
    .where(eq(recommendationLevels.currency, currency))
    .orderBy(asc(recommendationLevels.membersFrom));
  if (!plan) return null;
  const amount = (minor: bigint | null) => (minor === null ? null : toDecimal(minor, currency));
  return {
    firstDeposit: amount(plan.firstDeposit),
    turnover: amount(plan.turnover),
    levels: levels.map(({ membersFrom, reward }) => `${membersFrom}:${toDecimal(reward, currency)}`),
  };
}

const inWords = (currency: CurrencyCode, programme: Shown | null): string =>
  programme
    ? `${currency}  first deposit ${programme.firstDeposit ?? NONE}, turnover ${programme.turnover ?? NONE}, levels ${programme.levels.join(' ')}`
    : `${currency}  none`;

const setProgramme: Command = {
  name: 'recommendation set',
  says: 'sets what a member brought must do, and what each is worth to who brought them; rewards that were given stay',
  options: {
    currency: CURRENCY,
    'first-deposit': {
      type: 'string',
      value: '<amount> | none',
      says: 'the first deposit has at least this',
    },
    turnover: { type: 'string', value: '<amount> | none', says: 'or the stakes add up to this' },
    level: {
      type: 'string',
      multiple: true,
      value: '<members from>:<reward>',
      says: 'what each is worth from this count of members on, all levels; the first is 1:<reward>',
    },
  },
  async run(work, given) {
    const { audit } = work;
    const currency = currencyOf(given);
    const changes = givenOnly({
      firstDeposit: thresholdOf(given, 'first-deposit', currency),
      turnover: thresholdOf(given, 'turnover', currency),
    });
    const levels = given.texts('level').map((text) => levelOf(text, currency));
    if (Object.keys(changes).length === 0 && levels.length === 0) {
      throw new OperatorFailure('Nothing to set: "recommendation set --help" shows what there is.');
    }
    const before = await programmeOf(work, currency);
    await changePlan(work, currency, changes);
    if (levels.length > 0) await replaceLevels(work, currency, levels);
    const after = await programmeOf(work, currency);
    if (!after?.levels.length) throw new OperatorFailure('--level is missing: a programme has at least one.');
    await audit(`recommendation ${currency}`, before, after);
    await work.tell(...(await told('settings')()));
    return inWords(currency, after);
  },
};

async function changePlan(
  { tx }: Work,
  currency: CurrencyCode,
  changes: { readonly firstDeposit?: bigint | null; readonly turnover?: bigint | null },
): Promise<void> {
  const here = eq(recommendationPlans.currency, currency);
  const [before] = await tx.select().from(recommendationPlans).where(here).for('update');
  const after = { firstDeposit: null, turnover: null, ...before, ...changes, currency };
  if (after.firstDeposit === null && after.turnover === null) {
    throw new OperatorFailure('There must be a way to the reward: give --first-deposit or --turnover.');
  }
  await tx
    .insert(recommendationPlans)
    .values(after)
    .onConflictDoUpdate({ target: recommendationPlans.currency, set: after });
}

async function replaceLevels(
  { tx }: Work,
  currency: CurrencyCode,
  levels: readonly ReturnType<typeof levelOf>[],
): Promise<void> {
  const starts = new Set(levels.map(({ membersFrom }) => membersFrom));
  if (!starts.has(1)) throw new OperatorFailure('--level: the first begins with the first member, like 1:5.');
  if (starts.size < levels.length) throw new OperatorFailure('--level: two begin with the same member.');
  await tx.delete(recommendationLevels).where(eq(recommendationLevels.currency, currency));
  await tx.insert(recommendationLevels).values([...levels]);
}

const setText: Command = {
  name: 'recommendation text',
  says: 'sets what members read of the programme',
  options: { title: localText('its heading'), content: localText('what it says, in HTML') },
  async run({ tx, audit, tell, now }, given) {
    const changes = givenOnly({ title: given.localText('title'), content: given.markup('content') });
    if (Object.keys(changes).length === 0) throw new OperatorFailure('Give --title, --content, or both.');
    const here = and(eq(articles.kind, 'recommendation'), eq(articles.id, PROGRAMME_ARTICLE));
    const [before] = await tx.select().from(articles).where(here).for('update');
    if (!before)
      throw new OperatorFailure('The text is not there: start the platform on this database once.');
    const [after] = await tx
      .update(articles)
      .set({ ...changes, publishedAt: now })
      .where(here)
      .returning();
    await audit('recommendation text', before, after);
    await tell(...(await told('settings')()));
    return 'The programme’s text is changed.';
  },
};

export const recommendationCommands: readonly Command[] = [
  {
    name: 'recommendation show',
    says: 'shows the programme of each currency',
    options: { currency: { ...CURRENCY, says: 'only this one' } },
    reads: true,
    async run(work, given) {
      const currency = given.choice('currency', CURRENCY_CODES);
      const lines: string[] = [];
      for (const one of currency ? [currency] : CURRENCY_CODES) {
        lines.push(inWords(one, await programmeOf(work, one)));
      }
      return lines.join('\n');
    },
  },
  setProgramme,
  setText,
];
