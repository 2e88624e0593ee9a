import { desc, eq } from 'drizzle-orm';
import { toDecimal, type CurrencyCode } from '@tessera/domain';
import {
  closeRoulette,
  prizesOf,
  runningWheel,
  setRoulette,
  type WheelPlan,
} from '../../activities/roulette.ts';
import { roulettes } from '../../db/schema/activities.ts';
import { audienceInWords, audienceOf, audienceOptions, requireGrades } from '../audience.ts';
import { ID, type Command } from '../command.ts';
import { told } from '../content-parts.ts';
import { OperatorFailure } from '../failure.ts';
import { needed } from '../given.ts';
import { previewLine } from '../preview-address.ts';
import { requireOrder, SCHEDULE, scheduleInWords } from '../schedule.ts';
import { explained, minorOf } from './amounts.ts';
import { CURRENCY, currencyOf } from './settings.ts';

const MOST_LISTED = 50;
/** Its currency is its own; guests do not spin. */
const AUDIENCE = ['grades', 'device'] as const;

const set: Command = {
  name: 'roulette set',
  says: 'puts up a wheel in the place of the one that the currency has; a wheel is never changed',
  options: {
    currency: { ...CURRENCY, says: 'whose members it is for' },
    draws: { type: 'string', value: '<number>', says: 'how many each member has on each day' },
    prize: {
      type: 'string',
      multiple: true,
      value: '<amount>:<weight>[:<stock>]',
      says: 'a place of the wheel, clockwise; an amount of 0 wins nothing',
    },
    ...SCHEDULE,
    ...audienceOptions(...AUDIENCE),
  },
  async run(work, given) {
    const { tx, audit, tell, now } = work;
    const currency = currencyOf(given);
    const drawsPerDay = needed(given.number('draws', { from: 1 }), 'draws');
    const prizes = given.texts('prize').map((text) => prizeOf(text, currency));
    const [start, endAt] = [given.instant('start'), given.instant('end')];
    const startAt = start && start > now ? start : undefined;
    requireOrder({ startAt: startAt ?? now, endAt: endAt ?? null });
    const audience = audienceOf(given, ...AUDIENCE) ?? null;
    await requireGrades(work, audience);
    const plan: WheelPlan = {
      ...{ currency, drawsPerDay, prizes, audience },
      ...(startAt && { startAt }),
      ...(endAt && { endAt }),
    };
    const before = await runningWheel(tx, currency);
    const { id } = await explained(() => setRoulette(tx, plan, tell));
    const written = { id, drawsPerDay, startAt, endAt, audience, prizes: given.texts('prize') };
    await audit(`roulette ${currency}`, before?.id ?? null, written);
    if (!startAt) return `Wheel ${id} with ${prizes.length} prizes is up for ${currency}.`;
    const said = `Wheel ${id} with ${prizes.length} prizes is planned for ${currency} from ${startAt.toISOString()}.`;
    return `${said}\n${await previewLine(work, { kind: 'wheel', id })}`;
  },
};

const close: Command = {
  name: 'roulette close',
  says: 'takes down the wheel of a currency, and what is planned after it; with --id only this wheel',
  options: { currency: { ...CURRENCY, says: 'whose wheel' }, id: ID },
  async run(work, given) {
    const { tx, audit, tell, now } = work;
    const id = given.id('id');
    if (id !== undefined) return closeOne(work, id);
    const currency = currencyOf(given);
    const wheel = await closeRoulette(tx, currency, tell);
    if (!wheel) throw new OperatorFailure(`No wheel runs for ${currency}.`);
    await audit(`roulette ${currency}`, wheel, { ...wheel, endAt: now });
    return `Wheel ${wheel.id} of ${currency} is closed.`;
  },
};

async function closeOne(
  { tx, audit, tell, now }: Parameters<Command['run']>[0],
  id: number,
): Promise<string> {
  const [wheel] = await tx.select().from(roulettes).where(eq(roulettes.id, id)).for('update');
  if (!wheel || (wheel.endAt && wheel.endAt <= now)) {
    throw new OperatorFailure(`No wheel ${id} is up or planned: "roulette list" shows them.`);
  }
  await tx.update(roulettes).set({ endAt: now }).where(eq(roulettes.id, id));
  await audit(`roulette ${wheel.currency}`, wheel, { ...wheel, endAt: now });
  await tell(...(await told('activity')()));
  return `Wheel ${id} of ${wheel.currency} is closed.`;
}

const list: Command = {
  name: 'roulette list',
  says: 'lists the latest wheels, with those that are planned',
  options: {},
  reads: true,
  async run({ tx, now }) {
    const rows = await tx.select().from(roulettes).orderBy(desc(roulettes.id)).limit(MOST_LISTED);
    const lines: string[] = [];
    for (const wheel of rows) {
      const { id, currency, drawsPerDay, startAt, endAt, audience } = wheel;
      const state = endAt && endAt <= now ? 'over' : startAt > now ? 'planned' : 'up';
      const prizes = (await prizesOf(tx, wheel)).map(
        ({ amount, weight }) => `${toDecimal(amount, currency)}:${weight}`,
      );
      const parts = [
        `${id}  ${currency}  ${state}  ${drawsPerDay} draws a day`,
        prizes.join(' '),
        scheduleInWords(wheel),
        audienceInWords(audience),
      ];
      lines.push(parts.filter((part) => part !== '').join('  '));
    }
    return lines.join('\n') || 'None yet.';
  },
};

function prizeOf(text: string, currency: CurrencyCode): WheelPlan['prizes'][number] {
  const [, amount, weight, stock] = /^([\d.]+):(\d{1,9})(?::(\d{1,9}))?$/.exec(text) ?? [];
  if (amount === undefined) {
    throw new OperatorFailure(`--prize "${text}" must be <amount>:<weight>[:<stock>], like 5:40 or 100:1:3`);
  }
  const limit = stock === undefined ? {} : { stock: Number(stock) };
  return { amount: minorOf('prize', amount, currency), weight: Number(weight), ...limit };
}

export const rouletteCommands: readonly Command[] = [set, close, list];
