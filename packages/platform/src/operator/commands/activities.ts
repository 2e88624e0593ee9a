import { CURRENCY_CODES, isDecimal, toDecimal, toMinor, type CurrencyCode } from '@tessera/domain';
import { MAX_SHARES, startRedEnvelope } from '../../activities/red-envelope.ts';
import { closeRoulette, runningWheel, setRoulette, type WheelPlan } from '../../activities/roulette.ts';
import { INSTANT, type Command, type Option } from '../command.ts';
import { OperatorFailure } from '../failure.ts';
import { needed, type Given } from '../given.ts';

const CURRENCY: Option = { type: 'string', value: '<currency>', says: 'whose members it is for' };
const MAX_MINUTES = 7 * 24 * 60;

export const activityCommands: readonly Command[] = [
  {
    name: 'red-envelope start',
    says: 'starts a red envelope: its shares are of random size and add up to the amount',
    options: {
      currency: CURRENCY,
      amount: { type: 'string', value: '<amount>', says: 'what all shares add up to' },
      shares: { type: 'string', value: '<number>', says: `how many there are, up to ${MAX_SHARES}` },
      minutes: { type: 'string', value: '<number>', says: 'how long it can be claimed' },
    },
    async run({ tx, audit, tell }, given) {
      const currency = currencyOf(given);
      const amount = minorOf('amount', needed(given.text('amount'), 'amount'), currency);
      const shares = needed(given.number('shares', { from: 1, to: MAX_SHARES }), 'shares');
      const minutes = needed(given.number('minutes', { from: 1, to: MAX_MINUTES }), 'minutes');
      const plan = { currency, amount, shares, minutes };
      const { id, endAt } = await explained(() => startRedEnvelope(tx, plan, tell));
      await audit(`red envelope ${id}`, null, {
        currency,
        amount: toDecimal(amount, currency),
        shares,
        endAt,
      });
      return `Red envelope ${id} is open until ${endAt.toISOString()}.`;
    },
  },
  {
    name: 'roulette set',
    says: 'puts up a wheel in the place of the one that the currency has',
    options: {
      currency: CURRENCY,
      draws: { type: 'string', value: '<number>', says: 'how many each member has on each day' },
      prize: {
        type: 'string',
        multiple: true,
        value: '<amount>:<weight>[:<stock>]',
        says: 'a place of the wheel, clockwise; an amount of 0 wins nothing',
      },
      end: INSTANT('when it closes; left out: when another takes its place'),
    },
    async run({ tx, audit, tell }, given) {
      const currency = currencyOf(given);
      const drawsPerDay = needed(given.number('draws', { from: 1 }), 'draws');
      const prizes = given.texts('prize').map((text) => prizeOf(text, currency));
      const endAt = given.instant('end');
      const plan: WheelPlan = { currency, drawsPerDay, prizes, ...(endAt && { endAt }) };
      const before = await runningWheel(tx, currency);
      const wheel = await explained(() => setRoulette(tx, plan, tell));
      await audit(`roulette ${currency}`, before?.id ?? null, {
        id: wheel.id,
        drawsPerDay,
        endAt,
        prizes: given.texts('prize'),
      });
      return `Wheel ${wheel.id} with ${prizes.length} prizes is up for ${currency}.`;
    },
  },
  {
    name: 'roulette close',
    says: 'takes down the wheel of a currency',
    options: { currency: CURRENCY },
    async run({ tx, audit, tell, now }, given) {
      const currency = currencyOf(given);
      const wheel = await closeRoulette(tx, currency, tell);
      if (!wheel) throw new OperatorFailure(`No wheel runs for ${currency}.`);
      await audit(`roulette ${currency}`, wheel, { ...wheel, endAt: now });
      return `Wheel ${wheel.id} of ${currency} is closed.`;
    },
  },
];

const currencyOf = (given: Given): CurrencyCode =>
  needed(given.choice('currency', CURRENCY_CODES), 'currency');

function minorOf(option: string, text: string, currency: CurrencyCode): bigint {
  if (!/^\d{1,15}(\.\d+)?$/.test(text) || !isDecimal(text, currency)) {
    throw new OperatorFailure(`--${option} "${text}" must be an amount of ${currency}, like 100`);
  }
  return toMinor(text, currency);
}

function prizeOf(text: string, currency: CurrencyCode): WheelPlan['prizes'][number] {
  const [, amount, weight, stock] = /^([\d.]+):(\d{1,9})(?::(\d{1,9}))?$/.exec(text) ?? [];
  if (amount === undefined) {
    throw new OperatorFailure(`--prize "${text}" must be <amount>:<weight>[:<stock>], like 5:40 or 100:1:3`);
  }
  const limit = stock === undefined ? {} : { stock: Number(stock) };
  return { amount: minorOf('prize', amount, currency), weight: Number(weight), ...limit };
}

/** Shows the operator why a plan is impossible. */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RangeError ? new OperatorFailure(error.message, { cause: error }) : error;
  }
}
